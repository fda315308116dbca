/// Recipes that are kept together under a name, and how they get there (TR05, RF2–RF4).
protocol CollectionsWording {
    var collectionsFailed: String { get }
    var newCollection: String { get }
    var newCollectionHint: String { get }
    var rename: String { get }
    var delete: String { get }

    // What it is called.
    var renameCollection: String { get }
    var collectionName: String { get }
    var collectionNameExample: String { get }
    var collectionNeedsName: String { get }
    func collectionExists(_ name: String) -> String
    /// The button that goes on from the name to the recipes.
    var pickRecipes: String { get }

    // Picking its recipes.
    func recipesFor(_ collection: String) -> String
    var recipesFailed: String { get }
    /// A card whose recipe was in the collection before.
    var isInAlready: String { get }

    // One of them.
    var addRecipes: String { get }
    /// The button that leads to what else can be done.
    var moreDeeds: String { get }
    var searchCollection: String { get }
    var collectionFailed: String { get }
    var emptyCollectionTitle: String { get }
    var emptyCollection: String { get }
    func noCollectedFits(_ text: String) -> String
    var collectionGoneTitle: String { get }
    var collectionGone: String { get }
    var allCollections: String { get }
    var takeOut: String { get }
    var takeAllOut: String { get }
    var takeAllOutDetail: String { get }
    var deleteCollection: String { get }
    var deleteCollectionDetail: String { get }

    // Sharing it.
    func shareCollection(_ name: String) -> String
    var copyCollection: String { get }
    var copyCollectionDetail: String { get }
    var saveCollectionDetail: String { get }
    var codeOfCollection: String { get }
    func collectionCopied(_ name: String) -> String
    func collectionSaved(_ name: String, as path: String) -> String

    // Putting recipes into several.
    var addToCollection: String { get }
    /// How a collection stands to what is put there, as a screen reader says it.
    var isIn: String { get }
    var isNotIn: String { get }
    /// Of several recipes, a part is in the collection.
    var someInCollection: String { get }

    // What was done.
    func collectionMade(_ name: String, count: Int) -> String
    func collectionRenamed(to name: String) -> String
    func collectionsDeleted(_ names: [String]) -> String
    func takenOut(_ count: Int, of collection: String) -> String
    /// Recipes went into some collections, out of others, or both.
    func collected(_ count: Int, into: [String], outOf: [String]) -> String
}
