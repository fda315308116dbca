import GRDB
public import Recipes

/// A recipe that comes from elsewhere, with the pictures it names.
public struct Arrival: Sendable, Hashable {
    public var recipe: Recipe
    public var pictures: [SavedPicture]
    /// Whether it comes with a heart.
    public var isFavourite: Bool

    public init(_ recipe: Recipe, pictures: [SavedPicture] = [], isFavourite: Bool = false) {
        self.recipe = recipe
        self.pictures = pictures
        self.isFavourite = isFavourite
    }
}

/// What became of a recipe that came from elsewhere.
public enum Receipt: Sendable, Hashable {
    /// It was put in.
    case new
    /// The library has it already, under this id, word for word.
    case same(Recipe.ID)
    /// The library has it under its id, but with these words: nothing was changed, the cook decides.
    case changed(from: Recipe)
}

extension RecipeBox {
    /// Puts recipes from elsewhere in, each with all its pictures, unless the library has them.
    ///
    /// The cook's own stars and diets make no recipe another one. One with another id, but with the same
    /// title and the same words, is the same, even if some of what is told around them was lost on its way.
    /// Blocks its thread: for one that waits for nothing else.
    public func receive(_ arrivals: [Arrival], at now: Double) throws(LibraryError) -> [Receipt] {
        do {
            return try database.write { db in
                var writer = try RecipeWriter(db, origin: .own, at: now)
                var loved: [Recipe.ID] = []
                let receipts = try arrivals.map { arrival in
                    let receipt = try Self.receipt(for: arrival.recipe, db)
                    if receipt == .new {
                        for picture in arrival.pictures { try Self.put(picture, db) }
                        try writer.put(arrival.recipe.withFoundDiets)
                        if arrival.isFavourite { loved.append(arrival.recipe.id) }
                    }
                    return receipt
                }
                try writer.finish()
                for id in loved { try RecipeBox.love(id, now, db) }
                return receipts
            }
        } catch { throw LibraryError(error, path: path) }
    }

    /// Puts the newer words of recipes in place of the library's, and returns what was there. Stars and diets
    /// stay, and the pictures if no newer ones come.
    public func update(_ arrivals: [Arrival], at now: Double) async throws(LibraryError) -> [Recipe] {
        try await write { db in
            var writer = try RecipeWriter(db, origin: .own, at: now)
            var before: [Recipe] = []
            for arrival in arrivals {
                guard let known = try Recipe.one(db, id: arrival.recipe.id) else { continue }
                var recipe = arrival.recipe
                recipe.stars = known.stars
                if known.isDietOfTheCook {
                    (recipe.diets, recipe.inferredDiets) = (known.diets, known.inferredDiets)
                } else {
                    // What was worked out is worked out again from what goes in now.
                    recipe = recipe.withFoundDiets
                }
                if recipe.picture == nil {
                    (recipe.picture, recipe.morePictures) = (known.picture, known.morePictures)
                }
                for picture in arrival.pictures { try Self.put(picture, db) }
                try writer.put(recipe)
                before.append(known)
            }
            try writer.finish()
            return before
        }
    }

    private static func receipt(for recipe: Recipe, _ db: Database) throws -> Receipt {
        if let known = try Recipe.one(db, id: recipe.id) {
            return known.says(recipe) ? .same(known.id) : .changed(from: known)
        }
        let alike = try String.fetchAll(
            db.cachedStatement(sql: "SELECT id FROM recipe WHERE folded = ? LIMIT 20"),
            arguments: [recipe.title.folded])
        for id in alike {
            if let known = try Recipe.one(db, id: id), known.says(recipe) || recipe.saysNothing(beyond: known)
            {
                return .same(id)
            }
        }
        return .new
    }
}

extension Recipe {
    /// Whether somebody has said something about its diets, be it by taking one away.
    fileprivate var isDietOfTheCook: Bool {
        guard let inferredDiets else { return !diets.isEmpty }
        return inferredDiets != diets || diets != DietFinding(of: ingredients).diets
    }

    /// Whether another says the same, whatever the cook thinks of it and whichever pictures it has.
    fileprivate func says(_ other: Recipe) -> Bool {
        var mine = self, others = other
        (mine.id, others.id) = ("", "")
        (mine.stars, others.stars) = (0, 0)
        (mine.diets, others.diets) = ([], [])
        (mine.inferredDiets, others.inferredDiets) = (nil, nil)
        (mine.picture, others.picture) = (nil, nil)
        (mine.morePictures, others.morePictures) = ([], [])
        for place in mine.steps.indices { (mine.steps[place].picture, mine.steps[place].clip) = (nil, nil) }
        for place in others.steps.indices {
            (others.steps[place].picture, others.steps[place].clip) = (nil, nil)
        }
        return mine == others
    }

    /// Whether the same goes in and the same is done, and nothing is told that the other doesn't tell: what
    /// is left of a recipe that went through a format without a place for the rest.
    fileprivate func saysNothing(beyond other: Recipe) -> Bool {
        func foods(_ recipe: Recipe) -> [Ingredient] {
            recipe.ingredients.map { Ingredient($0.name, amount: $0.amount, note: $0.note) }
        }
        func adds(_ mine: String, _ others: String) -> Bool { !mine.isEmpty && mine != others }
        func adds(_ mine: Int, _ others: Int) -> Bool { mine != 0 && mine != others }
        return foods(self) == foods(other) && steps.map(\.text) == other.steps.map(\.text)
            && servings == other.servings && (nutrition == nil || nutrition == other.nutrition)
            && (source == nil || source == other.source) && Set(tags).isSubset(of: other.tags)
            && !adds(preparationMinutes, other.preparationMinutes)
            && !adds(cookingMinutes, other.cookingMinutes)
            && ![
                (summary, other.summary), (yield, other.yield), (notes, other.notes), (author, other.author),
                (cuisine, other.cuisine), (category, other.category),
            ].contains { adds($0.0, $0.1) }
    }
}
