import Foods

/// Which of the foods that fit are meant.
struct FoodRanking {
    private let typed: [String]
    private let whole: String

    /// - Parameter typed: the words as they are compared.
    init(_ typed: [String]) {
        self.typed = typed
        whole = typed.joined(separator: " ")
    }

    func best(_ foods: [CatalogueFood], limit: Int) -> [CatalogueFood] {
        foods.map { (food: $0, mark: mark($0)) }
            .sorted {
                ($0.mark.nearness, $0.mark.length, $0.food.id) < (
                    $1.mark.nearness, $1.mark.length, $1.food.id
                )
            }
            .prefix(limit).map(\.food)
    }

    /// The less, the likelier: a food that is called so before one that only begins so, one that cooks have a name for
    /// before others, and of two the shorter.
    private func mark(_ food: CatalogueFood) -> (nearness: Int, length: Int) {
        let names = food.names.map { name in
            let words = FoodName.words(name)
            return (nearness: nearness(words), length: name.utf8.count)
        }
        let best = names.min { ($0.nearness, $0.length) < ($1.nearness, $1.length) } ?? (4, 0)
        return (best.nearness * 2 + (food.isCommon ? 0 : 3) + (food.isOurs ? 0 : 2), best.length)
    }

    private func nearness(_ name: [String]) -> Int {
        let text = name.joined(separator: " ")
        if text == whole { return 0 }
        if text.hasPrefix(whole) { return 1 }
        if name.map(FoodName.stem) == typed.map(FoodName.stem) { return 2 }
        // German compounds say at their end what it is; English names, too.
        if let last = name.last, let first = typed.first, last.hasPrefix(first) { return 2 }
        return name.contains { word in typed.contains { word.hasPrefix($0) } } ? 3 : 4
    }
}
