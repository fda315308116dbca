public import Library
public import Recipes
public import Slideshow

/// Where one feature leads into another. Whoever puts the program together says how, and features stay
/// strangers.
@MainActor public struct Crossings {
    /// Opens a recipe's page.
    public var open: (Recipe.ID) -> Void
    /// Begins to cook a recipe, as it is in the library, for so many.
    public var cook: (_ recipe: Recipe, _ servings: Int) -> Void
    /// Begins to cook a recipe at one of its steps, from 0.
    public var cookFrom: (_ recipe: Recipe, _ servings: Int, _ step: Int) -> Void
    /// Begins to cook a recipe of the library.
    public var cookByID: (Recipe.ID) -> Void
    /// Opens the page of a recipe that wants to be checked, with what is doubtful marked.
    public var check: (Recipe.ID) -> Void
    /// Shows all recipes that have something in common.
    public var browse: (BrowseWish) -> Void
    /// Begins a new recipe.
    public var write: () -> Void
    /// Opens one of the cook's own, or a draft, to be written on.
    public var edit: (String) -> Void
    /// Begins a copy of a recipe of somebody else.
    public var copyToEdit: (Recipe) -> Void
    /// Offers the ways to take a recipe along.
    public var share: (Recipe) -> Void
    /// Copies a recipe as text.
    public var copyText: (Recipe) -> Void
    /// Asks into which collections recipes shall go; with the title of the recipe, if it is only one.
    public var collect: (_ recipes: [Recipe.ID], _ title: String?) -> Void
    /// Asks for which day a recipe is to be planned, for so many.
    public var plan: (_ recipe: Recipe.ID, _ title: String, _ servings: Int) -> Void
    /// To the page on which recipes are brought in.
    public var bringIn: () -> Void
    /// Brings in a page of the web whose address a stranger has named, and shows how far it is.
    public var bringInPage: (_ address: String) -> Void = { _ in }
    /// Opens a page of the server that the cook is signed in to in the program itself; returns whether that is one.
    public var openHere: (_ address: String) -> Bool = { _ in false }
    /// Recipes from outside the library, for the search and the deck.
    public var outside = OutsideSource()
    /// Learning to wave.
    public var practise: () -> Void
    /// Puts the ingredients of recipes on the shopping list, and says so.
    public var shop: ([DishToShop]) -> Void = { _ in }
    /// To the dish that a timer is for, at its step; returns whether that leads anywhere.
    public var leadTo: (KitchenTimer) -> Bool = { _ in false }
    /// To the page with what is at home.
    public var showPantry: () -> Void = {}
    /// Reads what is at home, in the cook's words.
    public var pantry: (_ then: @escaping @MainActor ([String]) -> Void) -> Void = { _ in }

    /// Shows a recipe that isn't in the library as the library's are shown, in parts for another page; nil = nobody
    /// knows how.
    public var read: (Recipe) -> RecipeReading? = { _ in nil }
    /// Publishes a recipe of the cook's own; nil = there is nowhere to.
    public var publish: () -> ((Recipe) -> Void)? = { nil }
    /// What others see of a collection of the cook's own; nil = there is nobody to see it.
    public var publicSide: (RecipeCollection.ID) -> PublicSide? = { _ in nil }
    /// A collection has come into sight, or is otherwise now.
    public var lookAtPublicSide: (RecipeCollection.ID) -> Void = { _ in }
    /// Opens one of the cook's own collections.
    public var openCollection: (RecipeCollection.ID) -> Void = { _ in }

    /// Recommends the page that a recipe was brought in from; nil = it is from none, or there is nobody to recommend it to.
    public var recommend: (Recipe) -> (() -> Void)? = { _ in nil }

    /// The account's page.
    public var showAccount: () -> Void = {}
    /// Told of a dish that has been cooked to its end.
    public var cooked: (Recipe.ID) -> Void = { _ in }

    /// Writes so many servings of a dish into the diary of what is eaten; nil = nobody keeps one.
    public var eat: () -> ((_ recipe: Recipe, _ servings: Double) -> Void)? = { nil }

    /// The film of a technique that a text speaks of, in its own language; nil = there is none.
    public var film: (_ text: String) -> FilmLink? = { _ in nil }
    /// Goes up when other films are known, and so other steps lead to one.
    public var filmEdition: () -> Int = { 0 }

    public init(
        open: @escaping (Recipe.ID) -> Void, cook: @escaping (_ recipe: Recipe, _ servings: Int) -> Void,
        cookFrom: @escaping (_ recipe: Recipe, _ servings: Int, _ step: Int) -> Void,
        cookByID: @escaping (Recipe.ID) -> Void, check: @escaping (Recipe.ID) -> Void,
        browse: @escaping (BrowseWish) -> Void, write: @escaping () -> Void,
        edit: @escaping (String) -> Void,
        copyToEdit: @escaping (Recipe) -> Void, share: @escaping (Recipe) -> Void,
        copyText: @escaping (Recipe) -> Void,
        collect: @escaping (_ recipes: [Recipe.ID], _ title: String?) -> Void,
        plan: @escaping (_ recipe: Recipe.ID, _ title: String, _ servings: Int) -> Void,
        bringIn: @escaping () -> Void,
        practise: @escaping () -> Void
    ) {
        (self.open, self.cook, self.cookByID, self.write, self.edit) = (open, cook, cookByID, write, edit)
        (self.copyToEdit, self.share, self.copyText, self.collect) = (copyToEdit, share, copyText, collect)
        (self.plan, self.bringIn, self.practise) = (plan, bringIn, practise)
        (self.cookFrom, self.check, self.browse) = (cookFrom, check, browse)
    }
}

extension Crossings {
    /// The film of a technique that a step speaks of, or that what goes in at it wants: “onion, finely chopped”.
    public func film(_ step: String, with foods: [Ingredient]) -> FilmLink? {
        film(([step] + foods.map { "\($0.name), \($0.note ?? "")" }).joined(separator: "\n"))
    }
}
