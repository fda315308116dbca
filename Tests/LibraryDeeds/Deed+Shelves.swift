import Library

extension Deed {
    /// Hearts, the history and the diary.
    func remember(_ box: RecipeBox, _ dice: inout SeededDice) async throws {
        let present = try await box.cards(limit: 2000).map(\.id)
        let loved = try await box.favourites(limit: 2000).map(\.id)
        switch kind {
        case .heart:
            if let id = dice.pick(present) { try await box.setFavourite(number % 3 > 0, id, at: at) }
        case .hearts: try await box.setFavourites(dice.some(present, most: 6), at: at)
        case .unheart: try await box.removeFavourites(dice.some(loved, most: 6))
        case .look: if let id = dice.pick(present) { try await box.noteViewed(id, at: at) }
        case .cook:
            guard let id = dice.pick(present) else { return }
            try await box.cooked(id, note: "The \(number)th time.", stars: number % 6, at: at)
        case .rewriteDiary:
            guard var entry = dice.pick(try await box.diary(limit: 200)) else { return }
            entry.note = "On second thoughts (\(number))"
            try await box.change(entry)
        case .tearOut:
            try await box.removeDiary(dice.some(try await box.diary(limit: 200).map(\.id), most: 4))
        default: try await box.forget(dice.some(try await box.history(limit: 200).map(\.id), most: 6))
        }
    }

    func collect(_ box: RecipeBox, _ dice: inout SeededDice) async throws {
        let present = try await box.cards(limit: 2000).map(\.id)
        let all = try await box.collections().map(\.id)
        if kind == .collect {
            try await box.makeCollection(
                named: "Shelf \(number)", with: dice.some(present, most: 12), at: at)
            return
        }
        guard let one = dice.pick(all) else { return }
        switch kind {
        case .rename: try await box.rename(one, to: "Renamed \(number)")
        case .fill:
            let change = CollectionChange(dice.some(present, most: 12), into: [one])
            try await box.change(change, at: at)
        case .takeOut:
            let inside = try await box.cards(in: one, limit: 200).map(\.id)
            try await box.takeOut(number % 7 == 0 ? nil : dice.some(inside, most: 4), of: one)
        default: try await box.removeCollections(dice.some(all, most: 2))
        }
    }

    /// The deck of cards.
    func flick(_ box: RecipeBox, _ dice: inout SeededDice) async throws {
        switch kind {
        case .flick:
            guard let top = try await box.deck(limit: 1).cards.first else { return }
            try await box.flick(top.id, liked: Bool.random(using: &dice), at: at)
        case .unflick: try await box.unflick()
        default: try await box.shuffle(seed: dice.next())
        }
    }
}
