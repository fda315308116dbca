/// Subtitles as WebVTT: short enough to be read with half an eye.
public struct Subtitles: Sendable, Hashable {
    public struct Cue: Sendable, Hashable {
        public var start: Double
        public var end: Double
        /// One or two.
        public var lines: [String]
    }

    /// Characters of a line.
    public static let width = 42
    public private(set) var cues: [Cue] = []

    public init() {}

    /// Adds what is said from one time to another; longer texts become several cues, each as long as its share.
    public mutating func add(_ text: String, from start: Double, to end: Double) {
        let parts = Self.parts(of: text)
        let all = Double(max(1, parts.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }))
        var time = start
        for lines in parts {
            let share = Double(lines.reduce(0) { $0 + $1.count }) / all * (end - start)
            cues.append(Cue(start: time, end: time + share, lines: lines))
            time += share
        }
    }

    public var webVTT: String {
        "WEBVTT\n"
            + cues.map {
                "\n\(Self.clock($0.start)) --> \(Self.clock($0.end))\n\($0.lines.joined(separator: "\n"))\n"
            }.joined()
    }

    /// Sentences, in pieces of at most two lines, as equally long as may be.
    static func parts(of text: String) -> [[String]] {
        sentences(text).flatMap { sentence -> [[String]] in
            let count = max(1, lines(sentence, width).count)
            var pieces = (count + 1) / 2
            while true {
                // As even as words allow; more pieces if one of them doesn't fit.
                let split = lines(sentence, max(width, (sentence.count + pieces - 1) / pieces + 6))
                let cues = split.map { lines($0, max(24, min(width, $0.count / 2 + 6))) }.map {
                    $0.count <= 2 ? $0 : []
                }
                if pieces == 1, sentence.count <= width { return [[sentence]] }
                if cues.allSatisfy({ !$0.isEmpty }) { return cues }
                let wide = split.map { lines($0, width) }
                if wide.allSatisfy({ $0.count <= 2 }) { return wide }
                pieces += 1
            }
        }
    }

    private static func sentences(_ text: String) -> [String] {
        var found: [String] = []
        var sentence = ""
        for word in text.split(separator: " ") {
            sentence += sentence.isEmpty ? String(word) : " \(word)"
            if let last = word.last, ".!?".contains(last) {
                found.append(sentence)
                sentence = ""
            }
        }
        return sentence.isEmpty ? found : found + [sentence]
    }

    private static func lines(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func clock(_ seconds: Double) -> String {
        let ms = Int((seconds * 1000).rounded())
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        let rest = ms % 1000
        return
            "\(two(ms / 3_600_000)):\(two(ms / 60_000 % 60)):\(two(ms / 1000 % 60)).\(rest < 10 ? "00" : rest < 100 ? "0" : "")\(rest)"
    }
}
