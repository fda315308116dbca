import House
import Recipes
import Stage

/// A recipe that was guessed from how it looked (TR23): what is doubtful is marked, until the cook says that it is
/// right, or mends it.
extension RecipePage {
    /// To the first line that is marked.
    func showDoubt() {
        if let place = doubts.ingredients.min() {
            host.stage.bringIntoView(RecipeIngredients.doubt(place))
        } else if let place = doubts.steps.min() {
            host.stage.focus(onRow: place, of: RecipeMethod.list(recipe.id))
        }
        host.touch()
    }

    /// Own recipes are edited, those of others copied first (AR05).
    func change() {
        if isOwn == true { host.crossings.edit(recipe.id) } else { host.crossings.copyToEdit(recipe) }
    }
}
