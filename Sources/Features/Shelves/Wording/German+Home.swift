import Language

extension German {
    var homeTitle: String { "Was kochen wir?" }
    var recentlyViewed: String { "Zuletzt angesehen" }
    var youMightLike: String { "Das könnte dir schmecken" }
    var allRecipes: String { "Alle Rezepte" }
    var removeFromHistory: String { "Aus dem Verlauf" }
    var noRecipesTitle: String { "Noch keine Rezepte" }
    var noRecipes: String { "Diese Rezeptsammlung ist leer." }
    func startCookingNamed(_ recipe: String) -> String { "\(recipe) kochen" }
    func becauseCooked(_ recipe: String) -> String { "Weil du „\(recipe)“ gekocht hast" }
    func becauseLoved(_ recipe: String) -> String { "Weil du „\(recipe)“ magst" }
    func becauseViewed(_ recipe: String) -> String { "Weil du „\(recipe)“ angesehen hast" }
    var somethingNew: String { "Mal etwas Neues" }
}
