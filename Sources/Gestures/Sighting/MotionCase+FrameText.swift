/// A frame's line: its time in milliseconds, `shaken` or `whole` where it was so, and the places where
/// something moved, each as `strength/middle/spread`; `12:` before one says that it is place 12, and the
/// others follow one after the other.
extension MotionCase.Frame {
    var text: String {
        var words = ["\(time)"]
        if kind != .steady { words.append(kind.rawValue) }
        var isRun = false
        for (column, place) in places.enumerated() {
            if place.strength > 0 {
                let figures = "\(place.strength)/\(place.middle)/\(place.spread)"
                words.append(isRun ? figures : "\(column):\(figures)")
            }
            isRun = place.strength > 0
        }
        return words.joined(separator: " ")
    }

    init(_ line: Substring, columns: Int) throws(MotionCase.Complaint) {
        var words = line.split(separator: " ")[...]
        guard let first = words.popFirst(), let time = Int(first), (0...600_000).contains(time) else {
            throw MotionCase.Complaint("a frame begins with its time in milliseconds")
        }
        self.time = time
        kind = words.first.flatMap { Self.Kind(rawValue: String($0)) } ?? .steady
        if kind != .steady { words.removeFirst() }
        places = kind == .whole ? [] : Array(repeating: .nothing, count: columns)
        var column = 0
        for word in words {
            var figures = word
            if case (let at, let rest?) = word.halves(at: ":") {
                guard let start = Int(at), start >= column else {
                    throw MotionCase.Complaint("“\(word)” is no place")
                }
                (column, figures) = (start, rest)
            }
            guard column < places.count, let place = MotionCase.Place(figures) else {
                throw MotionCase.Complaint("“\(word)” is no place with three figures")
            }
            places[column] = place
            column += 1
        }
    }
}

extension MotionCase.Place {
    /// Figures beyond what the largest grid can give are refused.
    init?(_ text: Substring) {
        let figures = text.split(separator: "/").compactMap { Int($0) }
        guard figures.count == 3, figures.allSatisfy((0...400_000).contains) else { return nil }
        (strength, middle, spread) = (figures[0], figures[1], figures[2])
    }
}
