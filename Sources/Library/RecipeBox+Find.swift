import GRDB
import Recipes

extension RecipeBox {
    /// How many recipes are offered when a cook's word fits several.
    public static let candidates = 10

    /// The recipe a cook means by an id or (part of) a title.
    ///
    /// The first of these that fits anything decides: the id itself; the whole title; its beginning; any
    /// part of it. Case, accents and surrounding space don't matter in titles.
    public func find(_ titleOrID: String) async throws(LibraryError) -> Found {
        try await read { db in
            if let recipe = try Recipe.one(db, id: titleOrID) { return .one(recipe) }
            let word = titleOrID.folded
            guard !word.isEmpty else { return .nothing }
            let pattern = word.reduce(into: "") { $0 += "%_\\".contains($1) ? "\\\($1)" : "\($1)" }
            let tries: [(condition: String, arguments: StatementArguments)] = [
                ("folded = ?", [word]),
                ("folded >= ? AND folded < ?", [word, word + "\u{10FFFF}"]),
                ("folded LIKE ? ESCAPE '\\'", ["%\(pattern)%"]),
            ]
            for (condition, arguments) in tries {
                let cards = try RecipeCard.all(
                    db, "WHERE \(condition) ORDER BY folded, id LIMIT \(RecipeBox.candidates)",
                    arguments: arguments)
                if cards.count > 1 { return .several(cards) }
                if let card = cards.first, let recipe = try Recipe.one(db, id: card.id) {
                    return .one(recipe)
                }
            }
            return .nothing
        }
    }
}
