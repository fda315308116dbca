import Foundation
import Library
import Recipes
import Slideshow

extension Deed {
    func shop(_ box: RecipeBox, _ dice: inout SeededDice) async throws {
        let items = try await box.shoppingList().items.map(\.id)
        switch kind {
        case .shopForRecipe:
            guard let id = dice.pick(try await box.cards(limit: 2000).map(\.id)) else { return }
            try await box.shop(for: id, servings: 1 + number % 9, at: at)
        case .shopTyped: try await box.shop(typed: "\(number) l milk", at: at)
        case .tick: try await box.tick(dice.some(items, most: 5), number % 4 > 0, at: at)
        case .takeOff: try await box.removeShopping(dice.some(items, most: 5))
        default: try await box.clearShopping(onlyTicked: number % 2 == 0)
        }
    }

    func draft(_ box: RecipeBox, _ dice: inout SeededDice) async throws {
        let drafts = try await box.drafts().map(\.id)
        switch kind {
        case .draft:
            let steps = dice.some(["Peel", "Chop", "Fry"], most: 3)
            try await box.saveDraft(steps, dice.pick(Deed.ids) ?? "", title: "Half \(number)", at: at)
        case .finishDraft:
            guard let id = dice.pick(drafts) else { return }
            try await box.finish(recipe(id, &dice), draft: id, at: at)
        default: try await box.removeDrafts(dice.some(drafts, most: 2))
        }
    }

    /// Where the cook is, and what is set.
    func cook(_ box: RecipeBox, _ dice: inout SeededDice) async throws {
        switch kind {
        case .step:
            let id = dice.pick(Deed.ids) ?? ""
            try await box.saveProgress(
                SavedProgress(
                    recipeID: id, step: number % 40, returnTo: "recipe", updatedAt: at, servings: number % 9,
                    ticked: ["salt \(number)"]))
        case .giveUp: try await box.clearProgress()
        case .timers:
            let timers = (0..<number % 4).map {
                KitchenTimer(
                    id: "timer-\($0)", recipeID: "dish-\($0)", step: $0, name: "Soup \(number)",
                    seconds: 600, state: .running(endsAt: at + 600))
            }
            try await box.saveTimers(timers)
        case .preference:
            try await box.set(["set \(number % 5)": "\(number)", "set \((number + 1) % 5)": nil])
        default: try await box.set("value \(number)", for: "key \(number % 8)")
        }
    }

    static func copy(in folder: String) -> String { folder + "/deeds.back-up" }

    /// Back to the latest back-up, if one was made.
    func restore(_ box: RecipeBox, _ folder: String) async throws {
        let copy = Deed.copy(in: folder)
        if FileManager.default.fileExists(atPath: copy) { try await box.restore(from: copy) }
    }
}
