import Edamam
import Language

extension German: ForagingWording {
    var edamam: String { "Edamam" }
    var poweredByEdamam: String { "Powered by Edamam" }
    func foragedFrom(_ source: String) -> String {
        source.isEmpty ? "über Edamam" : "von \(source), über Edamam"
    }

    var edamamExplained: String {
        "Edamam kennt zwei Millionen Rezepte auf den Seiten anderer. Mit eigener ID und eigenem Schlüssel sucht die "
            + "Suche auch dort, wenn du es willst, und im Stapel zum Stöbern können einige davon liegen."
    }
    var edamamPromise: String {
        "Was du dort suchst, geht an Edamam, mit deiner ID, deinem Schlüssel, deinen Ernährungsweisen und Allergien, und "
            + "sonst nichts. Solange du offline arbeitest, wird nichts gefragt."
    }
    var edamamID: String { "Anwendungs-ID" }
    var edamamKey: String { "Anwendungsschlüssel" }
    var noEdamamID: String { "Eine Anwendungs-ID besteht nur aus Buchstaben und Ziffern." }
    var noEdamamKey: String { "Ein Anwendungsschlüssel besteht nur aus Buchstaben und Ziffern." }
    var checkEdamam: String { "Prüfen und behalten" }
    var checkingEdamam: String { "Edamam wird gefragt …" }
    var whereEdamam: String { "Woher man sie bekommt" }
    var whereEdamamDetail: String {
        "Bei developer.edamam.com, mit einer Anmeldung für die Recipe Search API. Die Seite öffnet sich im Browser."
    }
    var edamamIsKept: String { "Edamam kennt dich. Suche und Stapel können jetzt dort fragen." }
    var edamamIsNotKept: String {
        "Edamam kennt dich, aber der Schlüssel ließ sich nicht aufbewahren. Er gilt, bis Hands Off geschlossen wird."
    }
    var edamamKnows: String { "Gefragt wird mit deiner ID" }
    var keyInDesktop: String { "Der Schlüssel liegt im Schlüsselbund deines Desktops." }
    func keyInFile(_ path: String) -> String {
        "Der Schlüssel liegt in einer Datei, die nur du lesen kannst: \(path)"
    }
    var keyNowhere: String { "Der Schlüssel wird dort gelesen, wo er liegt, sobald er gebraucht wird." }
    var flickEdamam: String { "Karten von Edamam beim Stöbern" }
    var flickEdamamDetail: String {
        "Hin und wieder eine zwischen deinen eigenen. Wem sie gefällt, der sieht mehr davon."
    }
    var flickSavesData: String { "Nicht, solange du Daten sparst: Sie kommen ungefragt." }
    var forgetEdamam: String { "ID und Schlüssel entfernen" }
    var forgetEdamamDetail: String { "Edamam wird nicht mehr gefragt. Was du übernommen hast, bleibt." }
    var forgetEdamamQuestion: String { "ID und Schlüssel von Edamam entfernen?" }
    var forgetEdamamExplained: String {
        "Sie werden hier gelöscht und gelten bei Edamam weiter. Was du übernommen hast, bleibt deins."
    }
    var edamamIsForgotten: String { "ID und Schlüssel von Edamam sind entfernt." }

    var askEdamam: String { "Auch bei Edamam suchen" }
    var edamamGets: String { "Was du suchst, geht an Edamam, mit deinen Ernährungsweisen und Allergien." }
    var fromEdamam: String { "Von Edamam" }
    var edamamLooks: String { "Edamam sucht …" }
    var edamamHasNothing: String { "Edamam kennt nichts, was passt. Weniger Wörter finden mehr." }
    var nothingOfEdamamSuits: String {
        "Edamam hat Rezepte dafür, aber keins, das sicher zu dem passt, was du isst und meidest."
    }
    var moreOfEdamam: String { "Mehr von Edamam" }

    var methodElsewhere: String { "Wie es gemacht wird" }
    func methodIsAt(_ host: String) -> String {
        "Die Schritte stehen auf der Seite, von der es stammt, \(host). Edamam gibt sie nicht weiter. Öffne die Seite, oder "
            + "übernimm sie, um hier danach zu kochen."
    }
    var methodIsNowhere: String {
        "Edamam gibt die Schritte nicht weiter und nennt keine Seite, die sich öffnen ließe."
    }
    var nothingIsKept: String {
        "Von dieser Seite wird nichts aufbewahrt, so will es Edamam. Übernommen wird die Seite, von der es stammt."
    }
    var bringOriginal: String { "Übernehmen" }
    var openOriginalShort: String { "Originalseite" }
    func edamamFreeOf(_ allergens: [String]) -> String {
        "Soweit Edamam weiß, ohne: \(allergens.joined(separator: ", "))"
    }
    func trait(_ trait: EdamamTrait) -> String {
        switch trait {
        case .balanced: "Ausgewogen"
        case .highFibre: "Viele Ballaststoffe"
        case .highProtein: "Viel Eiweiß"
        case .lowCarbohydrate: "Wenig Kohlenhydrate"
        case .lowFat: "Wenig Fett"
        case .lowSalt: "Wenig Salz"
        }
    }
    var foragedKeys: [(key: String, deed: String)] {
        [("Strg+Enter", "Übernehmen"), ("Strg+O", "Originalseite öffnen")]
    }

    func sentence(_ trouble: EdamamTrouble) -> String {
        switch trouble {
        case .offline: "Du arbeitest offline, deshalb wird Edamam nicht gefragt."
        case .noKey:
            "Dein Schlüssel für Edamam ist nicht zu finden. Entferne die ID in den Einstellungen und gib beides neu ein."
        case .wrongKey:
            "Edamam kennt diese ID mit diesem Schlüssel nicht, oder nicht für die Recipe Search API."
        case .quota:
            "Edamam antwortet vorerst nicht mehr: Dein Tarif erlaubt so viele Fragen in der Minute und so viele im Monat. "
                + "Warte eine Minute; wenn das nicht hilft, sind die des Monats verbraucht."
        case .busy: "Edamam hat gerade selbst Schwierigkeiten. Versuche es später noch einmal."
        case .away: "Edamam ist nicht zu erreichen. Gibt es ein Netz?"
        case .nonsense: "Was von Edamam kam, ist nicht zu lesen. Im Protokoll steht mehr."
        }
    }
    func noEdamamCards(_ why: String) -> String { "Vorerst keine Karten von Edamam. \(why)" }
}
