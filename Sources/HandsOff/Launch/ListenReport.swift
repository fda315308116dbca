import Commands
import Foundation
import Glibc
import House
import Language
import Listening

/// Recordings of speech, heard as fast as it can (`hands-off listen`).
public enum ListenReport {
    /// How it listens.
    public struct Manner: Sendable {
        public var language = "en"
        /// What "how much …" can be asked about.
        public var foods: [String] = []
        public var needsWake = true
        /// nil = what the distribution has.
        public var modelFolder: String?

        public init() {}
    }

    /// A line of the JSON output.
    private struct Line: Encodable {
        let file: String
        let from: Double, to: Double
        /// When it was known to be over.
        let at: Double
        /// Seconds of computing after that.
        let work: Double
        let text: String
        let sureness: Double
        let fate: String
        var command: String?
    }

    struct Cost: Encodable {
        let file: String
        let seconds: Double
        /// Computing in parts of the sound's own time.
        let cost: Double
    }

    /// Prints what is heard in each recording, and what became of it; one that can't be read is told of and left out.
    /// - Returns: 0, or 1 if a recording could not be read, or nothing can be listened to.
    public static func run(_ files: [String], json: Bool, _ manner: Manner) -> Int32 {
        var status: Int32 = 0
        for file in files {
            do throws(ListeningTrouble) {
                try report(file, json, manner)
            } catch {
                tellTrouble(error, of: file)
                status = 1
            }
        }
        return status
    }

    static func tellTrouble(_ trouble: ListeningTrouble, of file: String) {
        let isOfFile = trouble.kind == .failed
        tellCook("\(file): \(isOfFile ? trouble.cause : trouble.sentence(Language.english.wording))")
    }

    private static func report(_ file: String, _ json: Bool, _ manner: Manner) throws(ListeningTrouble) {
        let cost = try hear(try samples(of: file), file, manner) { saying, work in
            let line = Line(
                file: file, from: saying.from.rounded3, to: saying.to.rounded3, at: saying.at.rounded3,
                work: work.rounded3, text: saying.text, sureness: saying.sureness.rounded3,
                fate: saying.fate.name, command: saying.command?.label)
            if json { return tell(line) }
            let what = saying.command.map { "→ \($0.label)" } ?? "(\(saying.fate.name))"
            printLine(
                "\(file)  \(line.from)–\(line.to) s  “\(saying.text.isEmpty ? "…" : saying.text)”  "
                    + "\(line.sureness)  \(what)")
        }
        if json { tell(cost) }
    }

    /// At 16 kHz.
    static func samples(of file: String) throws(ListeningTrouble) -> [Int16] {
        do throws(WaveFile.Refusal) { return try WaveFile.read(file).forListening } catch {
            throw ListeningTrouble(.failed, cause: error.reason)
        }
    }

    /// Lets a recording be heard.
    /// - Parameter tell: called with the seconds of computing that it took to know.
    static func hear(
        _ samples: [Int16], _ file: String, _ manner: Manner, tell: (HeardSaying, Double) -> Void
    ) throws(ListeningTrouble) -> Cost {
        let wish = ListeningWish(
            language: manner.language, foods: manner.foods, needsWake: manner.needsWake,
            modelFolder: manner.modelFolder)
        let listener = try wish.listener()
        let began = processorTime
        // As much at once as a microphone gives.
        let piece = VoiceActivity.rate / 25
        for at in stride(from: 0, to: samples.count, by: piece) {
            let before = processorTime
            let sayings = samples.withUnsafeBufferPointer {
                listener.take(UnsafeBufferPointer(rebasing: $0[at..<min(samples.count, at + piece)]))
            }
            for saying in sayings { tell(saying, processorTime - before) }
        }
        let seconds = Double(samples.count) / Double(VoiceActivity.rate)
        return Cost(
            file: file, seconds: seconds.rounded3,
            cost: ((processorTime - began) / max(0.01, seconds) * 1e5).rounded() / 1e5)
    }

    /// Seconds that the process has computed.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private static func tell(_ line: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let data = try? encoder.encode(line) { printJSON(String(decoding: data, as: UTF8.self)) }
    }
}

extension HeardSaying.Fate {
    /// For a terminal.
    var name: String {
        switch self {
        case .obeyed: "obeyed"
        case .attends: "attends"
        case .unsure: "unsure"
        case .unwoken: "without the wake word"
        case .overlaid: "while our own voice sounds"
        case .nothing: "no command"
        }
    }
}

extension Double {
    fileprivate var rounded3: Double { (self * 1000).rounded() / 1000 }
}
