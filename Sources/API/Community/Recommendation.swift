public import Recipes

/// A post can also recommend a page of the web: then its recipe has no ingredients and no steps, but names the page, and
/// what is said of it is what the post is for (RF6).
extension Recipe {
    /// The page that is recommended; nil = it is a recipe, and to be cooked.
    public var recommendedPage: String? {
        guard steps.isEmpty, ingredients.isEmpty, let address = source?.address,
            PageLink(page: address) != nil
        else { return nil }
        return address
    }

    /// What is published of a recipe from a page by whoever recommends that: what it is called, how it looks, and the facts
    /// by which it is found; its text is its author's.
    public var asRecommendation: Recipe {
        var recipe = self
        (recipe.ingredients, recipe.steps, recipe.morePictures) = ([], [], [])
        (recipe.summary, recipe.notes, recipe.nutrition) = ("", "", nil)
        return recipe
    }
}
