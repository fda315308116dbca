extension German {
    public var homeTitle: String { "Was kochen wir?" }
    public var recentlyViewed: String { "Zuletzt angesehen" }
    public var youMightLike: String { "Das könnte dir schmecken" }
    public var allRecipes: String { "Alle Rezepte" }
    public var removeFromHistory: String { "Aus dem Verlauf" }
    public var noRecipesTitle: String { "Noch keine Rezepte" }
    public var noRecipes: String { "Diese Rezeptsammlung ist leer." }
    public func goOnWith(_ recipe: String) -> String { "Weiter mit „\(recipe)“?" }
    public var goOn: String { "Weiter" }
    public func startCookingNamed(_ recipe: String) -> String { "\(recipe) kochen" }
    public func becauseCooked(_ recipe: String) -> String { "Weil du „\(recipe)“ gekocht hast" }
    public func becauseLoved(_ recipe: String) -> String { "Weil du „\(recipe)“ magst" }
    public func becauseViewed(_ recipe: String) -> String { "Weil du „\(recipe)“ angesehen hast" }
    public var somethingNew: String { "Mal etwas Neues" }
}
