/// The places in a menu that are known by name, whatever the language of the recipe: "Nachspeise", "pudding"
/// and "dessert" are one.
public enum Course: String, Sendable, Hashable, CaseIterable {
    case starter, soup, salad, main, side, dessert, baking, bread, breakfast, snack, drink, sauce, preserve

    /// - Parameter text: one place, as the author wrote it.
    public init?(named text: String) {
        guard let course = Course.byName[MenuWord.key(text)] else { return nil }
        self = course
    }

    private static let byName = MenuWord.table([
        (
            Course.starter,
            "starter|starters|appetizer|appetizers|appetiser|vorspeise|vorspeisen|antipasti|hors doeuvre"
        ),
        (.soup, "soup|soups|stew|stews|suppe|suppen|eintopf|eintopfe|soups and stews"),
        (.salad, "salad|salads|salat|salate"),
        (
            .main,
            "main|mains|main course|main courses|main dish|main dishes|main meal|entree|entrees|dinner|lunch|"
                + "hauptgericht|hauptgerichte|hauptspeise|hauptspeisen|mittagessen|abendessen"
        ),
        (.side, "side|sides|side dish|side dishes|beilage|beilagen"),
        (
            .dessert,
            "dessert|desserts|sweet|sweets|pudding|puddings|nachspeise|nachspeisen|nachtisch|nachtische|"
                + "sussspeise|sussspeisen"
        ),
        (
            .baking,
            "baking|cake|cakes|cookie|cookies|pastry|pastries|kuchen|torte|torten|geback|backen|"
                + "kuchen und torten|platzchen"
        ),
        (.bread, "bread|breads|brot|brote|brot und brotchen|brotchen"),
        (.breakfast, "breakfast|brunch|breakfast and brunch|fruhstuck"),
        (.snack, "snack|snacks|finger food|fingerfood|zwischenmahlzeit|kleinigkeit|kleinigkeiten"),
        (.drink, "drink|drinks|beverage|beverages|cocktail|cocktails|getrank|getranke"),
        (.sauce, "sauce|sauces|dip|dips|dressing|dressings|condiment|condiments|sosse|sossen|saucen"),
        (.preserve, "preserve|preserves|jam|jams|canning|eingemachtes|marmelade|marmeladen"),
    ])
}
