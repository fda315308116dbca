import ArgumentParser
import HandsOff

struct ExportCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write recipes of the library to files, for paper and for other programs.",
        discussion: """
            A file a recipe, named by its title; no file is replaced. The whole library goes into one file from the \
            settings (Back up), and comes in again with import.

            Example: hands-off export --as cooklang --to ~/cookbook "Tomato soup"
            """)
    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("pdf, html, cooklang, recipemd or json.", valueName: "kind"))
    var kind = "pdf"
    @Option(name: .customLong("to"), help: ArgumentHelp("Where the files go.", valueName: "folder"))
    var folder = "."
    @OptionGroup var place: LibraryOption
    @Argument(help: ArgumentHelp("Titles or ids; all recipes if none is named.", valueName: "recipe"))
    var recipes: [String] = []

    var patience: Double { 0.7 }

    func perform() async -> Int32 {
        await ExportErrand.run(kind, recipes, into: folder, LaunchOptions(library: place.library))
    }
}
