import ArgumentParser
import HandsOff

/// What the program reads from files, for scripts and for the scores of Tests/Scores.
struct Read: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read recipes as the program reads them, and print what it understood.",
        discussion: """
            With --json each recipe in the files is one line: {"source", "title", "description", "author", "image", \
            "yield", "prepMinutes", "cookMinutes", "totalMinutes", "ingredients", "ingredientGroups", "steps", \
            "category", "cuisine", "keywords", "nutrition", "guessed"}, with null where a file doesn't say; a file \
            that can't be read is {"source", "error"}. Exit status 1 when no file could be read.
            """)
    @Flag(name: .long, help: "One JSON object a recipe, on a line of its own.") var json = false
    @Argument(help: ArgumentHelp("The files.", valueName: "file")) var files: [String] = []

    func validate() throws {
        guard json else { throw ValidationError("Say what to print: --json.") }
        guard !files.isEmpty else { throw ValidationError("Name the files to read.") }
    }

    func run() throws {
        guard RecipeReport.json(files) else { throw ExitCode.failure }
    }
}
