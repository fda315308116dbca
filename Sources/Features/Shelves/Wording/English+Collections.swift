import Language

extension English {
    var collectionsFailed: String { "The collections can’t be read" }
    var newCollection: String { "New collection" }
    var newCollectionHint: String { "Name it, then pick recipes" }
    var rename: String { "Rename" }
    var delete: String { "Delete" }

    var renameCollection: String { "Rename the collection" }
    var collectionName: String { "Name" }
    var collectionNameExample: String { "Christmas" }
    var collectionNeedsName: String { "Give the collection a name." }
    func collectionExists(_ name: String) -> String { "There is a collection “\(name)” already." }
    var pickRecipes: String { "Pick recipes" }

    func recipesFor(_ collection: String) -> String { "Recipes for “\(collection)”" }
    var recipesFailed: String { "The recipes can’t be read" }
    var isInAlready: String { "in it already" }

    var addRecipes: String { "Add recipes" }
    var moreDeeds: String { "More" }
    var searchCollection: String { "Search the collection" }
    var collectionFailed: String { "The collection can’t be read" }
    var emptyCollectionTitle: String { "Nothing in it yet" }
    var emptyCollection: String {
        "Add recipes here, or hold a recipe on any page and choose “Collection”."
    }
    func noCollectedFits(_ text: String) -> String { "Nothing in this collection fits “\(text)”." }
    var collectionGoneTitle: String { "The collection is gone" }
    var collectionGone: String { "It has been deleted. Its recipes are still in the library." }
    var allCollections: String { "All collections" }
    var takeOut: String { "Take out" }
    var takeAllOut: String { "Take all recipes out" }
    var takeAllOutDetail: String { "The collection stays, and the recipes stay in the library." }
    var deleteCollection: String { "Delete the collection" }
    var deleteCollectionDetail: String { "Its recipes stay in the library." }

    func shareCollection(_ name: String) -> String { "Share “\(name)”" }
    var copyCollection: String { "Copy as text" }
    var copyCollectionDetail: String { "The names of the recipes, with links to where they are from." }
    var codeOfCollection: String { "The same, for the camera of a phone." }
    var saveCollectionDetail: String { "The same, as a file among your documents." }
    func collectionCopied(_ name: String) -> String { "“\(name)” is copied." }
    func collectionSaved(_ name: String, as path: String) -> String { "“\(name)” is saved as \(path)." }

    var addToCollection: String { "Add to a collection" }
    var isIn: String { "in it" }
    var isNotIn: String { "not in it" }
    var someInCollection: String { "some are in it" }

    func collectionMade(_ name: String, count: Int) -> String {
        count == 0 ? "“\(name)” is made; it is empty yet." : "“\(name)” is made, with \(recipes(count))."
    }
    func collectionRenamed(to name: String) -> String { "The collection is called “\(name)” now." }
    func collectionsDeleted(_ names: [String]) -> String {
        names.count == 1
            ? "“\(names[0])” is deleted." : "\(counted(names.count, "collection", "collections")) deleted."
    }
    func takenOut(_ count: Int, of collection: String) -> String {
        "\(recipes(count)) taken out of “\(collection)”."
    }
    func collected(_ count: Int, into: [String], outOf: [String]) -> String {
        var parts: [String] = []
        if !into.isEmpty { parts.append("put into \(collectionsNamed(into))") }
        if !outOf.isEmpty { parts.append("taken out of \(collectionsNamed(outOf))") }
        return "\(recipes(count)) \(parts.joined(separator: " and "))."
    }

    /// By their names, as long as one can take them in.
    private func collectionsNamed(_ names: [String]) -> String {
        names.count > 2 ? "\(names.count) collections" : listed(names.map { "“\($0)”" })
    }
}
