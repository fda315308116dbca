import ArgumentParser
import Scullery

/// Started by the server itself, for each picture and clip that comes.
struct Media: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run a program where it can see one file and nothing else; the server does that by itself.",
        shouldDisplay: false)

    static let launcher = SculleryProgram.itself(arguments: ["media"])

    @Argument(help: "The program and its limits, as the server says them.") var program: String

    func run() throws {
        throw ExitCode(try ConfinedProgram(argument: program).become())
    }
}
