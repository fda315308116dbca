import Recipes

/// What the index says about an ingredient, worked out once.
struct IndexedFood {
    /// The words by which it is found, and their beginnings.
    var searched: [String]
    /// The marks of its allergens.
    var marks: [String]
    /// Its words for the fridge, each once; nil for what every house has.
    var fridge: [String]?

    /// So many are remembered: the common ones, in a megabyte or two.
    static let most = 8000

    init(_ line: Substring) {
        let name = String(line), food = Food(name)
        var words: Set<String> = []
        for word in FoundWord.all(in: name) {
            IndexedRecipe.tell(word.text, .food) { word, _ in words.insert(word) }
        }
        searched = Array(words)
        marks = food.allergens.map(IndexedRecipe.mark)
        fridge = food.isStaple ? nil : Array(Set(food.words))
    }
}
