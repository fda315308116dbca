import ArgumentParser
import CommunityServer

extension Admin {
    struct ListPosts: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "posts", abstract: "What people have published, the newest first.")
        @OptionGroup var settings: SettingsOption
        @Option(help: "How many.") var count = 50

        func run() async throws {
            for post in try await settings.desk({ try await $0.posts(limit: max(1, count)) }) {
                let author = post.author?.userName ?? "-"
                print("\(post.id)\t\(post.state.rawValue)\t\(author)\t\(post.recipe.title)")
            }
        }
    }

    struct RemovePost: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove-post", abstract: "Take a post out of everybody's sight but its author's.")
        @OptionGroup var settings: SettingsOption
        @Argument(help: "As `admin posts` names it.") var post: String
        @Option(help: "Its author reads it.") var reason: String

        func run() async throws {
            try await settings.desk { try await $0.removePost(post, reason: reason) }
        }
    }

    struct RestorePost: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore-post", abstract: "Put a post back that was removed.")
        @OptionGroup var settings: SettingsOption
        @Argument(help: "As `admin posts` names it.") var post: String
        @Option(help: "For the log.") var reason: String

        func run() async throws {
            try await settings.desk { try await $0.restorePost(post, reason: reason) }
        }
    }
}
