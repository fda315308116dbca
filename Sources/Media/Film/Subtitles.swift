/// Words that are shown beneath a film, each for its time.
public struct Subtitles: Sendable, Hashable {
    public struct Line: Sendable, Hashable {
        /// Seconds from the film's beginning.
        public var start: Double
        public var end: Double
        /// Without marks; two or three lines at most.
        public var text: String

        public init(start: Double, end: Double, text: String) {
            (self.start, self.end, self.text) = (start, end, text)
        }
    }

    /// In the order of their beginnings.
    public private(set) var lines: [Line]

    public init(_ lines: [Line] = []) { self.lines = lines.sorted { $0.start < $1.start } }

    /// What is shown at a time; nil = nothing.
    public func text(at time: Double) -> String? {
        let shown = lines.filter { $0.start <= time && time < $0.end }.map(\.text)
        return shown.isEmpty ? nil : shown.joined(separator: "\n")
    }

    /// Takes a line that has come with the film itself.
    public mutating func add(_ line: Line) {
        if lines.contains(line) || lines.count >= Self.most { return }
        let place = lines.firstIndex { $0.start > line.start } ?? lines.count
        lines.insert(line, at: place)
    }

    /// More than a feature film has.
    private static let most = 5000
    /// Bytes of a file; a feature film's has a tenth.
    public static let mostBytes = 1 << 20

    /// Reads WebVTT (W3C, 2019) or SubRip, which differ in their commas; what can't be read is left out.
    public init(file: String) {
        var lines: [Line] = []
        var times: (start: Double, end: Double)?
        var text: [Substring] = []
        var isNote = false
        func close() {
            if let shown = times, let words = Self.plain(text.joined(separator: "\n")) {
                lines.append(Line(start: shown.start, end: shown.end, text: words))
            }
            (times, text, isNote) = (nil, [], false)
        }
        for line in file.prefix(Self.mostBytes).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            if lines.count >= Self.most { break }
            if line.allSatisfy(\.isWhitespace) {
                close()
            } else if times != nil {
                if text.count < 4 { text.append(line) }
            } else if !isNote, let found = Self.times(line) {
                times = found
            } else if line.hasPrefix("NOTE") || line.hasPrefix("STYLE") || line.hasPrefix("REGION") {
                isNote = true
            }
        }
        close()
        self.init(lines)
    }

    /// "00:01.000 --> 00:04.200 line:0", "00:00:01,000 --> 00:00:04,200".
    private static func times(_ line: Substring) -> (start: Double, end: Double)? {
        guard let arrow = line.firstRange(of: "-->") else { return nil }
        let after = line[arrow.upperBound...].split(whereSeparator: \.isWhitespace)
        guard let first = after.first, let start = seconds(line[..<arrow.lowerBound]),
            let end = seconds(first),
            end > start
        else { return nil }
        return (start, end)
    }

    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var sum = 0.0
        for (place, part) in parts.enumerated() {
            let plain = part.trimmingPrefix(while: \.isWhitespace).replacing(",", with: ".")
            let digits = String(plain.prefix { !$0.isWhitespace })
            guard digits.count <= 12, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
                let value = Double(digits), place == parts.count - 1 || value == value.rounded()
            else { return nil }
            sum = sum * 60 + value
        }
        return sum < 1_000_000 ? sum : nil
    }

    /// Words without marks for voices, colours and places; nil = nothing is left.
    static func plain(_ text: String) -> String? {
        var plain = ""
        var depth: Character?
        for sign in text.prefix(FilmLimits.letters * 2) {
            if let open = depth {
                if sign == open { depth = nil }
            } else if sign == "<" {
                depth = ">"
            } else if sign == "{" {
                depth = "}"
            } else if sign.isNewline {
                plain.append("\n")
            } else if sign.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) {
                plain.append(sign)
            }
        }
        for (name, sign) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&lrm;", ""), ("&rlm;", ""), ("&amp;", "&"),
        ] {
            plain.replace(name, with: sign)
        }
        let lines = plain.split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.allSatisfy(\.isWhitespace) }
        let words = lines.prefix(3).joined(separator: "\n").prefix(FilmLimits.letters)
        return words.isEmpty ? nil : String(words)
    }
}
