import GRDB
public import Slideshow

/// A dish on the stove beside the one that is in front: where the cook is in it, and since when.
public struct DishAside: Sendable, Hashable {
    public var progress: SavedProgress
    public var start: CookingStart?

    public init(_ progress: SavedProgress, start: CookingStart?) {
        (self.progress, self.start) = (progress, start)
    }
}

extension RecipeBox {
    /// More than anybody can cook at once, the one in front among them.
    public static let mostDishes = 6

    /// Remembers the dishes beside the one in front, in place of those that were remembered before.
    public func saveAside(_ dishes: [DishAside]) async throws(LibraryError) {
        try await write { db in
            let kept = dishes.prefix(RecipeBox.mostDishes - 1).map(KeptDish.init)
            try RecipeBox.set(kept.isEmpty ? nil : kept, for: RecipeBox.asideKey, db)
            let front = try String.fetchOne(db, sql: "SELECT recipe FROM progress")
            try RecipeBox.clearStove(but: Set(kept.map(\.recipe) + [front].compactMap { $0 }), db)
        }
    }

    /// What is damaged there is left out.
    public func aside() async throws(LibraryError) -> [DishAside] {
        try await read { try RecipeBox.aside($0) }
    }

    static func aside(_ db: Database) throws -> [DishAside] {
        let kept = try setting(asideKey, as: [KeptDish].self, db)
        return (kept ?? []).prefix(mostDishes - 1).map(\.dish)
    }

    /// Among the settings, as `progress.start` is.
    private static let asideKey = "progress.aside"
}

/// As it is written down.
private struct KeptDish: Codable {
    var recipe: String
    var step: Int
    var offset: Int?
    var returnTo: String?
    var updatedAt: Double
    var servings: Int?
    var measures: String?
    var ticked: [String]?
    var start: CookingStart?

    init(_ aside: DishAside) {
        let progress = aside.progress
        (recipe, step, offset, returnTo) = (
            progress.recipeID, progress.step, progress.offset, progress.returnTo
        )
        (updatedAt, servings, measures) = (progress.updatedAt, progress.servings, progress.measures)
        (ticked, start) = (progress.ticked.sorted(), aside.start)
    }

    var dish: DishAside {
        DishAside(
            SavedProgress(
                recipeID: recipe, step: step, returnTo: returnTo, updatedAt: updatedAt, servings: servings,
                measures: measures, ticked: Set(ticked ?? []), offset: offset ?? 0), start: start)
    }
}
