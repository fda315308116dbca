import GRDB
import Recipes

extension RecipeFilter {
    /// The recipes that pass.
    func passing(_ db: Database) throws -> RecipeSet {
        let index = CardIndex(db)
        var set = try shelved(db, index)
        if hidesStarters { set.subtract(try RecipeFilter.idleStarters(db)) }
        for diet in diets { set.formIntersection(try index.marked(diet.rawValue)) }
        for allergen in without { set.subtract(try index.marked(IndexedRecipe.mark(allergen))) }
        for food in avoided {
            if let recipes = try recipes(with: food, index) { set.subtract(recipes) }
        }
        return set
    }

    /// Those that came with the program, and that the cook neither loves nor has cooked or changed.
    private static func idleStarters(_ db: Database) throws -> RecipeSet {
        let sql = """
            SELECT recipe.number FROM starter JOIN recipe ON recipe.id = starter.id
            WHERE recipe.origin = 'starter' AND recipe.stars = 0
            AND NOT EXISTS (SELECT 1 FROM favourite WHERE favourite.recipe = recipe.id)
            AND NOT EXISTS (SELECT 1 FROM history WHERE history.recipe = recipe.id AND kind = 'cooked')
            """
        return RecipeSet(try Int64.fetchAll(db.cachedStatement(sql: sql)))
    }

    /// The recipes that have all the words of a food among their ingredients; nil if it has no words.
    private func recipes(with food: String, _ index: CardIndex) throws -> RecipeSet? {
        var set: RecipeSet?
        for word in TypedWord.all(in: food) {
            let recipes = try index.recipes(of: word.forms)[IndexField.food.rawValue]
            set?.formIntersection(recipes)
            set = set ?? recipes
        }
        return set
    }

    private func shelved(_ db: Database, _ index: CardIndex) throws -> RecipeSet {
        func numbers(_ rest: String, _ arguments: StatementArguments = []) throws -> RecipeSet {
            let sql = "SELECT recipe.number FROM recipe \(rest)"
            return RecipeSet(try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: arguments))
        }
        switch shelf {
        case .everything: return try index.all()
        case .favourites: return try numbers("JOIN favourite ON favourite.recipe = recipe.id")
        case .own: return try numbers("WHERE origin = 'own'")
        case .collection(let id):
            return try numbers("JOIN collected ON collected.recipe = recipe.id WHERE collection = ?", [id])
        }
    }
}
