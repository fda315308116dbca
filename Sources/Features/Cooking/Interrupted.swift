import House
public import Library
public import Recipes
import Slideshow

/// A dish that can be gone on with after an interruption (TR31), as it was cooked.
public struct Interrupted: Sendable {
    var dish: CookedDish
    var step: Int
    /// How far into the step's words.
    var offset = 0
    /// What has been ticked off.
    var ticked: Set<String> = []
    /// Whether the way back leads to the recipe's page.
    var returnsToRecipe: Bool
    /// When the cook began, if that is known.
    var start: CookingStart?

    /// What the library knows of it; nil = nothing was interrupted.
    /// - Parameter measures: what the cook has set for all dishes.
    public static func read(
        from box: RecipeBox, measures: MeasuringSystem?
    ) async throws(LibraryError) -> Interrupted? {
        guard let progress = try await box.progress() else { return nil }
        let start = try await box.cookingStart()
        return try await read(DishAside(progress, start: start), from: box, measures)
    }

    /// The dishes beside it.
    public static func readAside(
        from box: RecipeBox, measures: MeasuringSystem?
    ) async throws(LibraryError) -> [Interrupted] {
        var dishes: [Interrupted] = []
        for aside in try await box.aside() {
            if let dish = try await read(aside, from: box, measures) { dishes.append(dish) }
        }
        return dishes
    }

    private static func read(
        _ aside: DishAside, from box: RecipeBox, _ measures: MeasuringSystem?
    ) async throws(LibraryError) -> Interrupted? {
        let progress = aside.progress
        guard let recipe = try await box.dish(progress.recipeID), !recipe.steps.isEmpty else { return nil }
        let own = progress.measures.flatMap { MeasuringSystem(rawValue: $0) }
        return Interrupted(
            dish: CookedDish(recipe, servings: progress.servings, measures: own ?? measures),
            step: min(max(0, progress.step), recipe.steps.count - 1), offset: progress.offset,
            ticked: progress.ticked, returnsToRecipe: progress.returnTo != nil, start: aside.start)
    }

    /// Writes it down as the dish in front.
    /// - Parameter now: seconds since 1970.
    @MainActor func save(by services: Services, at now: Double) {
        services.save("progress", replaces: true) {
            [kept = kept(at: now), written = dish.written] box throws(LibraryError) in
            try await box.saveProgress(kept.progress, of: written, start: kept.start)
        }
    }

    /// As the library keeps it.
    /// - Parameter now: seconds since 1970.
    func kept(at now: Double) -> DishAside {
        DishAside(
            SavedProgress(
                recipeID: dish.written.id, step: step, returnTo: returnsToRecipe ? "recipe" : nil,
                updatedAt: now, servings: dish.servings, measures: dish.measures?.rawValue, ticked: ticked,
                offset: offset), start: start)
    }
}
