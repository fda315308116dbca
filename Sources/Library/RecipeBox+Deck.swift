import GRDB
import Recipes

extension RecipeBox {
    /// The top of the deck of cards (RF1): shuffled by its seed, without those that were flicked since it was
    /// last shuffled and those that don't pass the filter.
    /// - Returns: at most `limit` cards, none when the deck is through; and how far it has been gone through.
    public func deck(
        filter: RecipeFilter = RecipeFilter(), limit: Int
    ) async throws(LibraryError) -> DeckTop {
        try await read { db in
            var rest = try filter.passing(db)
            let all = rest.count
            rest.subtract(RecipeSet(try Int64.fetchAll(db, sql: "SELECT recipe FROM flicked")))
            let seed = try RecipeBox.setting(RecipeBox.deckSeed, as: UInt64.self, db) ?? 0
            var top: [(place: UInt64, number: Int)] = []
            rest.forEach { number in
                let place = RecipeBox.shuffled(number, seed)
                if top.count == limit, let last = top.last, last.place <= place { return }
                top.insert((place, number), at: top.firstIndex { $0.place > place } ?? top.count)
                if top.count > limit { top.removeLast() }
            }
            let sum = "SELECT count(*), coalesce(sum(liked != 0), 0) FROM flicked"
            let gone = try Row.fetchOne(db.cachedStatement(sql: sum))
            return DeckTop(
                cards: try top.compactMap { try DeckCard.one(db, "recipe.number = ?", [$0.number]) },
                left: rest.count, all: all, flicked: gone?.number(0, Place.self) ?? 0,
                liked: gone?.number(1, Place.self) ?? 0)
        }
    }

    /// Flicks a card away: to the right it becomes a favourite, to the left it doesn't.
    public func flick(_ id: String, liked: Bool, at now: Double) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: """
                    INSERT INTO flicked (recipe, liked, wasFavourite, at) SELECT number, ?,
                    EXISTS (SELECT 1 FROM favourite WHERE recipe = recipe.id), ? FROM recipe WHERE id = ?
                    """, arguments: [liked, now, id])
            if liked { try RecipeBox.love(id, now, db) }
        }
    }

    /// Takes the latest flick back: the card is on the deck again, and no favourite unless it was one before.
    /// - Returns: the card; nil if there is none to take back.
    @discardableResult
    public func unflick() async throws(LibraryError) -> Unflicked? {
        try await write { db in
            let sql = """
                SELECT turn, recipe.id, liked, wasFavourite FROM flicked
                JOIN recipe ON recipe.number = flicked.recipe ORDER BY turn DESC LIMIT 1
                """
            guard let row = try Row.fetchOne(db, sql: sql) else { return nil }
            let turn = row.key(0), id = row.text(1), wasFavourite = row.isTrue(3)
            try db.execute(sql: "DELETE FROM flicked WHERE turn = ?", arguments: [turn])
            if row.isTrue(2), !wasFavourite {
                try db.execute(sql: "DELETE FROM favourite WHERE recipe = ?", arguments: [id])
            }
            return try DeckCard.one(db, "recipe.id = ?", [id]).map {
                Unflicked(card: $0, wasLiked: row.isTrue(2), wasFavourite: wasFavourite)
            }
        }
    }

    /// Begins a new deck of all recipes; another seed is another order.
    public func shuffle(seed: UInt64) async throws(LibraryError) {
        try await write { db in
            try db.execute(sql: "DELETE FROM flicked")
            try RecipeBox.set(seed, for: RecipeBox.deckSeed, db)
        }
    }

    private static let deckSeed = "deck.seed"

    /// Where a card lies in a shuffled deck: SplitMix64 of its number, so that the order needs no room.
    static func shuffled(_ number: Int, _ seed: UInt64) -> UInt64 {
        var mixed = seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

extension DeckCard {
    /// - Parameter condition: that one recipe fulfils.
    fileprivate static func one(
        _ db: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> DeckCard? {
        let sql = "SELECT \(RecipeCard.columns), summary FROM recipe WHERE \(condition)"
        return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments).map {
            DeckCard(RecipeCard(row: $0), summary: $0.text(RecipeCard.columnCount))
        }
    }
}
