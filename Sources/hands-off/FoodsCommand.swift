import ArgumentParser
import HandsOff

struct FoodsCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "foods",
        abstract: "Bring packets into the foods that the diary finds, from Open Food Facts.",
        discussion: """
            Their dumps are at openfoodfacts.org/data, under the Open Database License: the table (CSV, parted by tabs) or \
            JSON lines, unpacked, or "-" for the standard input. Lines without a name or energy are passed over; a product \
            that is there already is renewed.

            Example: zcat en.openfoodfacts.org.products.csv.gz | hands-off foods -
            """)
    @OptionGroup var place: LibraryOption
    @Argument(help: ArgumentHelp("The files.", valueName: "file")) var files: [String]

    func perform() async -> Int32 {
        await FoodsErrand.run(files, LaunchOptions(library: place.library))
    }
}
