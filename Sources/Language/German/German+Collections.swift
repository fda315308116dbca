extension German {
    public var collectionsFailed: String { "Die Sammlungen lassen sich nicht lesen" }
    public var newCollection: String { "Neue Sammlung" }
    public var newCollectionHint: String { "Benennen, dann Rezepte auswählen" }
    public var rename: String { "Umbenennen" }
    public var delete: String { "Löschen" }

    public var renameCollection: String { "Sammlung umbenennen" }
    public var collectionName: String { "Name" }
    public var collectionNameExample: String { "Weihnachten" }
    public var collectionNeedsName: String { "Gib der Sammlung einen Namen." }
    public func collectionExists(_ name: String) -> String { "Eine Sammlung „\(name)“ gibt es schon." }
    public var pickRecipes: String { "Rezepte auswählen" }

    public func recipesFor(_ collection: String) -> String { "Rezepte für „\(collection)“" }
    public var recipesFailed: String { "Die Rezepte lassen sich nicht lesen" }
    public var isInAlready: String { "schon enthalten" }

    public var addRecipes: String { "Rezepte hinzufügen" }
    public var moreDeeds: String { "Mehr" }
    public var searchCollection: String { "Sammlung durchsuchen" }
    public var collectionFailed: String { "Die Sammlung lässt sich nicht lesen" }
    public var emptyCollectionTitle: String { "Noch nichts drin" }
    public var emptyCollection: String {
        "Füge hier Rezepte hinzu, oder halte irgendwo ein Rezept gedrückt und wähle „Sammlung“."
    }
    public func noCollectedFits(_ text: String) -> String { "Nichts in dieser Sammlung passt zu „\(text)“." }
    public var collectionGoneTitle: String { "Die Sammlung gibt es nicht mehr" }
    public var collectionGone: String { "Sie wurde gelöscht. Die Rezepte darin sind noch da." }
    public var allCollections: String { "Alle Sammlungen" }
    public var takeOut: String { "Herausnehmen" }
    public var takeAllOut: String { "Alle Rezepte herausnehmen" }
    public var takeAllOutDetail: String { "Die Sammlung bleibt, und die Rezepte behältst du auch." }
    public var deleteCollection: String { "Sammlung löschen" }
    public var deleteCollectionDetail: String { "Die Rezepte behältst du." }

    public func shareCollection(_ name: String) -> String { "„\(name)“ teilen" }
    public var copyCollection: String { "Als Text kopieren" }
    public var copyCollectionDetail: String { "Die Namen der Rezepte, mit Links zu ihren Quellen." }
    public var codeOfCollection: String { "Dasselbe für die Kamera eines Handys." }
    public var saveCollectionDetail: String { "Dasselbe als Datei bei deinen Dokumenten." }
    public func collectionCopied(_ name: String) -> String { "„\(name)“ ist kopiert." }
    public func collectionSaved(_ name: String, as path: String) -> String {
        "„\(name)“ ist als \(path) gespeichert."
    }

    public var addToCollection: String { "In eine Sammlung legen" }
    public var isIn: String { "enthalten" }
    public var isNotIn: String { "nicht enthalten" }
    public var someInCollection: String { "teils enthalten" }
    public func inCollections(_ count: Int) -> String {
        count == 0 ? "in keiner" : "in " + counted(count, "Sammlung", "Sammlungen")
    }

    public func collectionMade(_ name: String, count: Int) -> String {
        count == 0
            ? "„\(name)“ ist angelegt und noch leer." : "„\(name)“ ist angelegt, mit \(recipesDative(count))."
    }
    public func collectionRenamed(to name: String) -> String { "Die Sammlung heißt jetzt „\(name)“." }
    public func collectionsDeleted(_ names: [String]) -> String {
        names.count == 1
            ? "„\(names[0])“ ist gelöscht." : "\(counted(names.count, "Sammlung", "Sammlungen")) gelöscht."
    }
    public func takenOut(_ count: Int, of collection: String) -> String {
        "\(recipes(count)) aus „\(collection)“ herausgenommen."
    }
    public func collected(_ count: Int, into: [String], outOf: [String]) -> String {
        var parts: [String] = []
        if !into.isEmpty { parts.append("in \(collectionsNamed(into)) gelegt") }
        if !outOf.isEmpty { parts.append("aus \(collectionsNamed(outOf)) herausgenommen") }
        return "\(recipes(count)) \(parts.joined(separator: " und "))."
    }

    private func recipesDative(_ count: Int) -> String { counted(count, "Rezept", "Rezepten") }

    /// By their names, as long as one can take them in.
    private func collectionsNamed(_ names: [String]) -> String {
        names.count > 2 ? "\(names.count) Sammlungen" : listed(names.map { "„\($0)“" })
    }
}
