/// A course or kind of dish that a cook may ask for, told by words of titles, tags and categories.
public enum DishTrait: String, Sendable, Hashable, CaseIterable {
    case main, starter, side, dessert, breakfast, drink, snack, baking

    /// What a cook calls it, in any of the app's languages.
    var names: [String] { DishTrait.list(texts.names) }

    /// What dishes of this kind are called: any of these in a title or tag will do.
    var signs: [String] { DishTrait.list(texts.signs) }

    private static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
    }

    private var texts: (names: String, signs: String) {
        switch self {
        case .main:
            (
                """
                dinner, supper, main, main course, main dish, lunch, abendessen, abendbrot, mittagessen,
                hauptgericht, hauptspeise, abendmahlzeit, weeknight dinner, family dinner, feierabendkuche
                """,
                """
                main dish, main course, dinner, lunch, chicken, beef, pork, lamb, salmon, pasta, spaghetti, lasagna,
                risotto, curry, stew, casserole, goulash, tagine, tacos, bibimbap, tofu, jollof, pad thai, wat,
                ratatouille, pierogi, meatballs, meatloaf, chili, roast, stir fry, burger, pizza, steak, fish,
                aubergines, tortilla, gado, paella, enchiladas, greek salad, shakshuka, hauptgericht
                """
            )
        case .starter:
            (
                "starter, appetizer, appetiser, hors d oeuvre, first course, vorspeise, antipasti, amuse bouche",
                """
                starter, appetizer, appetizers, soup, salad, ceviche, hummus, dip, bruschetta, carpaccio, rolls,
                vorspeise, deviled eggs
                """
            )
        case .side:
            (
                "side, side dish, sides, accompaniment, beilage, beilagen",
                """
                side dish, side, salad, slaw, coleslaw, rice, potatoes, mashed, fries, vegetables, green beans, corn,
                cornbread, focaccia, bread, stuffing, beilage
                """
            )
        case .dessert:
            (
                """
                dessert, pudding course, afters, sweet treat, nachtisch, nachspeise, dessertrezept, susspeise,
                sussspeise, dolce
                """,
                """
                dessert, desserts, cake, pie, crumble, pudding, cookies, brownies, ice cream, mousse, tart, cobbler,
                fudge, cheesecake, trifle, parfait, buns, cupcakes, custard, tiramisu, sorbet, meringue, crisp,
                nachtisch, kuchen
                """
            )
        case .breakfast:
            (
                "breakfast, brunch, fruhstuck, morning meal, zmorge",
                """
                breakfast, brunch, pancakes, waffles, omelette, omelet, granola, muesli, oatmeal, porridge, shakshuka,
                upma, french toast, scrambled eggs, eggs benedict, frittata, smoothie, fruhstuck
                """
            )
        case .drink:
            (
                "drink, beverage, getrank, getranke, refreshment, trinken",
                """
                drink, drinks, beverage, smoothie, lemonade, punch, cocktail, tea, coffee, lassi, cooler, shake,
                milkshake, juice, eggnog, hot chocolate, cider, sangria, margarita, iced tea, getrank
                """
            )
        case .snack:
            (
                "snack, finger food, fingerfood, nibble, imbiss, kleinigkeit, party food",
                """
                snack, snacks, dip, hummus, tacos, rolls, popcorn, bites, nachos, wings, chips, crackers, khachapuri,
                queijo, nuts, bars
                """
            )
        case .baking:
            (
                "baking, bakery, baked goods, backen, geback, gebackenes, sweet baking",
                "bread, cake, buns, cookies, muffins, focaccia, cornbread, crumble, scones, biscuits, pie, khachapuri"
            )
        }
    }
}
