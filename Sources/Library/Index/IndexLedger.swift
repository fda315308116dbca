import Recipes

/// What changes in one block of the index. Words are numbered as they come, and what a food adds is worked
/// out once: the same foods come again and again.
struct IndexLedger {
    struct Change {
        /// Within the block.
        var number: UInt16
        /// It comes to the entry; else it leaves it.
        var isThere: Bool
    }

    private var entries: [IndexEntry] = []
    private var changes: [[Change]] = []
    private var numbers: [IndexEntry: Int] = [:]
    /// Words by the fields they stand in, with their beginnings: so a word that comes again is looked up
    /// once.
    private var spelt: [[String: SpeltWord]] = IndexField.searched.map { _ in [:] }
    private var foods: [String: NumberedFood] = [:]

    /// A word by the numbers of its own entry and of those of its beginnings.
    private struct SpeltWord {
        var whole: Int
        /// As `IndexedRecipe.beginnings` says: the first letter, and the first two.
        var one: Int?
        var two: Int?
    }

    /// A food by the numbers of its entries.
    private struct NumberedFood {
        var entries: [Int]
        /// Nil for what every house has.
        var fridge: [Int]?
    }

    /// So many foods and words are remembered: the common ones, in a few megabytes.
    private static let mostFoods = 30_000, mostEntries = 100_000

    /// What was noted, in the order of the file; nothing is noted afterwards.
    mutating func close() -> [(entry: IndexEntry, changes: [Change])] {
        var all: [(entry: IndexEntry, changes: [Change])] = []
        for place in changes.indices where !changes[place].isEmpty {
            all.append((entries[place], changes[place]))
            changes[place] = []
        }
        if entries.count > IndexLedger.mostEntries { self = IndexLedger() }
        return all.sorted { $0.entry < $1.entry }
    }

    /// Notes a change for every entry of a recipe.
    /// - Returns: the number of words of the title, and of the foods that no house has by itself. Both end
    ///   at 255.
    mutating func note(_ recipe: IndexedRecipe, _ change: Change) -> (titleWords: UInt8, foods: UInt8) {
        note(IndexEntry(IndexedRecipe.anyMark, .mark), change)
        let titleWords = FoundWord.all(in: recipe.title)
        for word in titleWords { note(word.text, .title, change) }
        for text in [recipe.tags, recipe.summary] where !text.isEmpty {
            for word in FoundWord.all(in: text) { note(word.text, .prose, change) }
        }
        for diet in recipe.diets.split(separator: " ") { note(IndexEntry(String(diet), .mark), change) }
        for mark in recipe.facetMarks { note(IndexEntry(mark, .mark), change) }
        if recipe.isQuick { note(IndexEntry(IndexedRecipe.quickMark, .mark), change) }
        var times: [(entry: Int, count: Int)] = []
        var count = 0
        for line in recipe.foods.utf8.split(separator: UInt8(ascii: "\n")) {
            let food = numbered(String(Substring(line)))
            for entry in food.entries { note(entry, change) }
            guard let words = food.fridge else { continue }
            count += 1
            for word in words {
                note(word, change)
                guard let place = times.firstIndex(where: { $0.entry == word }) else {
                    times.append((word, 1))
                    continue
                }
                times[place].count += 1
                let again = IndexedRecipe.again(entries[word].word, times[place].count)
                if let again { note(IndexEntry(again, .fridge), change) }
            }
        }
        return (UInt8(clamping: titleWords.count), UInt8(clamping: count))
    }

    /// A word and its beginnings.
    private mutating func note(_ word: String, _ field: IndexField, _ change: Change) {
        let word = spell(word, field)
        note(word.whole, change)
        if let one = word.one { note(one, change) }
        if let two = word.two { note(two, change) }
    }

    private mutating func spell(_ word: String, _ field: IndexField) -> SpeltWord {
        if let known = spelt[field.rawValue][word] { return known }
        let all = IndexedRecipe.words(of: word).map { number(IndexEntry($0, field)) }
        let new = SpeltWord(whole: all[0], one: all[safely: 1], two: all[safely: 2])
        spelt[field.rawValue][word] = new
        return new
    }

    private mutating func note(_ entry: IndexEntry, _ change: Change) { note(number(entry), change) }

    private mutating func note(_ entry: Int, _ change: Change) {
        if let last = changes[entry].last, last.number == change.number, last.isThere == change.isThere {
            return
        }
        changes[entry].append(change)
    }

    private mutating func number(_ entry: IndexEntry) -> Int {
        if let known = numbers[entry] { return known }
        numbers[entry] = entries.count
        entries.append(entry)
        changes.append([])
        return entries.count - 1
    }

    private mutating func numbered(_ name: String) -> NumberedFood {
        if let known = foods[name] { return known }
        let food = Food(name)
        // A handful each, so a list is quicker than a set.
        var entries: [Int] = [], fridge: [Int] = []
        for word in FoundWord.all(in: name) {
            let word = spell(word.text, .food)
            for entry in [word.whole, word.one, word.two] {
                if let entry, !entries.contains(entry) { entries.append(entry) }
            }
        }
        for allergen in food.allergens {
            entries.append(number(IndexEntry(IndexedRecipe.mark(allergen), .mark)))
        }
        let isStaple = food.isStaple
        if !isStaple {
            for word in food.words {
                let entry = number(IndexEntry(word, .fridge))
                if !fridge.contains(entry) { fridge.append(entry) }
            }
        }
        let numbered = NumberedFood(entries: entries, fridge: isStaple ? nil : fridge)
        if foods.count < IndexLedger.mostFoods { foods[name] = numbered }
        return numbered
    }
}

extension Array {
    fileprivate subscript(safely place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
