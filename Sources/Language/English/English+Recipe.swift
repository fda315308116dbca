extension English {
    public var preparationTitle: String { "Preparation" }
    public var cookingTitle: String { "Cooking" }
    public var servesTitle: String { "Serves" }
    public var makesTitle: String { "Makes" }
    public var stepsTitle: String { "Steps" }
    public var recipeGone: String { "The recipe is no longer in the library." }
    public var linkCopied: String { "The link is copied." }
    public var fewerServings: String { "Fewer servings" }
    public var moreServings: String { "More servings" }
}
