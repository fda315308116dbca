/// What was said in a pattern's slots.
public struct Filling: Sendable, Hashable {
    public var number: Int?
    /// Seconds.
    public var duration: Int?
    public var food: String?

    public init() {}
}

extension Pattern {
    /// What is in the slots, if the words say this and nothing else.
    /// - Parameter fill: all that can be read as a slot at the beginning of some words, and how many words it takes.
    func match(
        _ words: ArraySlice<String>, _ fill: (Slot, ArraySlice<String>) -> [(count: Int, Filling)]
    ) -> Filling? {
        ends(words, Filling(), fill).first { $0.rest.isEmpty }?.filling
    }

    private typealias End = (rest: ArraySlice<String>, filling: Filling)

    /// Every way in which it can be read at the beginning of the words.
    private func ends(
        _ words: ArraySlice<String>, _ filling: Filling,
        _ fill: (Slot, ArraySlice<String>) -> [(count: Int, Filling)]
    ) -> [End] {
        switch self {
        case .word(let word): words.first == word ? [(words.dropFirst(), filling)] : []
        case .sequence(let parts):
            parts.reduce([(words, filling)]) { ends, part in
                ends.flatMap { part.ends($0.rest, $0.filling, fill) }
            }
        case .either(let ways): ways.flatMap { $0.ends(words, filling, fill) }
        case .maybe(let part): part.ends(words, filling, fill) + [(words, filling)]
        case .slot(let slot):
            fill(slot, words).map { count, filled in
                (words.dropFirst(count), filling.joined(filled))
            }
        }
    }
}

extension Filling {
    fileprivate func joined(_ other: Filling) -> Filling {
        var joined = self
        joined.number = other.number ?? number
        joined.duration = other.duration ?? duration
        joined.food = other.food ?? food
        return joined
    }
}
