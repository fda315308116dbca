import ArgumentParser
import HandsOff
import Rehearsal
import House

struct GesturesCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "gestures",
        abstract: "Run the wave detector over recordings, as fast as it can.",
        discussion: """
            With --json each wave is one line: {"clip": …, "time": seconds, "hand": "left" or "right" in the picture \
            as stored, "gesture": "next" or "previous"}.

            With --features each stretch of motion that was measured is one line of JSON, with every measurement by \
            its name, the score that they add up to and the threshold from which it counts; and so is each frame \
            that counted: {"clip": …, "time": seconds, "swipe": "left" or "right"}.
            """)
    @Flag(name: .long, help: "One JSON object a line.") var json = false
    @Option(name: .long, help: "0 = only clear waves, 1 = faint ones too.") var sensitivity = 0.5
    @Flag(name: .long, help: "Print what the detector measured, as JSON lines.") var features = false
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Print the motion of a part of one clip, in seconds, as a case for the tests: figures, no pictures.",
            valueName: "from-to"))
    var bank: String?
    @Flag(name: .long, help: "Draw the motion over time with what was decided and why, as a PNG.")
    var explain =
        false
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where --explain draws. Default: the clip's name and -gestures.png, here.", valueName: "file.png")
    )
    var output: String?
    @Flag(name: .long, help: "Swap which way means next.") var swapped = false
    @Option(
        name: .long,
        help: ArgumentHelp("Weigh by these curves in place of the program’s own.", valueName: "file.json"))
    var evidence: String?
    @Argument(help: ArgumentHelp("The recordings.", valueName: "clip")) var clips: [String]

    func perform() async -> Int32 {
        if features {
            return GestureReport.features(of: clips, sensitivity: sensitivity)
        }
        if explain { return GestureReport.explain(clips, output: output, sensitivity: sensitivity) }
        if let bank { return GestureReport.bank(bank, of: clips, sensitivity: sensitivity) }
        return GestureReport.run(
            clips: clips, json: json, sensitivity: sensitivity, swapped: swapped, evidence: evidence)
    }
}

struct SessionCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "session",
        abstract: "Play a script of a person using the app, offscreen, with a simulated clock.",
        discussion: """
            Header lines (library: starter | empty | path; window: 1280x800; theme: light | dark; camera: works | none \
            | busy | …; cameras: NAME, NAME; documents: FOLDER), then ---, then one action a line: tap "X", double tap, \
            hold "X", drag "X" left 300, drop file PATH, scroll down, key right, type "…", wave next|previous, sweep left|right (as the camera stores \
            it), nearly too-slow|too-short|too-faint|too-steep|too-much|way-back|unsettled [next|…], meter 0.6 [next|…] \
            (the preview shows a hand so far on its way), camera CLIP, unplug, plug in, wait 30s, expect "…", refuse \
            "…", hear next, silence, picture NAME, resize 800x480, restart, crash. Exit status 1 tells the line that \
            failed.
            """)
    @Argument(help: "The script.") var file: String
    @Option(name: .long, help: ArgumentHelp("Where pictures are written.", valueName: "folder")) var pictures:
        String?

    @Flag(name: .long, help: "Print each line as soon as it is done.") var verbose = false

    var patience: Double { 0.7 }

    func perform() async -> Int32 { await Session.run(file: file, pictures: pictures, tells: verbose) }
}

struct DoctorCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Look at camera, display, sound and library: what is wrong, and what to do.")
    @OptionGroup var options: KitchenOptions

    func perform() async -> Int32 { await Doctor.run(options.launchOptions()) }
}
