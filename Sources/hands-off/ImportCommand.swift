import ArgumentParser
import HandsOff

struct ImportCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring recipes in from files, folders, archives of other programs, and web pages.",
        discussion: """
            Each recipe is one line: new, same (it is in the library, word for word), changed (it is there in other \
            words, which stay unless you say --update), updated or refused, with the reason. So is each file of an archive \
            or a folder that can't be taken, some dozens of each kind; of more the number is said. Only the pages that \
            you name are fetched, and their pictures, a quarter of a minute for each recipe; one that comes in without \
            some of its pictures says so. Ctrl+C stops; what is in by then stays.

            Exit status: 0 if everything was taken; 1 if nothing could be taken of what was named; 2 if some of it was \
            taken and some refused; 70 if the library can't be opened; 130 or 143 if it was stopped.

            Example: hands-off import ~/Downloads/recipes.paprikarecipes https://example.org/soup
            """)
    @Argument(help: ArgumentHelp("Files, folders, archives, web addresses.", valueName: "thing"))
    var things: [String]
    @Flag(name: .long, help: "Take the newer words of recipes that the library has in other words.")
    var update = false
    @OptionGroup var place: LibraryOption

    var patience: Double { 0.7 }

    func perform() async -> Int32 {
        await ImportErrand.run(things, updates: update, LaunchOptions(library: place.library))
    }
}
