import ArgumentParser
import CommunityServer
import Foundation

struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Make a server: its settings, its folder, its owner, and files for systemd, containers, Caddy and nginx."
    )

    @OptionGroup var settings: SettingsOption
    @Option(help: "The folder of all that it keeps.") var folder = "hands-off-server-data"
    @Option(help: "What you call it.") var name = "Hands Off"
    @Option(help: "Where people reach it.") var address = "http://127.0.0.1:8710"
    @Option(help: "The port on which it listens on this machine.") var port = 8710
    @Option(help: "The user name of its owner.") var owner = "chef"

    func run() async throws {
        var chosen = ServerSettings()
        (chosen.folder, chosen.name, chosen.address) = (folder, name, address)
        chosen.port = port
        if FileManager.default.fileExists(atPath: settings.settings) { chosen = try settings.read() }
        let setup = Setup(chosen, path: settings.settings)
        try setup.writeFiles()
        print("Settings: \(settings.settings)   Data: \(chosen.folder)")
        guard let password = try await setup.makeOwner(owner) else {
            print("It has an owner already.")
            return
        }
        print(
            """

            Its owner is \(owner), with the password

                \(password)

            which is shown this once. Change it from the window when you have signed in.
            """)
    }
}
