import Language
import Library
import Recipes

extension English {
    var coursesTitle: String { "Course" }
    var timeTitle: String { "Time" }
    var kitchensTitle: String { "Kitchen" }
    var tagsTitle: String { "Tags" }
    var cookedTitle: String { "Cooked" }
    var starsTitle: String { "Your stars" }
    func within(_ minutes: Int) -> String { "Up to \(minutes) min" }
    func cooked(_ cooked: BrowseQuestion.Cooked) -> String {
        switch cooked {
        case .never: "Never cooked"
        case .ever: "Cooked before"
        }
    }
    func atLeastStars(_ stars: Int) -> String { stars == 5 ? "5 stars" : "\(stars) stars or more" }
    func name(_ course: Course) -> String {
        switch course {
        case .starter: "Starter"
        case .soup: "Soup"
        case .salad: "Salad"
        case .main: "Main course"
        case .side: "Side dish"
        case .dessert: "Dessert"
        case .baking: "Cakes and baking"
        case .bread: "Bread"
        case .breakfast: "Breakfast"
        case .snack: "Snack"
        case .drink: "Drink"
        case .sauce: "Sauce"
        case .preserve: "Preserve"
        }
    }
    func name(_ kitchen: Kitchen) -> String {
        switch kitchen {
        case .arab: "Middle Eastern"
        case .eastern: "Asian"
        default: kitchen.rawValue.withLargeInitial
        }
    }
    func showAll(_ count: Int) -> String { "Show all \(count)" }
    var narrowDown: String { "Narrow down" }
    func showFound(_ count: Int) -> String { "Show \(recipes(count))" }
    var sortTitle: String { "Sort by" }
    func order(_ order: BrowseQuestion.Order) -> String {
        switch order {
        case .title: "Title, A–Z"
        case .newest: "Newest first"
        case .time: "Quickest first"
        case .stars: "Most stars first"
        case .mostCooked: "Most cooked first"
        case .lastCooked: "Last cooked first"
        }
    }
    func sorted(_ order: BrowseQuestion.Order) -> String { self.order(order) }
    var looksTitle: String { "Look" }
    var asCards: String { "Cards" }
    var asLines: String { "List" }
    func without(_ name: String) -> String { "No longer only: \(name)" }
    func toLetter(_ letter: String) -> String { "To \(letter)" }
    var nothingNarrowed: String { "No recipe fits all of this at once." }
    var showAllRecipes: String { "Show all recipes" }
    var putStartersAway: String { "Put the starter recipes away" }
    var startersAway: String { "The starter recipes are put away, but those you love, rated or cooked." }
    var bringStartersBack: String { "Bring the starter recipes back" }
}
