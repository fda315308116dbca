public import Recipes

/// Where one feature leads into another. Whoever puts the program together says how, and features stay
/// strangers.
@MainActor public struct Crossings {
    /// Opens a recipe's page.
    public var open: (Recipe.ID) -> Void
    /// Begins to cook a recipe, as it is in the library, for so many.
    public var cook: (_ recipe: Recipe, _ servings: Int) -> Void
    /// Begins to cook a recipe of the library.
    public var cookByID: (Recipe.ID) -> Void
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
    /// To the page on which recipes are brought in.
    public var bringIn: () -> Void
    /// Learning to wave.
    public var practise: () -> Void
    /// Shows what else has a tag, or is of a kitchen or a course.
    public var browse: (BrowseWish) -> Void

    public init(
        open: @escaping (Recipe.ID) -> Void, cook: @escaping (_ recipe: Recipe, _ servings: Int) -> Void,
        cookByID: @escaping (Recipe.ID) -> Void, write: @escaping () -> Void,
        edit: @escaping (String) -> Void,
        copyToEdit: @escaping (Recipe) -> Void, share: @escaping (Recipe) -> Void,
        copyText: @escaping (Recipe) -> Void,
        collect: @escaping (_ recipes: [Recipe.ID], _ title: String?) -> Void, bringIn: @escaping () -> Void,
        practise: @escaping () -> Void, browse: @escaping (BrowseWish) -> Void
    ) {
        (self.open, self.cook, self.cookByID, self.write, self.edit) = (open, cook, cookByID, write, edit)
        (self.copyToEdit, self.share, self.copyText, self.collect) = (copyToEdit, share, copyText, collect)
        (self.bringIn, self.practise, self.browse) = (bringIn, practise, browse)
    }
}
