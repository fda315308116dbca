import ArgumentParser
import Foundation
import CommunityServer

extension Admin {
    struct SetMenu: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "menu", abstract: "Print the kitchen's menu as JSON, or put one in its place.")
        @OptionGroup var settings: SettingsOption
        @Argument(help: "A file with a menu, as this prints it; none = print it.") var file: String?

        func run() async throws {
            if let file {
                let json = try Data(contentsOf: URL(filePath: file))
                return try await settings.desk { try await $0.putMenu(json) }
            }
            guard let menu = try await settings.desk({ try await $0.menu() }) else {
                throw ValidationError("There is no menu yet.")
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(menu), as: UTF8.self))
        }
    }
}
