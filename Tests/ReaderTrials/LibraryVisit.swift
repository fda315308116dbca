import Library
import Recipes

/// A person who opens every page of a library, and goes on working with it. What can't be read or saved is
/// said with an error, which is no broken promise.
struct LibraryVisit {
    let box: RecipeBox

    /// - Returns: how many recipes there are.
    func all() async throws(BrokenPromise) -> Int {
        var found = 0
        for order in CardOrder.allCases {
            for card in (try? await box.cards(limit: 8, order: order)) ?? [] {
                found += 1
                try BrokenPromise.unless(
                    TotalMinutes.range.contains(card.totalMinutes) && Servings.range.contains(card.servings)
                        && Stars.range.contains(card.stars), "a card's numbers are bounded: \(card)")
                if let recipe = try? await box.recipe(card.id) { try ReaderTrial.keep(recipe) }
            }
        }
        try await look()
        try await work()
        return found
    }

    private func look() async throws(BrokenPromise) {
        for entry in (try? await box.diary(limit: 8)) ?? [] {
            try BrokenPromise.unless(Moment.range.contains(entry.at), "a day is one: \(entry)")
        }
        for entry in (try? await box.history(limit: 8)) ?? [] {
            try BrokenPromise.unless(Moment.range.contains(entry.at), "a day is one: \(entry)")
        }
        for timer in (try? await box.timers()) ?? [] {
            try BrokenPromise.unless(
                Seconds.range.contains(timer.seconds) && Place.range.contains(timer.step),
                "a timer ends: \(timer)")
        }
        let list = (try? await box.shoppingList()) ?? ShoppingList([])
        for line in (list.byAisle + list.byRecipe).flatMap(\.lines) {
            try BrokenPromise.unless(
                line.amounts.allSatisfy { Quantity.range.contains($0.quantity) }, "to be bought: \(line)")
        }
        _ = try? await box.progress()
        _ = try? await box.drafts()
        _ = try? await box.draft("draft", as: [String].self)
        _ = try? await box.setting("look", as: String.self)
        _ = try? await box.picture("soup.jpg")
        for shelf in [RecipeFilter.Shelf.everything, .favourites, .own, .collection(1)] {
            _ = try? await box.cards(on: shelf, limit: 4)
            _ = try? await box.deck(filter: RecipeFilter(diets: [.vegan], shelf: shelf), limit: 3)
        }
        for word in ["soup", "s", "pumpkim"] {
            guard let results = try? await box.search(word) else { continue }
            _ = try? await box.hits(results, limit: 4)
        }
        _ = try? await box.fridge(["pumpkin", "apples"], limit: 3)
        _ = try? await box.suggestions(limit: 3, seed: 1, at: 1000)
        _ = try? await box.find("soup")
    }

    private func work() async throws(BrokenPromise) {
        let tart = Recipe(
            id: "tart", title: "Tart", ingredients: [Ingredient("plums")], steps: [Step(text: "Bake.")])
        _ = try? await box.save(tart, at: 1000)
        _ = try? await box.cooked("soup", note: "Again.", stars: 5, at: 1001)
        _ = try? await box.shop(for: "soup", servings: 3, at: 1002)
        _ = try? await box.flick("soup", liked: true, at: 1003)
        _ = try? await box.unflick()
        for collection in (try? await box.collections())?.prefix(3) ?? [] {
            _ = try? await box.change(
                CollectionChange(["tart", "soup"], into: [collection.id]), at: 1004)
            _ = try? await box.cards(in: collection.id, limit: 4)
        }
        _ = try? await box.setFavourite(true, "soup", at: 1005)
        guard let removal = try? await box.remove(["soup"]) else { return }
        _ = try? await box.restore(removal)
        if let soup = try? await box.recipe("soup") { try ReaderTrial.keep(soup) }
    }
}
