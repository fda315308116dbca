import Recipes

extension IndexedRecipe {
    /// Tells every word with its field, some of them more than once.
    /// - Parameter known: foods that were met before; the same ones come again and again.
    /// - Returns: the number of words of the title, and of the foods that no house has by itself. Both end
    ///   at 255.
    func tell(
        _ known: inout [Substring: IndexedFood], _ take: (String, IndexField) -> Void
    ) -> (titleWords: UInt8, foods: UInt8) {
        take(IndexedRecipe.anyMark, .mark)
        let titleWords = tell(title, .title, take)
        _ = tell(tags, .prose, take)
        _ = tell(summary, .prose, take)
        for diet in diets.split(separator: " ") { take(String(diet), .mark) }
        var times: [String: Int] = [:]
        var count = 0
        for line in foods.split(separator: "\n") {
            let food = known[line] ?? IndexedFood(line)
            if known.count < IndexedFood.most { known[line] = food }
            for word in food.searched { take(word, .food) }
            for mark in food.marks { take(mark, .mark) }
            guard let words = food.fridge else { continue }
            count += 1
            for word in words {
                let time = times[word, default: 0] + 1
                times[word] = time
                if time < 10 { take(time == 1 ? word : "\(word)#\(time)", .fridge) }
            }
        }
        return (UInt8(clamping: titleWords), UInt8(clamping: count))
    }

    private func tell(_ text: String, _ field: IndexField, _ take: (String, IndexField) -> Void) -> Int {
        guard !text.isEmpty else { return 0 }
        let found = FoundWord.all(in: text)
        for word in found { IndexedRecipe.tell(word.text, field, take) }
        return found.count
    }

    /// A word and its beginnings.
    static func tell(_ whole: String, _ field: IndexField, _ take: (String, IndexField) -> Void) {
        let word =
            whole.utf8.count <= TypedWord.longest
            ? whole : String(String.UnicodeScalarView(whole.unicodeScalars.prefix(TypedWord.longest)))
        take(word, field)
        var end = word.unicodeScalars.startIndex
        for _ in 0..<IndexedRecipe.beginnings where end < word.endIndex {
            end = word.unicodeScalars.index(after: end)
            take(IndexedRecipe.beginning(word[..<end]), field)
        }
    }
}
