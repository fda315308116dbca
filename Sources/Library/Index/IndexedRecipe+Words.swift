import Recipes

extension IndexedRecipe {
    /// A word as the index has it, and its beginnings.
    static func words(of whole: String) -> [String] {
        let word =
            whole.utf8.count <= TypedWord.longest
            ? whole : String(String.UnicodeScalarView(whole.unicodeScalars.prefix(TypedWord.longest)))
        var words = [word]
        var end = word.unicodeScalars.startIndex
        for _ in 0..<beginnings where end < word.endIndex {
            end = word.unicodeScalars.index(after: end)
            words.append(beginning(word[..<end]))
        }
        return words
    }

    /// What stands for a food that is in several lines: "onion#2" for the second. Nil beyond nine.
    static func again(_ word: String, _ time: Int) -> String? { time < 10 ? "\(word)#\(time)" : nil }
}
