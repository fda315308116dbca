import ArgumentParser
import HandsOff
import Rehearsal

struct BenchCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench", abstract: "Measure the window and the camera's path; see make bench.",
        shouldDisplay: false)
    @OptionGroup var options: KitchenOptions
    @Option(help: "When the process was started, in nanoseconds since 1970.") var started: Int?
    @Flag(help: "Only the camera's path, which needs no display.") var frames = false
    @Flag(help: "Only what listening for commands costs.") var listening = false
    @Flag(help: "Only typing and scrolling in the library, which need no display.") var pages = false
    @Flag(help: "Only the start.") var start = false
    @Flag(help: "Only what a process for strangers' files costs.") var scullery = false
    @Flag(help: "Only what clips and reading aloud cost.") var films = false
    @Argument(help: ArgumentHelp("Pages for --scullery.", valueName: "page")) var pagesToRead: [String] = []

    func perform() async -> Int32 {
        if listening {
            await ListenBench.run()
            return 0
        }
        if pages { return await PagesBench.run(options.launchOptions()) }
        if scullery { return SculleryBench.run(pagesToRead) }
        if films { return await FilmBench.run() }
        if start { return await Bench.start(options.launchOptions(), started: started) }
        if !frames { return await Bench.run(options.launchOptions(), started: started) }
        FrameBench.run()
        return 0
    }
}

struct EndureCommand: KitchenCommand {
    static let configuration = CommandConfiguration(
        commandName: "endure",
        abstract: "Show the detector hours of footage, as fast as it can, and watch memory and time.",
        discussion: """
            The recordings, or the demo's, and drawn footage in turns, on a clock that goes on. Exit status 1 when \
            memory grew by more than 1 MiB after the first minute, or a frame took longer than a thirtieth of a second.
            """,
        shouldDisplay: false)
    @Option(help: "Hours of footage.") var hours = 3.0
    @Argument(help: ArgumentHelp("The recordings.", valueName: "clip")) var clips: [String] = []

    func perform() async -> Int32 { Endurance.run(hours: hours, clips: clips) }
}
