import Library
import Recipes

/// Leafing through all recipes, and the starters among them.
protocol BrowsingWording {
    var coursesTitle: String { get }
    var timeTitle: String { get }
    var kitchensTitle: String { get }
    var tagsTitle: String { get }
    var cookedTitle: String { get }
    var starsTitle: String { get }
    /// "At most 30 min".
    func within(_ minutes: Int) -> String
    func cooked(_ cooked: BrowseQuestion.Cooked) -> String
    func atLeastStars(_ stars: Int) -> String
    func name(_ course: Course) -> String
    func name(_ kitchen: Kitchen) -> String
    /// A button that shows all values of a facet.
    func showAll(_ count: Int) -> String
    var narrowDown: String { get }
    /// A button that leads from the facets to what they leave.
    func showFound(_ count: Int) -> String
    var sortTitle: String { get }
    func order(_ order: BrowseQuestion.Order) -> String
    /// How they are sorted now, on the button that changes it.
    func sorted(_ order: BrowseQuestion.Order) -> String
    var looksTitle: String { get }
    var asCards: String { get }
    var asLines: String { get }
    /// A chip that takes back what was narrowed down to.
    func without(_ name: String) -> String
    func toLetter(_ letter: String) -> String
    var nothingNarrowed: String { get }
    var showAllRecipes: String { get }
    var putStartersAway: String { get }
    /// What became of them, and what didn't.
    var startersAway: String { get }
    var bringStartersBack: String { get }
}

extension BrowsingWording {
    /// In the cook's language if it is a known one, else as its author wrote it.
    func course(_ value: BrowseAnswer.Value) -> String {
        Course(rawValue: value.key).map(name) ?? value.name.withLargeInitial
    }

    func kitchen(_ value: BrowseAnswer.Value) -> String {
        Kitchen(rawValue: value.key).map(name) ?? value.name.withLargeInitial
    }
}
