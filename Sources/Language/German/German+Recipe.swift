extension German {
    public var preparationTitle: String { "Vorbereitung" }
    public var cookingTitle: String { "Kochzeit" }
    public var servesTitle: String { "Portionen" }
    public var makesTitle: String { "Ergibt" }
    public var stepsTitle: String { "Schritte" }
    public var noSteps: String { "Keine Schritte zum Kochen" }
    public var fewerServings: String { "Weniger Portionen" }
    public var moreServings: String { "Mehr Portionen" }
    public var addToShoppingList: String { "Auf die Einkaufsliste" }
    public var measures: String { "Maße" }
    public func writtenBy(_ author: String) -> String { "Von \(author)" }
    public func fromSource(_ source: String) -> String { "Aus: \(source)" }
    public var copyLink: String { "Link kopieren" }
    public var yourKitchen: String { "Deine Küche" }
    public var iCookedThis: String { "Habe ich gekocht" }
    public func cookedAgo(_ seconds: Double) -> String {
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
    public func starsGiven(_ count: Int) -> String { "\(stars(count)) vergeben" }
    public var removeEntry: String { "Eintrag entfernen" }
    public var howWasIt: String { "Wie war es?" }
    public var noteForNextTime: String { "Notiz fürs nächste Mal" }
    public var notePlaceholder: String { "Weniger Salz, mehr Basilikum." }
    public func ingredientsAdded(_ count: Int, servings people: Int) -> String {
        "\(ingredients(count)) für \(servings(people)) auf die Einkaufsliste gesetzt."
    }
    public var recipeGone: String { "Das Rezept gibt es nicht mehr." }
    public var inDiary: String { "Es steht in deinem Tagebuch." }
    public var diaryRemoved: String { "Der Eintrag ist aus deinem Tagebuch entfernt." }
    public var recipeCopied: String { "Das Rezept ist kopiert." }
    public var linkCopied: String { "Der Link ist kopiert." }
}
