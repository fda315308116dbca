import Language
import Library
import Recipes

extension German {
    var coursesTitle: String { "Gang" }
    var timeTitle: String { "Zeit" }
    var kitchensTitle: String { "Küche" }
    var tagsTitle: String { "Stichwörter" }
    var cookedTitle: String { "Gekocht" }
    var starsTitle: String { "Deine Sterne" }
    func within(_ minutes: Int) -> String { "Bis \(minutes) Min." }
    func cooked(_ cooked: BrowseQuestion.Cooked) -> String {
        switch cooked {
        case .never: "Noch nie gekocht"
        case .ever: "Schon gekocht"
        }
    }
    func atLeastStars(_ stars: Int) -> String { stars == 5 ? "5 Sterne" : "\(stars) Sterne oder mehr" }
    func name(_ course: Course) -> String {
        switch course {
        case .starter: "Vorspeise"
        case .soup: "Suppe"
        case .salad: "Salat"
        case .main: "Hauptgericht"
        case .side: "Beilage"
        case .dessert: "Nachspeise"
        case .baking: "Kuchen und Gebäck"
        case .bread: "Brot"
        case .breakfast: "Frühstück"
        case .snack: "Snack"
        case .drink: "Getränk"
        case .sauce: "Sauce"
        case .preserve: "Eingemachtes"
        }
    }
    func name(_ kitchen: Kitchen) -> String {
        switch kitchen {
        case .african: "Afrikanisch"
        case .american: "Amerikanisch"
        case .arab: "Orientalisch"
        case .austrian: "Österreichisch"
        case .brazilian: "Brasilianisch"
        case .british: "Britisch"
        case .caribbean: "Karibisch"
        case .chinese: "Chinesisch"
        case .eastern: "Asiatisch"
        case .ethiopian: "Äthiopisch"
        case .french: "Französisch"
        case .georgian: "Georgisch"
        case .german: "Deutsch"
        case .greek: "Griechisch"
        case .hungarian: "Ungarisch"
        case .indian: "Indisch"
        case .indonesian: "Indonesisch"
        case .irish: "Irisch"
        case .italian: "Italienisch"
        case .japanese: "Japanisch"
        case .jewish: "Jüdisch"
        case .korean: "Koreanisch"
        case .mediterranean: "Mediterran"
        case .mexican: "Mexikanisch"
        case .moroccan: "Marokkanisch"
        case .nordic: "Skandinavisch"
        case .persian: "Persisch"
        case .peruvian: "Peruanisch"
        case .polish: "Polnisch"
        case .portuguese: "Portugiesisch"
        case .russian: "Russisch"
        case .spanish: "Spanisch"
        case .swiss: "Schweizerisch"
        case .thai: "Thailändisch"
        case .turkish: "Türkisch"
        case .ukrainian: "Ukrainisch"
        case .vietnamese: "Vietnamesisch"
        }
    }
    func showAll(_ count: Int) -> String { "Alle \(count) zeigen" }
    var narrowDown: String { "Eingrenzen" }
    func showFound(_ count: Int) -> String { "\(recipes(count)) zeigen" }
    var sortTitle: String { "Sortieren nach" }
    func order(_ order: BrowseQuestion.Order) -> String {
        switch order {
        case .title: "Titel, A–Z"
        case .newest: "Neueste zuerst"
        case .time: "Schnellste zuerst"
        case .stars: "Meiste Sterne zuerst"
        case .mostCooked: "Am häufigsten gekocht"
        case .lastCooked: "Zuletzt gekocht"
        }
    }
    func sorted(_ order: BrowseQuestion.Order) -> String { self.order(order) }
    var looksTitle: String { "Ansicht" }
    var asCards: String { "Karten" }
    var asLines: String { "Liste" }
    func without(_ name: String) -> String { "Nicht mehr nur: \(name)" }
    func toLetter(_ letter: String) -> String { "Zu \(letter)" }
    var nothingNarrowed: String { "Kein Rezept passt zu all dem auf einmal." }
    var showAllRecipes: String { "Alle Rezepte zeigen" }
    var putStartersAway: String { "Mitgelieferte Rezepte wegräumen" }
    var startersAway: String {
        "Die mitgelieferten Rezepte sind weggeräumt, außer denen mit Herz oder Sternen und den gekochten."
    }
    var bringStartersBack: String { "Mitgelieferte Rezepte zurückholen" }
}
