import Language

extension German {
    var collectionsFailed: String { "Die Sammlungen lassen sich nicht lesen" }
    var newCollection: String { "Neue Sammlung" }
    var newCollectionHint: String { "Benennen, dann Rezepte auswählen" }
    var rename: String { "Umbenennen" }
    var delete: String { "Löschen" }

    var renameCollection: String { "Sammlung umbenennen" }
    var collectionName: String { "Name" }
    var collectionNameExample: String { "Weihnachten" }
    var collectionNeedsName: String { "Gib der Sammlung einen Namen." }
    func collectionExists(_ name: String) -> String { "Eine Sammlung „\(name)“ gibt es schon." }
    var pickRecipes: String { "Rezepte auswählen" }

    func recipesFor(_ collection: String) -> String { "Rezepte für „\(collection)“" }
    var recipesFailed: String { "Die Rezepte lassen sich nicht lesen" }
    var isInAlready: String { "schon enthalten" }

    var addRecipes: String { "Rezepte hinzufügen" }
    var moreDeeds: String { "Mehr" }
    var searchCollection: String { "Sammlung durchsuchen" }
    var collectionFailed: String { "Die Sammlung lässt sich nicht lesen" }
    var emptyCollectionTitle: String { "Noch nichts drin" }
    var emptyCollection: String {
        "Füge hier Rezepte hinzu, oder halte irgendwo ein Rezept gedrückt und wähle „Sammlung“."
    }
    func noCollectedFits(_ text: String) -> String { "Nichts in dieser Sammlung passt zu „\(text)“." }
    var collectionGoneTitle: String { "Die Sammlung gibt es nicht mehr" }
    var collectionGone: String { "Sie wurde gelöscht. Die Rezepte darin sind noch da." }
    var allCollections: String { "Alle Sammlungen" }
    var takeOut: String { "Herausnehmen" }
    var takeAllOut: String { "Alle Rezepte herausnehmen" }
    var takeAllOutDetail: String { "Die Sammlung bleibt, und die Rezepte behältst du auch." }
    var deleteCollection: String { "Sammlung löschen" }
    var deleteCollectionDetail: String { "Die Rezepte behältst du." }

    func shareCollection(_ name: String) -> String { "„\(name)“ teilen" }
    var copyCollection: String { "Als Text kopieren" }
    var copyCollectionDetail: String { "Die Namen der Rezepte, mit Links zu ihren Quellen." }
    var codeOfCollection: String { "Dasselbe für die Kamera eines Handys." }
    var saveCollectionDetail: String { "Dasselbe als Datei bei deinen Dokumenten." }
    func collectionCopied(_ name: String) -> String { "„\(name)“ ist kopiert." }
    func collectionSaved(_ name: String, as path: String) -> String {
        "„\(name)“ ist als \(path) gespeichert."
    }

    var addToCollection: String { "In eine Sammlung legen" }
    var isIn: String { "enthalten" }
    var isNotIn: String { "nicht enthalten" }
    var someInCollection: String { "teils enthalten" }

    func collectionMade(_ name: String, count: Int) -> String {
        count == 0
            ? "„\(name)“ ist angelegt und noch leer." : "„\(name)“ ist angelegt, mit \(recipesDative(count))."
    }
    func collectionRenamed(to name: String) -> String { "Die Sammlung heißt jetzt „\(name)“." }
    func collectionsDeleted(_ names: [String]) -> String {
        names.count == 1
            ? "„\(names[0])“ ist gelöscht." : "\(counted(names.count, "Sammlung", "Sammlungen")) gelöscht."
    }
    func takenOut(_ count: Int, of collection: String) -> String {
        "\(recipes(count)) aus „\(collection)“ herausgenommen."
    }
    func collected(_ count: Int, into: [String], outOf: [String]) -> String {
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
