import Foundation
public import Library
import Recipes
import Slideshow

/// What is in the kept libraries of earlier versions, `Tests/LibraryTests/Kept`, from version 2 on: something
/// of everything. A later version that keeps more gets a filling of its own; those before it stay.
public enum Keeping {
    /// Version 3: what the cook has chosen, settings by their names, and what has gone and come back.
    public static func fillWithChoices(_ box: RecipeBox) async throws {
        try await fill(box)
        try await box.saveProgress(
            SavedProgress(
                recipeID: "soup", step: 1, returnTo: "recipe", updatedAt: 18, servings: 8, measures: "metric",
                ticked: ["pumpkin", "salt"]))
        try await box.set(["theme": "\"dark\"", "avoided": "[\"liver\"]", "volume": nil])
        try await box.remove(["i6"])
        try await box.restore(try await box.remove(["crepes"]))
        try await box.clearShopping(onlyTicked: true)
    }

    /// Version 2.
    public static func fill(_ box: RecipeBox) async throws {
        let soup = Recipe(
            id: "soup", title: "Pumpkin soup", summary: "Warms.", picture: "soup.svg",
            diets: [.vegan, .glutenFree], preparationMinutes: 15, cookingMinutes: 30, servings: 4,
            ingredients: [
                Ingredient("pumpkin", amount: Amount(1.2, .kg)), Ingredient("salt", note: "to taste"),
            ],
            steps: [Step(title: "Chop", text: "Chop it."), Step(text: "Simmer for 25–30 minutes.")],
            nutrition: Nutrition(kilocalories: 210, protein: 5, carbohydrate: 30, fat: 7), tags: ["autumn"])
        let crepes = Recipe(
            id: "crepes", title: "Crêpes", servings: 2,
            ingredients: [Ingredient("eggs", amount: Amount(2)), Ingredient("milk", amount: Amount(8, .oz))],
            steps: [Step(text: "Fry.")], cuisine: "French", author: "Grandma", notes: "Thin ones.")
        let picture = SavedPicture(name: "soup.svg", mediaType: "image/svg+xml", data: Data("<svg/>".utf8))
        try await box.stock([soup, crepes], pictures: [picture], version: 1, at: 1)
        try await box.save(Recipe(id: "own", title: "Beef stew", steps: [Step(text: "Braise.")]), at: 2)
        try await box.save((0..<20).map { Recipe(id: "i\($0)", title: "Bread \($0)") }, at: 3)
        try await box.setStars(4, "soup")
        try await box.setFavourites(["crepes", "own"], at: 4)
        try await box.noteViewed("soup", at: 5)
        try await box.cooked("soup", note: "More pepper.", stars: 5, at: 6)
        try await box.cooked("own", at: 7)
        let shelf = try await box.makeCollection(named: "Sundays", with: ["own", "soup"], at: 8)
        try await box.makeCollection(named: "Empty", at: 9)
        try await box.change(CollectionChange(["crepes"], into: [shelf]), at: 10)
        try await box.shop(for: "soup", servings: 8, at: 11)
        try await box.shop(typed: "2 l milk", at: 12)
        try await box.tick(Array(try await box.shoppingList().items.map(\.id).prefix(1)), at: 13)
        try await box.saveDraft(["Half a", "recipe"], "draft", title: "Half", at: 14)
        try await box.shuffle(seed: 7)
        try await box.flick("i3", liked: true, at: 15)
        try await box.flick("i4", liked: false, at: 16)
        try await box.saveProgress(
            SavedProgress(recipeID: "soup", step: 1, returnTo: "recipe", updatedAt: 17))
        try await box.saveTimers([
            KitchenTimer(
                id: "a", recipeID: "soup", step: 1, name: "Simmer", seconds: 1500,
                state: .running(endsAt: 1600))
        ])
        try await box.set(["volume": 0.7], for: "settings")
        try await box.remove(["i5"])
    }
}
