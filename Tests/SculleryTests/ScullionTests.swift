import Foundation
import Testing

@testable import Scullery

/// What goes wrong in the scullery stays there.
@Suite(.timeLimit(.minutes(2))) struct ScullionTests {
    private let scullion = Scullion(.beside(name: "scullery-sink", arguments: []))
    private let little = Allowance(processor: 0.2, altogether: 0.5)

    /// The words of each answer, up to one that is `last`.
    private func ask(
        _ words: [String], bytes: [Data] = [], descriptors: [Int32] = [], last: String? = nil,
        allowance: Allowance = .picture, isCalledOff: @escaping () -> Bool = { false }
    ) throws -> [[String]] {
        var heard: [[String]] = []
        try scullion.perform(
            Message(words, bytes: bytes), descriptors: descriptors, allowance: allowance,
            isCalledOff: isCalledOff
        ) { answer in
            heard.append(try answer.read([String].self))
            return last == nil || heard.last == last.map { [$0] } ? .last : .piece
        }
        return heard
    }

    private func outcome(_ wish: String, _ path: String = "", descriptors: [Int32] = []) throws -> Int32 {
        struct Outcome: Decodable { var error: Int32 }
        var error: Int32?
        try scullion.perform(
            Message([wish, path]), descriptors: descriptors, allowance: .picture
        ) { answer in
            error = try answer.read(Outcome.self).error
            return .last
        }
        return try #require(error)
    }

    @Test func whatIsSaidComesBackWhole() throws {
        let words = ["echo", "Käsespätzle 🍲", String(repeating: "long ", count: 100_000)]
        let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        var heard: [String] = [], bytes: [Data] = []
        try scullion.perform(
            Message(words, bytes: [large, Data(), Data([1])]), allowance: .picture
        ) { answer in
            heard = try answer.read([String].self)
            bytes = answer.bytes
            return .last
        }
        #expect(heard == words)
        #expect(bytes == [large, Data(), Data([1])])
    }

    @Test func oneProcessDoesManyChores() throws {
        let numbers = try ask(["count", "1000"], last: "done")
        #expect(numbers.count == 1001)
        let first = try outcome("read", "/proc/self/stat")
        #expect(first == 0)
        #expect(try ask(["count", "3"], last: "done") == [["1"], ["2"], ["3"], ["done"]])
    }

    @Test func oneThatSpinsIsEndedByTheProcessorsClock() throws {
        #expect {
            try ask(["spin"], allowance: little)
        } throws: { error in
            if case .usedUp(let cause)? = error as? Mishap { cause.contains("processor") } else { false }
        }
        #expect(try ask(["echo"]) == [["echo"]])
    }

    /// Of a folder it isn't known how much is in it: what is done makes room for what is left.
    @Test func manyPiecesThatEachTakeLittleAreAllDone() throws {
        let sparing = Allowance(processor: 0.3, altogether: 0.3)
        let growing = Allowance(processor: 0.3, altogether: 0.3, forPiece: 0.1)
        #expect(try ask(["toil", "20"], last: "done", allowance: growing).count == 21)
        #expect {
            try ask(["toil", "20"], last: "done", allowance: sparing)
        } throws: { error in
            if case .usedUp? = error as? Mishap { true } else { false }
        }
    }

    /// A process that only waits takes nothing of the processor, and is waited for; but no longer than it is
    /// wanted.
    @Test func oneThatIsCalledOffEndsAtOnce() throws {
        for wish in ["spin", "sleep"] {
            var looks = 0
            #expect(throws: Mishap.cancelled) {
                try ask([wish]) {
                    looks += 1
                    return looks > 4
                }
            }
            // Nothing was waited for beyond the look that said so.
            #expect(looks == 5)
        }
        #expect(throws: Mishap.cancelled) { try ask(["echo"], isCalledOff: { true }) }
    }

    @Test func oneThatTakesTooMuchMemoryEndsItself() throws {
        #expect {
            try ask(["grow"])
        } throws: { error in
            if case .outOfMemory(let cause)? = error as? Mishap { cause.contains("MB") } else { false }
        }
        #expect(try ask(["echo"]) == [["echo"]])
    }

    /// A hundred chores that keep eight megabytes each, in a process that may have half of that in all.
    @Test func oneThatGrowsIsReplacedBetweenChores() throws {
        for number in 0..<100 { #expect(try ask(["keep"]) == [["kept"]], "\(number)") }
    }

    @Test(arguments: ["crash", "leave", "halfAWord"]) func oneThatEndsIsReplaced(_ wish: String) throws {
        #expect {
            try ask([wish])
        } throws: { error in
            switch error as? Mishap {
            case .crashed(let cause)?:
                cause == (wish == "crash" ? "signal \(SIGABRT)" : wish == "leave" ? "status 3" : "status 0")
            case .nonsense?: wish == "halfAWord"
            default: false
            }
        }
        #expect(try ask(["echo"]) == [["echo"]])
    }

    @Test func whatMakesNoSenseIsRefused() throws {
        #expect {
            try scullion.perform(Message(["babble"]), allowance: .picture) { answer in
                _ = try answer.read(Int.self)
                return .last
            }
        } throws: { error in
            if case .nonsense? = error as? Mishap { true } else { false }
        }
        #expect(try ask(["echo"]) == [["echo"]])
    }

    @Test func itCanReadAndNothingElse() throws {
        let path = NSTemporaryDirectory() + "scullery-\(UUID().uuidString)"
        try Data("soup".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try outcome("read", path) == 0)
        for wish in ["write", "create", "rename", "remove", "connect", "start", "fork", "signal"] {
            #expect(try outcome(wish, path) == EPERM, "\(wish)")
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "soup")
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
        #expect(try outcome("threads") == 0)
    }

    @Test func whatItIsGivenItMayFill() throws {
        let path = NSTemporaryDirectory() + "scullery-\(UUID().uuidString)"
        try Data().write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        #expect(try outcome("fill", descriptors: [file.fileDescriptor]) == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "soup")
    }

    @Test func withoutAProgramEveryChoreFails() {
        #expect(throws: Mishap.noScullery("no program")) {
            try Scullion(nil).perform(try Message([""]), allowance: .picture) { _ in .last }
        }
        #expect {
            try Scullion(SculleryProgram(path: "/nowhere", arguments: [])).perform(
                try Message([""]), allowance: .picture
            ) { _ in .last }
        } throws: { error in
            if case .noScullery? = error as? Mishap { true } else { false }
        }
    }
}
