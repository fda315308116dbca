import Language
import SyncEngine

extension German {
    var sameKitchen: String { "Dieselbe Küche überall" }
    var isAlike: String { "Überall ist alles gleich" }
    var notAlikeYet: String { "Noch nicht abgeglichen" }
    var becomingAlike: String { "Wird abgeglichen …" }
    var workingOffline: String { "Du arbeitest offline" }
    var syncBroken: String {
        "Der Abgleich ging schief; nichts ist verloren. Es wird wieder versucht."
    }
    var syncNow: String { "Jetzt abgleichen" }
    var workOffline: String { "Offline arbeiten" }
    var workOfflineDetail: String { "Nichts geht ins Netz; hier läuft alles weiter." }
    var otherVersionsDetail: String { "Auf zwei Geräten zugleich geschrieben: Sieh dir beide an" }
    var otherVersionsTitle: String { "Andere Fassungen" }
    var otherVersionsExplained: String {
        "Das wurde auf zwei Geräten geändert, bevor sie voneinander wussten. Eine Fassung "
            + "wird überall gezeigt; weggeworfen wurde nichts."
    }
    var noOtherVersions: String { "Nichts mehr zu entscheiden" }
    var noOtherVersionsText: String { "Was du änderst, kommt auf alle Geräte." }
    var standsNow: String { "Jetzt gezeigt" }
    var fromOtherDevice: String { "Die andere Fassung" }
    var keepShown: String { "Diese behalten" }
    var takeOther: String { "Die andere nehmen" }
    var keepBoth: String { "Beide behalten" }
    var versionChosen: String { "Gewählt; bald gilt das auf allen Geräten." }
    var bothKept: String { "Beide bleiben: Die andere Fassung ist ein eigenes Rezept." }
    var nothingThere: String { "(nichts)" }
    func otherVersions(_ count: Int) -> String {
        count == 1 ? "Von etwas gibt es eine andere Fassung" : "Von \(count) Dingen gibt es andere Fassungen"
    }
    func heldBack(_ count: Int) -> String {
        count == 1
            ? "Der Server konnte eine Änderung nicht annehmen"
            : "Der Server konnte \(count) Änderungen nicht annehmen"
    }
    var heldDetail: String { "Hier ist alles da; sieh nach, warum und was zu tun ist" }
    func keptHere(_ count: Int) -> String {
        count == 1 ? "Eines ist nur auf diesem Gerät" : "\(count) Dinge sind nur auf diesem Gerät"
    }
    var keptHereDetail: String { "Wie du es wolltest" }
    var restIsAlike: String { "Alles andere ist überall gleich" }
    var heldTitle: String { "Nicht auf dem Server" }
    var heldExplained: String {
        "Das konnte der Server nicht annehmen. Hier ist alles so, wie du es gemacht hast, und es wird von "
            + "selbst noch einmal versucht."
    }
    var nothingHeld: String { "Der Server hat alles" }
    var nothingHeldText: String { "Nichts wartet, und nichts wird zurückgehalten." }
    var keptHereTitle: String { "Nur auf diesem Gerät" }
    var keptHereExplained: String { "Das, und was du daran änderst, wird nirgendwohin gesendet." }
    func sentence(_ reason: HeldChange.Reason, _ server: String) -> String {
        switch reason {
        case .quota: "Auf \(server) ist dafür kein Platz mehr."
        case .tooLarge: "Es ist größer, als \(server) annimmt."
        case .invalid: "\(server) versteht es nicht; vielleicht ist er älter als dieses Programm."
        case .pictureMissing: "Das Bild dazu ließ sich nicht an \(server) senden."
        case .notThere: "\(server) hatte es angenommen und hat es nicht mehr."
        case .unknown: "\(server) nimmt es nicht an und sagt nicht, warum."
        }
    }
    func thing(_ kind: String) -> String {
        switch kind {
        case "recipe": "Rezept"
        case "picture": "Bild oder Clip"
        case "favourite": "Herz"
        case "opinion": "Sterne"
        case "collection": "Sammlung"
        case "member": "In einer Sammlung"
        case "history": "Verlauf"
        case "diary": "Gekocht"
        case "shopping": "Einkaufsliste"
        case "setting": "Einstellung"
        case "planned": "Essensplan"
        case "pantry": "Vorrat"
        case "aisle": "Regal im Laden"
        case "sharing", "eaten", "weighed", "mealDone", "dayMood", "savedMeal", "diaryProfile": "Tagebuch"
        default: "Etwas anderes"
        }
    }
    var tryHeldAgain: String { "Noch einmal versuchen" }
    var keepHere: String { "Nur hier behalten" }
    var sendAfterAll: String { "Doch senden" }
    var undoHeld: String { "Meine Änderung zurücknehmen" }
    var isKeptHere: String { "Es bleibt auf diesem Gerät." }
    var heldUndone: String { "Es ist wieder wie auf dem Server." }
    func changesWait(_ count: Int) -> String {
        count == 1 ? "1 Änderung wartet" : "\(count) Änderungen warten"
    }
    func picturesCome(_ count: Int) -> String {
        count == 1 ? "1 Bild kommt noch" : "\(count) Bilder kommen noch"
    }
    func lastAlike(_ time: String) -> String { "zuletzt abgeglichen um \(time)" }
    var otherVersionOf: @Sendable (_ title: String) -> String { { "\($0) (andere Fassung)" } }
    func field(_ name: String) -> String {
        switch name {
        case "title": "Titel"
        case "summary": "Beschreibung"
        case "picture": "Bild"
        case "ingredients": "Zutaten"
        case "steps": "Zubereitung"
        case "notes": "Notizen"
        case "servings": "Portionen"
        case "preparationMinutes": "Vorbereitung in Minuten"
        case "cookingMinutes": "Garzeit in Minuten"
        case "nutrition": "Nährwerte"
        case "tags": "Schlagwörter"
        case "cuisine": "Küche"
        case "category": "Gang"
        case "author": "Autor"
        case "source": "Quelle"
        case "yield": "Menge"
        case "diets": "Ernährungsweisen"
        case "name": "Name"
        case "note": "Notiz"
        case "quantity": "Menge"
        case "unit": "Einheit"
        default: name
        }
    }
}
