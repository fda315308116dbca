extension German {
    public var preparationTitle: String { "Vorbereitung" }
    public var cookingTitle: String { "Kochzeit" }
    public var servesTitle: String { "Portionen" }
    public var makesTitle: String { "Ergibt" }
    public var stepsTitle: String { "Schritte" }
    public var recipeGone: String { "Das Rezept gibt es nicht mehr." }
    public var linkCopied: String { "Der Link ist kopiert." }
    public var fewerServings: String { "Weniger Portionen" }
    public var moreServings: String { "Mehr Portionen" }
}
