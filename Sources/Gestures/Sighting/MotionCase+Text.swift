extension MotionCase {
    /// Why a text is no case.
    package struct Unreadable: Error, Hashable {
        /// From 1.
        package let line: Int
        package let reason: String
    }

    /// The case as it stands in the bank.
    package var text: String {
        var lines = [
            "expect: " + (expected.isEmpty ? "nothing" : expected.map(\.text).joined(separator: ", ")),
            "about: " + about,
            "grid: \(columns) \(rows)",
            "frames:",
        ]
        lines += frames.map(\.text)
        return lines.joined(separator: "\n") + "\n"
    }

    package init(_ text: String) throws(Unreadable) {
        var isHeader = true
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do throws(Complaint) {
                if line.isEmpty || line.hasPrefix("#") { continue }
                if isHeader { isHeader = try !takeHeader(line) } else { try takeFrame(line) }
            } catch {
                throw Unreadable(line: index + 1, reason: error.reason)
            }
        }
        if frames.isEmpty { throw Unreadable(line: 1, reason: "there are no frames") }
    }

    /// - Returns: whether this was the header's last line.
    private mutating func takeHeader(_ line: Substring) throws(Complaint) -> Bool {
        let (name, rest) = line.halves(at: ":")
        guard let rest else { throw Complaint("a header line has a name and a colon") }
        switch name {
        case "expect": expected = try Expected.list(rest)
        case "about": about = String(rest.drop { $0 == " " })
        case "grid":
            let sizes = rest.split(separator: " ").compactMap { Int($0) }
            guard sizes.count == 2, sizes.allSatisfy((1...LumaReducer.largestSide).contains) else {
                throw Complaint("a grid has two sizes, in blocks")
            }
            (columns, rows) = (sizes[0], sizes[1])
        case "frames":
            guard columns > 0 else { throw Complaint("the grid must be known before the frames") }
            return true
        default: throw Complaint("“\(name)” is not known")
        }
        return false
    }

    private mutating func takeFrame(_ line: Substring) throws(Complaint) {
        let frame = try Frame(line, columns: columns)
        if let last = frames.last, frame.time <= last.time {
            throw Complaint("a frame must be later than the one before")
        }
        frames.append(frame)
    }

    struct Complaint: Error {
        let reason: String
        init(_ reason: String) { self.reason = reason }
    }
}

extension MotionCase.Expected {
    var text: String {
        "\(hand.rawValue) \((time * 100).rounded() / 100)"
    }

    static func list(_ text: Substring) throws(MotionCase.Complaint) -> [Self] {
        let parts = text.split(separator: ",").map { $0.split(separator: " ") }
        if parts.count == 1, parts[0] == ["nothing"] { return [] }
        var list: [Self] = []
        for part in parts {
            guard part.count == 2, let hand = Hand(rawValue: String(part[0])), let time = Double(part[1])
            else {
                throw MotionCase.Complaint("what is expected is “nothing”, or such as “right 1.4, left 3.2”")
            }
            list.append(Self(hand: hand, time: time))
        }
        return list
    }
}

extension Substring {
    /// What stands before and after the first `mark`; nil after it if there is none.
    func halves(at mark: Character) -> (Substring, Substring?) {
        guard let at = firstIndex(of: mark) else { return (self, nil) }
        return (self[..<at], self[index(after: at)...])
    }
}
