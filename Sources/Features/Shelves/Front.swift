public import Library

extension Shelves {
    /// What the front page shows at once, read before the first picture of the window.
    public struct Front: Sendable {
        /// The first of all recipes that pass the filter.
        public var cards: [RecipeCard]
        /// What was looked at lately, the latest first.
        public var recent: [HistoryEntry]
        /// If a part of the library could not be read.
        public var trouble: LibraryError?

        public init(cards: [RecipeCard] = [], recent: [HistoryEntry] = [], trouble: LibraryError? = nil) {
            (self.cards, self.recent, self.trouble) = (cards, recent, trouble)
        }
    }

    public nonisolated static func front(
        from box: RecipeBox, _ filter: RecipeFilter
    ) async throws(LibraryError) -> Front {
        let cards = try await cards(box, filter)
        return Front(cards: cards, recent: try await box.history(.viewed, limit: HomePage.recents))
    }

    private nonisolated static func cards(
        _ box: RecipeBox, _ filter: RecipeFilter
    ) async throws(LibraryError) -> [RecipeCard] {
        let results = try await box.mineFirst(filter).results
        return try await box.hits(results, limit: FoundCards.page).map(\.card)
    }
}
