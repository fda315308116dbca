import GRDB
import Recipes

extension CardIndex {
    /// The words of the index that are one edit away from a typed one: a letter missing, too many, another,
    /// or two swapped. Words that are it, or begin with it, are not among them.
    ///
    /// Walks along the sorted words: at each letter it asks which letters follow there, so it takes a few
    /// hundred steps in any alphabet and needs no table of its own.
    func neighbours(of typed: TypedWord) throws -> [String] {
        guard typed.isForgiven else { return [] }
        let letters = Array(typed.text.unicodeScalars)
        var tries: Set<String> = []
        for place in 0...letters.count {
            let start = text(letters[..<place])
            // Once no word begins so, none goes on from here.
            if place > 0, try !(first(from: start)?.hasPrefix(start) ?? false) { break }
            if place < letters.count { tries.insert(start + text(letters[(place + 1)...])) }
            if place + 1 < letters.count {
                tries.insert(
                    start + text([letters[place + 1], letters[place]]) + text(letters[(place + 2)...]))
            }
            for letter in try following(start) {
                if place < letters.count {
                    tries.insert(start + String(letter) + text(letters[(place + 1)...]))
                }
                tries.insert(start + String(letter) + text(letters[place...]))
            }
        }
        return try tries.sorted().flatMap { try words(fitting: $0, typed) }
    }

    /// Words that a try leads to: itself, or what begins with it if enough was typed.
    private func words(fitting attempt: String, _ typed: TypedWord) throws -> [String] {
        guard attempt.unicodeScalars.count >= WordMatch.forgivenLength - 1 else { return [] }
        var found: [String] = []
        var next = try first(from: attempt)
        while let word = next, word.hasPrefix(attempt), found.count < CardIndex.mostNeighbours {
            if WordMatch(typed.text, word) == .forgiven { found.append(word) }
            if typed.text.unicodeScalars.count < WordMatch.forgivenBeginning { break }
            next = try first(behind: word)
        }
        return found
    }

    /// Words that one try may lead to.
    private static var mostNeighbours: Int { 20 }
    /// Letters that may follow in an index of many alphabets.
    private static var mostLetters: Int { 64 }

    /// The letters that come after these in words of the index.
    private func following(_ start: String) throws -> [Unicode.Scalar] {
        var letters: [Unicode.Scalar] = []
        var next = try first(from: start + "0")
        while let word = next, word.hasPrefix(start), letters.count < CardIndex.mostLetters {
            guard let letter = word.unicodeScalars.dropFirst(start.unicodeScalars.count).first,
                let behind = Unicode.Scalar(letter.value + 1)
            else { break }
            letters.append(letter)
            next = try first(from: start + String(behind))
        }
        return letters
    }

    private func text(_ letters: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters)
        return String(text)
    }
}
