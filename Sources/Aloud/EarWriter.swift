/// Puts words together to what a voice can read: one stop between two parts, and none where nothing was said.
struct EarWriter {
    private var text = ""
    private var stop: Character?
    /// Whether the next word belongs to the last: "all-" and "purpose".
    private var isJoined = false
    /// Whether the next word stands apart, however it is written: "9" and "inch" of "9\"pan".
    private var isOpen = false

    /// Words; a space comes before them unless they belong to what was before.
    mutating func say(_ words: String, isApart: Bool = true) {
        guard !words.isEmpty else { return }
        if let stop, !text.isEmpty {
            text += "\(stop) "
        } else if !text.isEmpty, isApart || isOpen, !isJoined {
            text += " "
        }
        stop = nil
        isJoined = false
        isOpen = false
        text += words
    }

    /// What comes next stands apart.
    mutating func space() { isOpen = true }

    /// A hyphen within a word.
    mutating func join(_ sign: String) {
        if text.isEmpty || stop != nil { return }
        text += sign
        isJoined = true
    }

    /// A pause; of two, the longer one stays.
    mutating func pause(_ sign: Character) {
        guard let stop else { return stop = sign }
        if Self.length(sign) > Self.length(stop) { self.stop = sign }
    }

    private static func length(_ sign: Character) -> Int {
        switch sign {
        case "?", "!": 4
        case ".": 3
        case ":", ";": 2
        default: 1
        }
    }

    /// All of it, with a stop at the end.
    func finished() -> String {
        guard !text.isEmpty else { return "" }
        let end = stop.map { Self.length($0) >= 3 ? $0 : "." } ?? "."
        return text + String(end)
    }
}
