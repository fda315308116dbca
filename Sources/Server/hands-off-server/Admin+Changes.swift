import API
import ArgumentParser
import CommunityServer

extension Admin {
    struct SetRole: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "role", abstract: "Make somebody a member, moderator or owner.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String
        @Argument var role: Account.Role

        func run() async throws { try await settings.desk { try await $0.setRole(name, role) } }
    }

    struct SetLicence: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "licence",
            abstract: "Give somebody a licence to publish, with a chef's hat beside the name, or take it.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String
        @Argument(help: "on or off.") var state: Switch

        enum Switch: String, ExpressibleByArgument { case on, off }

        func run() async throws { try await settings.desk { try await $0.setLicence(name, state == .on) } }
    }

    struct SetCook: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "cook", abstract: "Have somebody work in the kitchen, in the console, or no longer.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String
        @Argument(help: "on or off.") var state: SetLicence.Switch

        func run() async throws { try await settings.desk { try await $0.setCook(name, state == .on) } }
    }

    struct ResetPassword: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset-password",
            abstract: "A link by which somebody sets a new password; good for a day.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String

        func run() async throws { print(try await settings.desk { try await $0.resetLink(name) }) }
    }

    struct ResetFactor: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset-factor",
            abstract: "Take the second factor from somebody who has lost it, and sign all devices out.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String

        func run() async throws { try await settings.desk { try await $0.resetSecondFactor(name) } }
    }

    struct SignOut: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sign-out", abstract: "Sign all devices of somebody out.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String

        func run() async throws {
            print("\(try await settings.desk { try await $0.signOut(name) }) devices")
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Delete an account with all that is stored of it, for good.")
        @OptionGroup var settings: SettingsOption
        @Argument var name: String
        @Flag(help: "Really.") var yes = false

        func run() async throws {
            guard yes else { throw ValidationError("Nothing was deleted. Say --yes to mean it.") }
            try await settings.desk { try await $0.delete(name) }
        }
    }
}
