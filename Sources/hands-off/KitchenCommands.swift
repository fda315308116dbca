import ArgumentParser
import HandsOff
import Rehearsal

struct Open: KitchenCommand {
    static let configuration = CommandConfiguration(abstract: "Open the window (the default).")
    @OptionGroup var options: KitchenOptions
    var opensWindow: Bool { true }

    func perform() async -> Int32 { await Desktop.run(options.launchOptions()) }
}

struct Cook: KitchenCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start cooking a recipe at once.", discussion: "Example: hands-off cook \"Tomato soup\"")
    @Argument(help: "The recipe's title, the beginning of it, or its id.") var recipe: String
    @OptionGroup var options: KitchenOptions
    var opensWindow: Bool { true }

    func perform() async -> Int32 { await Desktop.run(options.launchOptions(cook: recipe)) }
}

struct Demo: KitchenCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Show the program without a display: a recorded cook waves, pages turn, pictures are written.")
    @Option(name: .long, help: ArgumentHelp("Where the pictures go.", valueName: "folder")) var pictures =
        "hands-off-demo"

    var patience: Double { 0.7 }

    func perform() async -> Int32 { await DemoRun.run(pictures: pictures) }
}
