public import Library
public import Recipes
public import Slideshow

/// All that a library gives when everything in it is asked for.
public struct Everything: Sendable, Hashable {
    public var recipes: [Recipe] = []
    public var favourites: [String] = []
    public var history: [String] = []
    public var diary: [DiaryEntry] = []
    public var collections: [RecipeCollection] = []
    public var collected: [[String]] = []
    public var shopping: [ShoppingItem] = []
    public var drafts: [Draft] = []
    public var deck: [String] = []
    public var progress: SavedProgress?
    public var timers: [KitchenTimer] = []
    public var settings: [String: String] = [:]
    public var found: [Int] = []

    public init(of box: RecipeBox) async throws(LibraryError) {
        for card in try await box.cards(limit: 5000) {
            if let recipe = try await box.recipe(card.id) { recipes.append(recipe) }
            if let picture = card.picture { _ = try await box.picture(picture) }
        }
        favourites = try await box.favourites(limit: 5000).map(\.id)
        history = try await box.history(limit: 5000).map { "\($0.kind) \($0.card.id) \($0.at)" }
        diary = try await box.diary(limit: 5000)
        collections = try await box.collections()
        for collection in collections {
            collected.append(try await box.cards(in: collection.id, limit: 5000).map(\.id))
        }
        shopping = try await box.shoppingList().items
        drafts = try await box.drafts()
        deck = try await box.deck(limit: 5000).cards.map(\.id)
        progress = try await box.progress()
        timers = try await box.timers()
        settings = try await box.settings()
        for text in ["pumpkin", "bread", "stew", "lemon", "potatoe", "c"] {
            found.append(try await box.search(text).count)
        }
        found.append(try await box.fridge(["eggs", "pumpkin"], limit: 500).count)
        _ = try await box.suggestions(limit: 12, seed: 1, at: 1)
    }
}
