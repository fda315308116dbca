import Language

extension English {
    var homeTitle: String { "What are we cooking?" }
    var recentlyViewed: String { "Recently viewed" }
    var youMightLike: String { "You might like" }
    var allRecipes: String { "All recipes" }
    var removeFromHistory: String { "Remove from history" }
    var noRecipesTitle: String { "No recipes yet" }
    var noRecipes: String { "This library is empty." }
    func startCookingNamed(_ recipe: String) -> String { "Start cooking \(recipe)" }
    func becauseCooked(_ recipe: String) -> String { "Because you cooked \(recipe)" }
    func becauseLoved(_ recipe: String) -> String { "Because you love \(recipe)" }
    func becauseViewed(_ recipe: String) -> String { "Because you looked at \(recipe)" }
    var somethingNew: String { "Something new" }
}
