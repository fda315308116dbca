import API
import Language

// MARK: Of the cook's own

extension German {
    var publishCollection: String { "Sammlung veröffentlichen …" }
    func publishCollectionDetail(_ server: String) -> String {
        "Alle auf \(server) können sie sehen, und sie kann ihnen gefallen"
    }
    var changePublicCollection: String { "Ändern, was andere sehen" }
    var changePublicCollectionDetail: String { "Name, Worte und Gerichte; oder nichts mehr" }
    func collectionIsPublic(_ server: String) -> String { "Alle auf \(server) sehen diese Sammlung." }
    var updatePublicCollection: String { "Für andere aktualisieren" }
    func showcaseOn(_ server: String) -> String { "Auf \(server) veröffentlichen" }
    var showcaseName: String { "Wie sie für andere heißt" }
    var showcaseText: String { "Was du dazu sagst" }
    var showcasePlaceholder: String { "Für wen sie ist, wann du daraus kochst; oder nichts" }
    func dishesGo(_ count: Int) -> String {
        count == 0
            ? "Kein Gericht kommt mit" : count == 1 ? "1 Gericht kommt mit" : "\(count) Gerichte kommen mit"
    }
    func dishesStay(_ count: Int) -> String {
        count == 1
            ? "1 bleibt zu Hause, weil es nicht veröffentlicht ist:"
            : "\(count) bleiben zu Hause, weil sie nicht veröffentlicht sind:"
    }
    var showcaseMeans: String {
        "Andere sehen den Namen, die Worte und diese Gerichte. Deine Notizen und Änderungen bleiben bei dir."
    }
    var nothingToShow: String {
        "Andere sehen Gerichte, die veröffentlicht sind: Veröffentliche eines von dir, oder leg eines "
            + "hinein, das du gespeichert hast."
    }
    func collectionPublished(_ name: String, dishes: Int) -> String {
        "„\(name)“ ist veröffentlicht, mit \(dishes == 1 ? "1 Gericht" : "\(dishes) Gerichten")."
    }
    func publicCollectionChanged(_ name: String) -> String { "Andere sehen „\(name)“, wie es jetzt ist." }
    var publicCollectionGone: String { "Andere sehen sie nicht mehr. Du kannst sie neu veröffentlichen." }
    var tooManyCollections: String { "Du zeigst schon so viele Sammlungen, wie möglich sind." }
    var collectionHeld: String { "Die Moderation hat sie entfernt; so bleibt sie auch." }
    var collectionHeldShort: String { "Von der Moderation entfernt" }
    func fault(ofCollection fault: FieldFault, in field: String) -> String {
        switch (field, fault) {
        case ("posts", .tooLong): "Darin sind mehr Gerichte, als veröffentlicht werden können."
        case ("posts", _): "Keines ihrer Gerichte ist für andere zu sehen."
        case ("name", .missing): "Gib ihr einen Namen."
        case (_, .tooLong): "Das ist zu lang."
        default: "Darin ist etwas, das nicht veröffentlicht werden kann."
        }
    }
    var withdraw: String { "Nicht mehr zeigen" }
    var withdrawTitle: String { "Nicht mehr zeigen?" }
    var withdrawText: String {
        "Andere finden sie dann nicht mehr, und wem sie gefällt, ist vergessen. Deine eigene Sammlung bleibt."
    }
    var collectionWithdrawn: String { "Andere sehen sie nicht mehr." }
}

// MARK: Of anybody

extension German {
    var whatIsShown: String { "Was gezeigt wird" }
    func collectionsShown(_ count: Int) -> String { count > 0 ? "Sammlungen (\(count))" : "Sammlungen" }
    var noCollectionsTitle: String { "Noch keine Sammlungen" }
    var noCollectionsOfTheirs: String { "Hier wird keine Sammlung gezeigt." }
    var noCollectionsOfMine: String { "Öffne eine deiner Sammlungen und veröffentliche sie." }
    func dishes(_ count: Int) -> String { count == 1 ? "1 Gericht" : "\(count) Gerichte" }
    func likesSay(_ count: Int) -> String { "Gefällt \(count)" }
    func collectionSays(dishes: Int, likes: Int) -> String {
        likes > 0 ? "\(self.dishes(dishes)) · gefällt \(likes)" : self.dishes(dishes)
    }
    func likes(_ count: Int, isLiked: Bool) -> String {
        let said = isLiked ? "Gefällt dir" : "Gefällt mir"
        return count > 0 ? "\(said) · \(count)" : said
    }
    var noDishesTitle: String { "Keine Gerichte" }
    var noDishes: String { "Nichts davon ist noch zu sehen." }
    var publicCollectionTroubleTitle: String { "Die Sammlung ist nicht gekommen" }
    var sharePublicCollection: String { "Diese Sammlung teilen" }
    var takeOver: String { "Übernehmen" }
    func takingOver(_ done: Int, of count: Int) -> String { "\(done) von \(count) übernommen …" }
    func takenOver(_ count: Int, into name: String, failed: Int) -> String {
        let done = "\(dishes(count)) in deiner Sammlung „\(name)“."
        return failed == 0 ? done : "\(done) \(failed == 1 ? "1 ist" : "\(failed) sind") nicht gekommen."
    }
}
