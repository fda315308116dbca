/// A part of a step's instruction that is read at once.
public struct StepPart: Sendable, Hashable {
    /// Where it stands in the instruction.
    public let range: Range<String.Index>
    /// How many characters of the instruction stand before it: where it begins, in whatever window.
    public let offset: Int

    public init(range: Range<String.Index>, offset: Int) { (self.range, self.offset) = (range, offset) }

    /// Cuts an instruction into as few parts as may be.
    ///
    /// Sentences stay whole as long as one fits by itself; else clauses do, else words. Takes time in
    /// proportion to the text, times what `fits` takes for what is seen at once.
    /// - Parameter fits: whether such a stretch can be shown at once.
    public static func all(of text: String, fits: (Range<String.Index>) -> Bool) -> [StepPart] {
        if fits(text.startIndex..<text.endIndex) || text.isEmpty {
            return [StepPart(range: text.startIndex..<text.endIndex, offset: 0)]
        }
        let sentences = SentenceEnds.all(in: text)
        var clauses: [String.Index]?, words: [String.Index]?
        var parts: [StepPart] = []
        var start = text.startIndex, offset = 0
        while start < text.endIndex {
            var end = furthest(start, sentences, text.endIndex, fits)
            if end == nil {
                if clauses == nil { clauses = SentenceEnds.clauses(in: text) }
                let limit = sentences.first { $0 > start } ?? text.endIndex
                end = furthest(start, (clauses ?? []).filter { $0 < limit }, limit, fits)
                if end == nil {
                    if words == nil { words = SentenceEnds.words(in: text) }
                    end = furthest(start, (words ?? []).filter { $0 > start && $0 < limit }, limit, fits)
                }
            }
            // A word that fits nowhere is shown by itself.
            let stop = end ?? (words ?? []).first { $0 > start } ?? text.endIndex
            parts.append(StepPart(range: start..<stop, offset: offset))
            offset += text.distance(from: start, to: stop)
            start = stop
        }
        return parts
    }

    /// The furthest of some places up to which all fits from a start; nil = not even the first does.
    private static func furthest(
        _ start: String.Index, _ places: [String.Index], _ end: String.Index,
        _ fits: (Range<String.Index>) -> Bool
    ) -> String.Index? {
        var low = places.partition(where: { $0 <= start })
        var best: String.Index?
        // What fits grows by one at a time, as a window shows few of them.
        while low <= places.count {
            let place = low < places.count ? places[low] : end
            guard fits(start..<place) else { return best }
            best = place
            low += 1
        }
        return best
    }

    /// Which of some parts a place in the text belongs to.
    /// - Parameter starts: how many characters stand before each, the first 0.
    public static func index(of offset: Int, in starts: [Int]) -> Int {
        max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1)
    }
}

extension Array where Element: Comparable {
    /// How many elements of a sorted array come first that meet a condition.
    fileprivate func partition(where isBefore: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
