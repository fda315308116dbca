extension English {
    public var homeTitle: String { "What are we cooking?" }
    public var recentlyViewed: String { "Recently viewed" }
    public var youMightLike: String { "You might like" }
    public var allRecipes: String { "All recipes" }
    public var removeFromHistory: String { "Remove from history" }
    public var noRecipesTitle: String { "No recipes yet" }
    public var noRecipes: String { "This library is empty." }
    public func goOnWith(_ recipe: String) -> String { "Go on with \(recipe)?" }
    public var goOn: String { "Go on" }
    public func startCookingNamed(_ recipe: String) -> String { "Start cooking \(recipe)" }
    public func becauseCooked(_ recipe: String) -> String { "Because you cooked \(recipe)" }
    public func becauseLoved(_ recipe: String) -> String { "Because you love \(recipe)" }
    public func becauseViewed(_ recipe: String) -> String { "Because you looked at \(recipe)" }
    public var somethingNew: String { "Something new" }
}
