import Language

extension German: DishesWording {
    var startCooking: String { "Jetzt kochen" }

    var noSteps: String { "Keine Schritte zum Kochen" }
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
    var inDiary: String { "Es steht in deinem Tagebuch." }
    var diaryRemoved: String { "Der Eintrag ist aus deinem Tagebuch entfernt." }
    var editorMakeCopy: String { "Eigene Kopie anlegen" }
    func inCollections(_ count: Int) -> String {
        count == 0 ? "in keiner" : "in " + counted(count, "Sammlung", "Sammlungen")
    }

    var recipeKeys: [(key: String, deed: String)] {
        [
            ("Strg+Enter", "Kochen beginnen"), ("+ und −", "Mehr oder weniger Portionen"),
            ("Strg+C", "Rezept kopieren"),
        ]
    }
    var planRecipe: String { "Einplanen" }
    var recommendRecipe: String { "Empfehlen …" }
    var publishRecipe: String { "Veröffentlichen …" }
    var methodTitle: String { "Zubereitung" }
    var noMethod: String { "Es steht nur da, was hineinkommt." }
    func startAtStep(_ number: Int) -> String { "Ab Schritt \(number) kochen" }
    var checkTitle: String { "Nach dem Aussehen geraten" }
    var lacksIngredients: String { "Zutaten wurden nicht gefunden." }
    var lacksSteps: String { "Schritte wurden nicht gefunden." }
    func doubtfulLines(_ count: Int) -> String {
        count == 1
            ? "1 Zeile sieht seltsam aus und ist markiert: Vergleich sie mit dem Original."
            : "\(count) Zeilen sehen seltsam aus und sind markiert: Vergleich sie mit dem Original."
    }
    var nothingDoubtful: String { "Nichts sieht seltsam aus. Vergleich es vor dem Kochen mit dem Original." }
    var looksOdd: String { "Bitte prüfen" }
    var showDoubt: String { "Zeig es mir" }
    var seePages: String { "Seite ansehen" }
    var pagesTitle: String { "Woraus es gelesen wurde" }
    var correctIt: String { "Korrigieren" }
    var isRight: String { "Es stimmt" }
    var dietsWorkedOut: String { "Aus den Zutaten erschlossen" }
}
