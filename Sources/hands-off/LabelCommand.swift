import ArgumentParser
import HandsOff

struct LabelCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "label",
        abstract: "Read nutrition labels, or barcodes, in photographs.",
        discussion: """
            With --json each photograph is one line: {"file", "kcal", "fat", "carbohydrate", "protein", "serving", \
            "sure": ["kcal", …]}, grams for a serving, or for what "serving" says; null where nothing could be read. \
            What isn't among the sure ones wants to be looked at again. With --barcode: {"file", "barcode"}.

            Exit status 1 when nothing could be read in any of them.
            """)
    @Flag(help: "The numbers of barcodes.") var barcode = false
    @Flag(help: "One JSON object a line.") var json = false
    @Argument(help: ArgumentHelp("The photographs.", valueName: "photo")) var files: [String]

    func perform() async -> Int32 {
        barcode
            ? LabelErrand.barcodes(in: files, json: json) : await LabelErrand.labels(in: files, json: json)
    }
}
