import API
import ArgumentParser
import HandsOff
import Rehearsal

struct Open: KitchenCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the window (the default).",
        discussion: "Example: hands-off open \"hands-off:open?page=https%3A%2F%2Fexample.org%2Fsoup\"")
    @Argument(help: "A link that another program hands over; the window asks before it follows it.")
    var link: String?
    @OptionGroup var options: KitchenOptions
    var opensWindow: Bool { true }

    func validate() throws {
        guard let link, !PageLink.isMeant(link) else { return }
        throw ValidationError(
            "“\(link)” is neither a command nor a link that begins with \(PageLink.scheme):")
    }

    func perform() async -> Int32 { await Desktop.run(options.launchOptions(link: link)) }
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
