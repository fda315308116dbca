import Recipes
import Stage

/// What is shown of a step at once: some of its sentences, and what they speak of (BY3).
struct ShownPart {
    /// A duration of the words that can be timed.
    struct Timed {
        /// Its timer's name among all timers, whichever part it stands in.
        let id: String
        let phrase: TimedPhrase
    }

    let part: StepPart
    /// The words, with numbers that keep to their units.
    let text: String
    let timed: [Timed]
    /// Where the durations stand in `text`, in UTF-8.
    let emphasis: [Range<Int>]
    let rests: [Rest.Length]
    let foods: [Ingredient]

    /// Characters of the step's instruction before it.
    var offset: Int { part.offset }

    /// - Parameters:
    ///   - dish: the recipe's id, by which its timers are known.
    ///   - number: of the step, from 0.
    init(_ part: StepPart, of step: Step, dish: Recipe.ID, number: Int, foods: [Ingredient]) {
        self.part = part
        let words = step.text[part.range]
        text = String(words).trimmingSuffix.unbroken
        self.foods = foods
        let timed = step.durations.enumerated().filter { part.range.overlaps($1.range) }
        self.timed = timed.map { Timed(id: "\(dish)/\(number)/\($0)", phrase: $1) }
        let shown: [Character] = text.utf8.count == words.utf8.count ? [] : Array(text)
        emphasis = timed.compactMap { _, phrase in
            Self.utf8(phrase.range.clamped(to: part.range), in: step.text, from: part.range.lowerBound, shown)
        }
        let rests = step.rests.filter { part.range.contains($0.range.lowerBound) }
        self.rests = rests.prefix(2).map(\.length)
    }

    /// A place of the instruction as one of what is shown, which has as many characters, but other bytes.
    private static func utf8(
        _ range: Range<String.Index>, in text: String, from start: String.Index, _ shown: [Character]
    ) -> Range<Int>? {
        if range.isEmpty { return nil }
        if shown.isEmpty {
            let from = text.utf8.distance(from: start, to: range.lowerBound)
            return from..<(from + text[range].utf8.count)
        }
        let from = text.distance(from: start, to: range.lowerBound)
        let to = min(shown.count, from + text.distance(from: range.lowerBound, to: range.upperBound))
        guard from < to else { return nil }
        let before = shown[..<from].reduce(0) { $0 + $1.utf8.count }
        return before..<(before + shown[from..<to].reduce(0) { $0 + $1.utf8.count })
    }
}

extension String {
    fileprivate var trimmingSuffix: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
