import ArgumentParser
import HandsOff

@main struct HandsOffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hands-off",
        abstract: "Cook from your laptop without touching it: a wave of the hand turns the page.",
        discussion: """
            Without a subcommand the window opens with your recipes. Everything stays on this computer: the \
            recipes in one SQLite file, the camera's pictures nowhere at all.
            """,
        subcommands: [Open.self, Cook.self, Demo.self, GesturesCommand.self, SessionCommand.self, DoctorCommand.self],
        defaultSubcommand: Open.self)
}

/// What most commands share.
struct KitchenOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        "The library's file. Default: hands-off/library.sqlite in $XDG_DATA_HOME.", valueName: "file"))
    var library: String?

    @Option(name: .long, help: ArgumentHelp(
        "auto, none, a device such as /dev/video0, or a recording that stands in for the webcam. Naming a device or a "
            + "recording switches waving on for this run.", valueName: "camera"))
    var camera = "auto"

    @Flag(name: .long, help: "Cover the whole screen. F11 toggles it later.")
    var fullscreen = false

    func launchOptions(cook: String? = nil) -> LaunchOptions {
        LaunchOptions(
            library: library, camera: LaunchOptions.CameraChoice(argument: camera), isFullscreen: fullscreen, cook: cook)
    }
}

struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Open the window (the default).")
    @OptionGroup var options: KitchenOptions

    func run() async throws { throw ExitCode(await Desktop.run(options.launchOptions())) }
}

struct Cook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start cooking a recipe at once.",
        discussion: "Example: hands-off cook \"Tomato soup\"")
    @Argument(help: "The recipe's title, the beginning of it, or its id.") var recipe: String
    @OptionGroup var options: KitchenOptions

    func run() async throws { throw ExitCode(await Desktop.run(options.launchOptions(cook: recipe))) }
}
