import Language

extension German: DishesWording {
    var startCooking: String { "Jetzt kochen" }

    var noSteps: String { "Keine Schritte zum Kochen" }
    var fewerServings: String { "Weniger Portionen" }
    var moreServings: String { "Mehr Portionen" }
    var addToShoppingList: String { "Auf die Einkaufsliste" }
    func writtenBy(_ author: String) -> String { "Von \(author)" }
    func fromSource(_ source: String) -> String { "Aus: \(source)" }
    var copyLink: String { "Link kopieren" }
    var yourKitchen: String { "Deine Küche" }
    var iCookedThis: String { "Habe ich gekocht" }
    func cookedAgo(_ seconds: Double) -> String {
        let days = Int(max(0, min(seconds, 1e10)) / 86_400)
        let ago =
            switch days {
            case 0: seconds < 12 * 3600 ? "Heute" : "Vor einem Tag"
            case 1: "Vor einem Tag"
            case ..<14: "Vor \(days) Tagen"
            case ..<60: "Vor \(days / 7) Wochen"
            case ..<730: "Vor \(days / 30) Monaten"
            default: "Vor \(days / 365) Jahren"
            }
        return "\(ago) gekocht"
    }
    func starsGiven(_ count: Int) -> String { "\(stars(count)) vergeben" }
    var removeEntry: String { "Eintrag entfernen" }
    var howWasIt: String { "Wie war es?" }
    var noteForNextTime: String { "Notiz fürs nächste Mal" }
    var notePlaceholder: String { "Weniger Salz, mehr Basilikum." }
    func ingredientsAdded(_ count: Int, servings people: Int) -> String {
        "\(ingredients(count)) für \(servings(people)) auf die Einkaufsliste gesetzt."
    }
    var inDiary: String { "Es steht in deinem Tagebuch." }
    var diaryRemoved: String { "Der Eintrag ist aus deinem Tagebuch entfernt." }
    var editorMakeCopy: String { "Eigene Kopie anlegen" }
    func inCollections(_ count: Int) -> String {
        count == 0 ? "in keiner" : "in " + counted(count, "Sammlung", "Sammlungen")
    }
    var dietsWorkedOut: String { "Aus den Zutaten erschlossen" }
}
