/// The front page: what was interrupted, what was looked at, what might please (TR09, TR31).
protocol HomeWording {
    var homeTitle: String { get }
    var recentlyViewed: String { get }
    var youMightLike: String { get }
    var allRecipes: String { get }
    var removeFromHistory: String { get }
    var noRecipesTitle: String { get }
    var noRecipes: String { get }
    /// A card's button that opens the slideshow.
    func startCookingNamed(_ recipe: String) -> String
    /// Why a recipe is suggested.
    func becauseCooked(_ recipe: String) -> String
    func becauseLoved(_ recipe: String) -> String
    func becauseViewed(_ recipe: String) -> String
    var somethingNew: String { get }
}
