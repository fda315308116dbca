extension English {
    public var collectionsFailed: String { "The collections can’t be read" }
    public var newCollection: String { "New collection" }
    public var newCollectionHint: String { "Name it, then pick recipes" }
    public var rename: String { "Rename" }
    public var delete: String { "Delete" }

    public var renameCollection: String { "Rename the collection" }
    public var collectionName: String { "Name" }
    public var collectionNameExample: String { "Christmas" }
    public var collectionNeedsName: String { "Give the collection a name." }
    public func collectionExists(_ name: String) -> String { "There is a collection “\(name)” already." }
    public var pickRecipes: String { "Pick recipes" }

    public func recipesFor(_ collection: String) -> String { "Recipes for “\(collection)”" }
    public var recipesFailed: String { "The recipes can’t be read" }
    public var isInAlready: String { "in it already" }

    public var addRecipes: String { "Add recipes" }
    public var moreDeeds: String { "More" }
    public var searchCollection: String { "Search the collection" }
    public var collectionFailed: String { "The collection can’t be read" }
    public var emptyCollectionTitle: String { "Nothing in it yet" }
    public var emptyCollection: String {
        "Add recipes here, or hold a recipe on any page and choose “Collection”."
    }
    public func noCollectedFits(_ text: String) -> String { "Nothing in this collection fits “\(text)”." }
    public var collectionGoneTitle: String { "The collection is gone" }
    public var collectionGone: String { "It has been deleted. Its recipes are still in the library." }
    public var allCollections: String { "All collections" }
    public var takeOut: String { "Take out" }
    public var takeAllOut: String { "Take all recipes out" }
    public var takeAllOutDetail: String { "The collection stays, and the recipes stay in the library." }
    public var deleteCollection: String { "Delete the collection" }
    public var deleteCollectionDetail: String { "Its recipes stay in the library." }

    public func shareCollection(_ name: String) -> String { "Share “\(name)”" }
    public var copyCollection: String { "Copy as text" }
    public var copyCollectionDetail: String { "The names of the recipes, with links to where they are from." }
    public var codeOfCollection: String { "The same, for the camera of a phone." }
    public var saveCollectionDetail: String { "The same, as a file among your documents." }
    public func collectionCopied(_ name: String) -> String { "“\(name)” is copied." }
    public func collectionSaved(_ name: String, as path: String) -> String { "“\(name)” is saved as \(path)." }

    public var addToCollection: String { "Add to a collection" }
    public var isIn: String { "in it" }
    public var isNotIn: String { "not in it" }
    public var someInCollection: String { "some are in it" }
    public func inCollections(_ count: Int) -> String {
        count == 0 ? "in none" : "in " + counted(count, "collection", "collections")
    }

    public func collectionMade(_ name: String, count: Int) -> String {
        count == 0 ? "“\(name)” is made; it is empty yet." : "“\(name)” is made, with \(recipes(count))."
    }
    public func collectionRenamed(to name: String) -> String { "The collection is called “\(name)” now." }
    public func collectionsDeleted(_ names: [String]) -> String {
        names.count == 1
            ? "“\(names[0])” is deleted." : "\(counted(names.count, "collection", "collections")) deleted."
    }
    public func takenOut(_ count: Int, of collection: String) -> String {
        "\(recipes(count)) taken out of “\(collection)”."
    }
    public func collected(_ count: Int, into: [String], outOf: [String]) -> String {
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
