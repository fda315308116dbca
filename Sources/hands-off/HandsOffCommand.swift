import ArgumentParser
import Foundation
import HandsOff

@main struct HandsOffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hands-off",
        abstract: "Cook from your laptop without touching it: a wave of the hand turns the page.",
        usage: """
            hands-off [--library <file>] [--camera auto|none|<device>|<recording>] [--fullscreen]
            hands-off cook <title-or-id>
            hands-off <subcommand> …
            """,
        discussion: """
            Without a subcommand the window opens with your recipes. Everything stays on this computer: the \
            recipes in one SQLite file, the camera's pictures nowhere at all.
            """,
        subcommands: [
            Open.self, Cook.self, ImportCommand.self, ExportCommand.self, Demo.self, DoctorCommand.self,
            GesturesCommand.self, Read.self, SessionCommand.self, CanonCommand.self, BenchCommand.self,
            EndureCommand.self,
        ],
        defaultSubcommand: Open.self)

    /// Commands run on the main actor from first to last; see `Kitchen`.
    @MainActor static func main() async {
        if CommandLine.arguments.dropFirst().first == SculleryWork.argument {
            Foundation.exit(SculleryWork.run())
        }
        do {
            var command = try parseAsRoot()
            if let command = command as? any KitchenCommand {
                Foundation.exit(await Kitchen.run { await command.perform() })
            }
            try command.run()
        } catch {
            exit(withError: error)
        }
    }
}

/// A command that does its work on the main actor and ends the process with a status.
protocol KitchenCommand: ParsableCommand {
    @MainActor func perform() async -> Int32
}
