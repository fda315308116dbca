public import Recipes

/// A recipe as Edamam tells it: what goes in and what is in it, and on whose page stands how it is made.
///
/// Every text is on one line and cleaned, every number within bounds, every address of the world and over https.
public struct EdamamRecipe: Sendable, Hashable, Identifiable {
    /// Edamam's own: letters and digits.
    public let id: String
    public let title: String
    /// For a card, and for a page; nil = there is none.
    public let picture: EdamamLink?
    public let largePicture: EdamamLink?
    /// Whose recipe it is: "Serious Eats"; empty if nobody says.
    public let source: String
    /// Where it stands with its steps; nil if that is no address that may be opened.
    public let page: EdamamLink?
    public let servings: Int
    /// 0 = not said.
    public let minutes: Int
    public let lines: [String]
    /// What its labels say, and nothing among its ingredients speaks against; spicy by its ingredients alone.
    public let diets: Set<Diet>
    /// What its labels say is not in it, and nothing among its ingredients speaks against.
    public let freeOf: Set<Allergen>
    public let traits: Set<EdamamTrait>
    /// Per serving; nil = nothing is known.
    public let nutrition: Nutrition?
    public let cuisine: String
    public let course: String

    init(
        id: String, title: String, picture: EdamamLink?, largePicture: EdamamLink?, source: String,
        page: EdamamLink?, servings: Int, minutes: Int, lines: [String], labels: EdamamLabels,
        nutrition: Nutrition?, cuisine: String, course: String
    ) {
        (self.id, self.title, self.source, self.page) = (id, title, source, page)
        (self.picture, self.largePicture) = (picture, largePicture)
        (self.servings, self.minutes, self.lines) = (servings, minutes, lines)
        (self.nutrition, self.cuisine, self.course) = (nutrition, cuisine, course)
        let ingredients = lines.compactMap(Ingredient.read)
        let found = DietFinding(of: ingredients)
        diets = labels.diets.filter { found.reasons[$0] == nil }
            .union(found.diets.intersection([.spicy]))
        // A line says more than its name: “with a handful of nuts”.
        freeOf = labels.freeOf.subtracting(
            zip(lines, lines.map(Food.init)).reduce(into: Set<Allergen>()) { all, line in
                all.formUnion(line.1.allergens)
            }.union(ingredients.flatMap { Food($0.name).allergens }))
        traits = labels.traits
    }

    /// As the pages of recipes show one. It has no steps, which Edamam doesn't pass on.
    public var recipe: Recipe {
        var recipe = Recipe(
            id: "edamam \(id)", title: title, diets: diets, cookingMinutes: minutes, servings: servings,
            ingredients: lines.compactMap(Ingredient.read), nutrition: nutrition, cuisine: cuisine,
            category: course)
        recipe.source = page.map { Recipe.Source(name: source, address: $0.text) }
        return recipe
    }

    /// What stands for its picture.
    public var tile: DishTile { DishTile(of: recipe) }
}
