import ArgumentParser
import HandsOff

struct FindCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Print the titles that the search page would show, the best first.",
        discussion: """
            With --lines a search is read from each line of the standard input, and each recipe is a line of four \
            columns: the number of the search, "found" or "nearly", the title, and what is lacking.

            Example: hands-off find quick dinner without meat
            """)
    @Option(help: ArgumentHelp("Recipes for each search.", valueName: "count")) var limit = 10
    @Flag(help: "Read a search from each line of the standard input.") var lines = false
    @OptionGroup var place: LibraryOption
    @Argument(help: ArgumentHelp("What you would type.", valueName: "word")) var words: [String] = []

    func perform() async -> Int32 {
        await FindErrand.run(
            lines ? nil : words.joined(separator: " "), limit: max(1, min(limit, 1000)),
            LaunchOptions(library: place.library))
    }
}
