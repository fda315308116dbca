import ArgumentParser
import HandsOff

struct Read: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read recipes and lines as the app reads them, for scripts: one JSON object a line.",
        discussion: """
            --json FILE...: each recipe in the files is {"source", "title", "description", "author", "image", "yield", \
            "prepMinutes", "cookMinutes", "totalMinutes", "ingredients", "ingredientGroups", "steps", "category", \
            "cuisine", "keywords", "nutrition", "guessed"}, with null where a file doesn't say; a file that can't be \
            read is {"source", "error"}. Exit status 1 when no file could be read.

            The others read standard input to its end. --ingredients: {"line", "quantity", "quantityMax", "unit", \
            "name", "preparation", "note"}, null where the line says nothing of it; the unit is the author's word in \
            the singular. --durations: {"line", "seconds": [the lower bound of each, in order]}.

            --steps reads the lines of --json: {"source", "names": [of the list], "steps": [for each step, the places in \
            names of what it speaks of]}.

            Example: echo "2–3 cloves garlic, crushed" | hands-off read --ingredients
            """)
    @Flag(name: .long, help: "The recipes in files.") var json = false
    @Flag(name: .long, help: "Lines of an ingredient list.") var ingredients = false
    @Flag(name: .long, help: "Steps, one a line.") var durations = false
    @Flag(name: .long, help: "What steps speak of, from the lines of --json.") var steps = false
    @Argument(help: ArgumentHelp("The files, for --json.", valueName: "file")) var files: [String] = []

    func validate() throws {
        guard [json, ingredients, durations, steps].count(where: { $0 }) == 1 else {
            throw ValidationError("Say what to read: --json, --ingredients, --durations or --steps.")
        }
        guard json != files.isEmpty else {
            throw ValidationError(
                json ? "Name the files to read." : "Lines are read from standard input, not from files.")
        }
    }

    func run() throws {
        if ingredients { return LineReading.ingredients() }
        if steps { return LineReading.steps() }
        if durations { return LineReading.durations() }
        guard RecipeReport.json(files) else { throw ExitCode.failure }
    }
}
