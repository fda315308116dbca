import ArgumentParser
import HandsOff

struct CanonCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "canon",
        abstract: "Print files as the tests of their formats compare them, a line of JSON each.",
        discussion: "For Tests/Scores/formats.py.", shouldDisplay: false)
    @Argument(help: "cooklang, recipemd, or recipes for the titles, ingredients and steps of any file.")
    var format: String
    @Argument(help: ArgumentHelp("The files.", valueName: "file")) var files: [String]

    func perform() async -> Int32 { CanonReport.run(format, files) }
}
