import ArgumentParser
import CommunityServer
import Foundation

/// Where the settings are.
struct SettingsOption: ParsableArguments {
    @Option(help: "The file of the settings.") var settings = "hands-off-server.conf"

    func read() throws -> ServerSettings {
        guard let data = FileManager.default.contents(atPath: settings) else {
            throw ValidationError("There are no settings at \(settings). Begin with: hands-off-server init")
        }
        do {
            return try SettingsFile.read(String(decoding: data, as: UTF8.self))
        } catch {
            throw ValidationError("\(settings): \(error)")
        }
    }
}
