import Foundation
import Testing

@testable import Scullery

/// What a program of others may do over a stranger's file, and what becomes of it if it does more.
@Suite(.timeLimit(.minutes(2))) struct ConfinedProgramTests {
    private static let launcher = SculleryProgram.beside(name: "scullery-sink", arguments: ["become"])
    private let folder: String
    private let limits = ConfinedProgram.Limits(memory: 256 << 20, processor: 1, file: 1 << 20, patience: 60)

    init() throws {
        folder = NSTemporaryDirectory() + "confined-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("input".utf8).write(to: URL(filePath: folder + "/input"))
        try Data("secret".utf8).write(to: URL(filePath: folder + "/secret"))
        try Data().write(to: URL(filePath: folder + "/output"))
    }

    private func run(
        _ path: String, _ arguments: String..., limits: ConfinedProgram.Limits? = nil
    ) throws(Mishap) -> ConfinedProgram.Ending {
        try ConfinedProgram(
            path: path, arguments: arguments.map { $0.replacing("HERE", with: folder) },
            reading: [folder + "/input"], writing: [folder + "/output"], limits: limits ?? self.limits
        ).run(by: Self.launcher)
    }

    private func words(of file: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    }

    @Test func itReadsAndWritesWhatItWasGiven() throws {
        #expect(try run("/bin/cat", "HERE/input") == .init(status: 0, words: Data("input".utf8)))
        #expect(try run("/bin/dd", "if=HERE/input", "of=HERE/output", "status=none").status == 0)
        #expect(try words(of: "output") == "input")
        #expect(try run("/bin/sh", "-c", "exit 3").status == 3)
        // As below, where it comes to nothing.
        let heard = try run("/bin/bash", "-c", "echo x > HERE/output && echo done")
        #expect(heard == .init(status: 0, words: Data("done\n".utf8)))
    }

    @Test(arguments: [
        "HERE/secret", "HERE", "/etc/passwd", "/proc/self/environ", "/proc/1/cmdline", "/dev/zero",
    ])
    func nothingElseCanBeRead(path: String) throws {
        let heard = try run("/bin/cat", path)
        #expect(heard.status != 0 && heard.words.isEmpty)
    }

    @Test(arguments: [
        "echo x > HERE/secret", "echo x > HERE/new", "echo x > HERE/input", "echo x > /tmp/confined-new",
        "cat HERE/output", "/bin/cat HERE/input", "exec /bin/cat HERE/input", "kill -0 $PPID",
        "cd / && cd HERE",
        "exec 3<>/dev/tcp/127.0.0.1/9", "exec 3<>/dev/udp/127.0.0.1/9", "(:)",
        "ulimit -v unlimited; ulimit -c 1",
    ])
    func nothingElseCanBeDone(line: String) throws {
        // Behind the word it would say if it could.
        let heard = try run("/bin/bash", "-c", "\(line) && echo done")
        #expect(heard.status != 0 && !heard.words.contains(Data("done".utf8)), "\(line)")
        #expect(try words(of: "secret") == "secret" && words(of: "input") == "input")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/confined-new"))
    }

    @Test func oneThatHangsIsEnded() {
        var short = limits
        short.patience = 0.3
        #expect(throws: Mishap.hung("0.3 s on the clock")) { try run("/bin/sleep", "100", limits: short) }
        // Without a word, and without an end.
        #expect(throws: Mishap.hung("0.3 s on the clock")) {
            try run("/bin/bash", "-c", "exec >&-; while :; do :; done", limits: short)
        }
    }

    @Test func oneThatIsKilledFromOutsideHasNotUsedUpAnything() async {
        // As when the machine has no memory left.
        let length = "1.\(Int.random(in: 1...999_999_999))",
            killer = Thread { Self.kill("/bin/sleep", length) }
        killer.start()
        #expect(throws: Mishap.hung("the system ended it, or somebody")) {
            try run("/bin/sleep", "50", length)
        }
    }

    /// Kills the process of a program with that last argument, as soon as there is one.
    private static func kill(_ program: String, _ last: String) {
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                guard let process = pid_t(name) else { continue }
                let line = (try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline"))) ?? Data()
                let words = String(decoding: line, as: UTF8.self).split(separator: "\0").map(String.init)
                guard words.first == program, words.last == last else { continue }
                Glibc.kill(process, SIGKILL)
                return
            }
        }
    }

    @Test func oneThatToilsIsEnded() {
        #expect(throws: Mishap.usedUp("1 s of the processor")) {
            try run("/bin/sh", "-c", "while :; do :; done")
        }
    }

    @Test func itHasSoMuchMemoryAndRoom() throws {
        #expect(try run("/bin/dd", "if=HERE/input", "of=HERE/output", "bs=100M", "status=none").status == 0)
        #expect(try run("/bin/dd", "if=HERE/input", "of=HERE/output", "bs=300M", "status=none").status != 0)
        var small = limits
        small.file = 3
        #expect(throws: Mishap.crashed("signal \(SIGXFSZ)")) {
            try run("/bin/bash", "-c", "echo 12345 > HERE/output", limits: small)
        }
        #expect(try words(of: "output").utf8.count == 3)
        small.words = 1000
        #expect(throws: Mishap.nonsense(cause: "more than 1000 bytes")) {
            try run("/bin/bash", "-c", "while :; do echo many words; done", limits: small)
        }
    }

    @Test func withoutFilesThatAreThereItIsNotRun() {
        #expect(throws: Mishap.noScullery("it can't be confined on this machine")) {
            try ConfinedProgram(
                path: "/bin/cat", arguments: [], reading: [folder + "/nowhere"], limits: limits
            ).run(by: Self.launcher)
        }
        #expect(throws: Mishap.noScullery("no launcher")) {
            try ConfinedProgram(path: "/bin/cat", arguments: [], limits: limits).run(by: nil)
        }
    }
}
