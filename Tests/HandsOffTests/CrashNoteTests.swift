import Foundation
import Testing

@testable import House

@Suite("What a crash leaves behind (SR05)") struct CrashNoteTests {
    @Test("The note says how, where and on which pages; what differs from run to run is left out") func read()
    {
        let note = """
            1.0
            program 12 34
            signal SIGILL
            page HomePage
            page CookingPage
            frames
            /usr/bin/hands-off(crash_note_died+0x1a) [0x55d0c0001000]
            /lib/x86_64-linux-gnu/libc.so.6(+0x3c050) [0x7f0000001000]
            /usr/bin/hands-off($s4Main3fooyyF+0x12) [0x55d0c0002000]
            /usr/bin/hands-off(+0x1f2a) [0x55d0c0003000]
            /usr/lib/libSDL2-2.0.so.0(SDL_WaitEvent+0x9) [0x7f0000002000]
            nonsense
            """
        let crash = LastCrash(note: note) { $0 == "$s4Main3fooyyF" ? "Main.foo() -> ()" : nil }
        #expect(
            crash
                == LastCrash(
                    cause: "SIGILL",
                    frames: [
                        "Main.foo() -> ()", "hands-off +0x1f2a", "libSDL2-2.0.so.0 SDL_WaitEvent", "nonsense",
                    ], pages: ["HomePage", "CookingPage"], version: "1.0"))
    }

    @Test(
        "Who was closed, killed, or has left nothing, has made no mistake",
        arguments: ["", "1.0", "1.0\n", "\n\n\u{0}"])
    func none(note: String) {
        #expect(LastCrash(note: note) { _ in nil } == nil)
    }

    @Test("A note that something else has written is read to its end, and is short") func hostile() {
        let note = "1.0\n\u{20}\nsignal X\nframes\n" + String(repeating: "((((+\n", count: 100_000)
        let frames = LastCrash(note: note) { _ in nil }?.frames.count
        #expect(frames.map { (1...400).contains($0) } == true)
    }

    @Test(
        "A program that stumbles has written its note, and ends by what it stumbled over",
        arguments: ["trap", "address", "abort", "stack"])
    func real(how: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appending(path: "library.crash")
        let sink = Process()
        sink.executableURL = Self.sink
        sink.arguments = [note.path, how]
        sink.standardError = FileHandle.nullDevice
        try sink.run()
        sink.waitUntilExit()
        #expect(sink.terminationReason == .uncaughtSignal)
        let text = try String(contentsOf: note, encoding: .utf8)
        let crash = try #require(
            LastCrash(note: text, program: "program 1", names: { FunctionNames(of: Self.sink) }) { _ in nil })
        #expect(crash.cause.hasPrefix("SIG") && crash.pages == ["OnePage", "TwoPage"])
        // Where it stumbled is named, as the compiler has it.
        #expect(crash.frames.contains { $0.contains("stumble") }, "\(crash.frames)")
        // Of another build nothing is guessed.
        let other = LastCrash(note: text, program: "program 2", names: { FunctionNames(of: Self.sink) }) {
            _ in nil
        }
        #expect(other?.frames.contains { $0.contains("stumble") } == false)
    }

    @Test("What is no program has no functions", arguments: [0, 3, 5, 63, 64, 4096])
    func nonsense(bytes: Int) throws {
        let program = try Data(contentsOf: Self.sink)
        #expect(FunctionNames(program.prefix(bytes), module: "x")?.name(at: 1) == nil)
        // Nothing in it is believed: each of its first numbers once as large as can be.
        for place in stride(from: 16, to: 64, by: 4) {
            var torn = program
            torn.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
            _ = FunctionNames(torn, module: "x")?.name(at: 4096)
        }
    }

    /// Beside the tests.
    private static let sink = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "crash-sink")
}
