import GRDB
import Recipes

/// The recipes that each part of a question lets through.
struct Narrowing {
    enum Part: Hashable { case course, kitchen, tag, time, stars, cooked }

    private let all: RecipeSet
    private var parts: [Part: RecipeSet] = [:]

    init(_ question: BrowseQuestion, _ db: Database) throws {
        let index = CardIndex(db)
        all = try question.filter.passing(db)
        func marked(_ facet: IndexedRecipe.Facet, _ key: String) throws -> RecipeSet {
            try index.marked(facet.mark(key))
        }
        if let course = question.course { parts[.course] = try marked(.course, course) }
        if let kitchen = question.kitchen { parts[.kitchen] = try marked(.kitchen, kitchen) }
        if let tag = question.tag { parts[.tag] = try marked(.tag, tag) }
        if let time = question.time { parts[.time] = try index.marked(IndexedRecipe.mark(within: time)) }
        if question.stars > 0 { parts[.stars] = try Narrowing.rated(question.stars, db) }
        if let wanted = question.cooked {
            let cooked = try Narrowing.cooked(db)
            parts[.cooked] = wanted == .ever ? cooked : all.subtracting(cooked)
        }
    }

    /// What passes all parts but one.
    func but(_ part: Part?) -> RecipeSet {
        parts.reduce(into: all) { set, other in
            if other.key != part { set.formIntersection(other.value) }
        }
    }

    /// Those with so many stars at least.
    static func rated(_ stars: Int, _ db: Database) throws -> RecipeSet {
        let sql = "SELECT number FROM recipe WHERE stars != 0 AND stars >= ?"
        return RecipeSet(try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [stars]))
    }

    /// Those that have been cooked.
    static func cooked(_ db: Database) throws -> RecipeSet {
        let sql = """
            SELECT recipe.number FROM recipe
            JOIN (SELECT DISTINCT recipe AS id FROM history WHERE kind = 'cooked') AS cooked
            ON cooked.id = recipe.id
            """
        return RecipeSet(try Int64.fetchAll(db.cachedStatement(sql: sql)))
    }
}
