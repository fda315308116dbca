import ArgumentParser
import Chores
import Foundation
import HandsOff
import Recipes

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
        version: ProgramVersion.text,
        subcommands: [
            Open.self, Cook.self, FindCommand.self, ImportCommand.self, ExportCommand.self, Demo.self,
            DoctorCommand.self, LabelCommand.self, FoodsCommand.self, RemindCommand.self,
            GesturesCommand.self, ListenCommand.self, Read.self, SessionCommand.self, CanonCommand.self,
            BenchCommand.self,
            EndureCommand.self,
        ],
        defaultSubcommand: Open.self)

    /// Not an asynchronous `main`: Swift's runtime opens a descriptor of its own before it comes to one, and
    /// that could be number 0, 1 or 2.
    static func main() {
        // Before all else: what it does with strangers' files needs nothing of the program around it.
        if CommandLine.arguments.dropFirst().first == SculleryWork.argument {
            Foundation.exit(SculleryWork.run())
        }
        Terminal.open()
        Task { @MainActor in Foundation.exit(Terminal.finish(await begin())) }
        dispatchMain()
    }

    /// Commands run on the main actor from first to last; see `Kitchen`.
    @MainActor private static func begin() async -> Int32 {
        do {
            var command = try parseAsRoot()
            guard let command = command as? any KitchenCommand else {
                try command.run()
                return 0
            }
            if command.opensWindow {
                Terminal.standBesideWindow()
            } else {
                Interruption.listen(patience: command.patience)
            }
            return await Kitchen.run { await command.perform() }
        } catch {
            return say(error)
        }
    }

    /// Help and the like, or what is wrong with the arguments.
    private static func say(_ error: any Error) -> Int32 {
        let status = exitCode(for: error)
        var text = fullMessage(for: error)
        // The lines are ours, but what they quote may be a file's name.
        for argument in CommandLine.arguments where argument.contains("\n") {
            text = text.replacing(argument, with: argument.replacing("\n", with: " "))
        }
        if !text.isEmpty { status.isSuccess ? printLines(text) : tellCookLines(text) }
        return status.rawValue
    }
}
