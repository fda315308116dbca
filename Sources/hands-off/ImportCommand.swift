import ArgumentParser
import HandsOff

struct ImportCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring recipes in from files, folders, archives of other programs, and web pages.",
        discussion: """
            Each recipe is one line: new, same (it is in the library, word for word), changed (it is there in other \
            words, which stay unless you say --update), updated or refused, with the reason. Only the pages that you \
            name are fetched, and their pictures. Ctrl+C stops; what is in by then stays.

            Exit status: 0; 1 if nothing could be taken of what was named; 70 if the library can't be opened; \
            130 or 143 if it was stopped.

            Example: hands-off import ~/Downloads/recipes.paprikarecipes https://example.org/soup
            """)
    @Argument(help: ArgumentHelp("Files, folders, archives, web addresses.", valueName: "thing"))
    var things: [String]
    @Flag(name: .long, help: "Take the newer words of recipes that the library has in other words.")
    var update = false
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The library's file. Default: hands-off/library.sqlite in $XDG_DATA_HOME.", valueName: "file"))
    var library: String?

    var patience: Double { 0.7 }

    func perform() async -> Int32 {
        await ImportErrand.run(things, updates: update, LaunchOptions(library: library))
    }
}
