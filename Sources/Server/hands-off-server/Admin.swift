public import API
public import ArgumentParser
import CommunityServer

struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look after accounts and posts from the server's own machine.",
        subcommands: [
            SetMenu.self,
            List.self, Create.self, Invite.self, SetRole.self, SetLicence.self, SetCook.self,
            ResetPassword.self,
            ResetFactor.self, SignOut.self, Delete.self, ListPosts.self, RemovePost.self, RestorePost.self,
        ])

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "All accounts.")
        @OptionGroup var settings: SettingsOption

        func run() async throws {
            for account in try await settings.desk({ try await $0.accounts() }) {
                let megabytes = account.usedBytes >> 20
                print(
                    "\(account.userName)\t\(account.role.rawValue)\t\(megabytes) MB\t\(account.email ?? "-")")
            }
        }
    }

    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make an account, and a link by which its owner sets a password.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String
        @Option(help: "member, moderator or owner.") var role = Account.Role.member
        @Option var email: String?

        func run() async throws {
            print(try await settings.desk { try await $0.create(name, role: role, email: email) })
        }
    }

    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "An invitation, good once.")
        @OptionGroup var settings: SettingsOption
        @Argument(help: "For whom.") var person = ""
        @Option(help: "Days that it is good for.") var days = 7

        func run() async throws {
            print(try await settings.desk { try await $0.invite(person, days: days) })
        }
    }
}

extension Account.Role: ExpressibleByArgument {}

extension SettingsOption {
    /// Does something at the desk, and leaves it in order.
    func desk<Answer: Sendable>(
        _ work: @Sendable (AdminDesk) async throws -> Answer
    ) async throws -> Answer {
        let desk = try await AdminDesk(try read())
        do {
            let answer = try await work(desk)
            await desk.close()
            return answer
        } catch {
            await desk.close()
            throw error
        }
    }
}
