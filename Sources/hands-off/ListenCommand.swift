import ArgumentParser
import HandsOff

struct ListenCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen",
        abstract: "Listen for spoken commands in recordings, as fast as it can.",
        discussion: """
            The recordings are wave files of 16 bits. What was said is told with its seconds, how sure the words are \
            (0 = as sure as that it is speech; less is less sure), and what became of it.

            With --json each of these is one line: {"file", "from", "to", "at": when it was over, "work": seconds of \
            computing after that, "text", "sureness", "fate", "command"}; and one more for each recording: {"file", \
            "seconds", "cost": computing in parts of that time}.
            """)
    @Flag(name: .long, help: "One JSON object a line.") var json = false
    @Flag(name: .long, help: "Commands count without the wake word, too.") var noWake = false
    @Option(name: .long, help: "What “how much …?” can be asked about, by spaces.") var foods = ""
    @Option(name: .long, help: ArgumentHelp("The language’s code.", valueName: "code")) var language = "en"
    @Option(
        name: .long,
        help: ArgumentHelp("A pocketsphinx model of your own: its folder.", valueName: "folder"))
    var model: String?
    @Flag(name: .long, help: "Draw how loud it is and what was heard where, as a PNG.") var explain = false
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where --explain draws. Default: the recording's name and -heard.png, here.",
            valueName: "file.png"))
    var output: String?
    @Argument(help: ArgumentHelp("The recordings.", valueName: "file.wav")) var files: [String]

    func perform() async -> Int32 {
        var manner = ListenReport.Manner()
        manner.foods = foods.split(separator: " ").map(String.init)
        (manner.language, manner.needsWake, manner.modelFolder) = (language, !noWake, model)
        if explain { return await ListenReport.explain(files, output: output, manner) }
        return ListenReport.run(files, json: json, manner)
    }
}
