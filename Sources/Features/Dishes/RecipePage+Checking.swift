import House
import Recipes
import Stage

/// A recipe that was guessed from how it looked (TR23): what is doubtful is marked, until the cook says that
/// it is right, or mends it.
extension RecipePage {
    /// To the first line that is marked, and the next time to the one after it.
    func showDoubt() {
        let foods = doubts.ingredients.sorted(), steps = doubts.steps.sorted()
        guard doubts.count > 0 else { return }
        let next = doubtsShown % doubts.count
        doubtsShown += 1
        if next < foods.count {
            host.stage.bringIntoView(RecipeIngredients.doubt(foods[next]))
        } else {
            host.stage.focus(onRow: steps[next - foods.count], of: RecipeMethod.list(recipe.id))
        }
        host.touch()
    }

    /// What it was read from, if that was paper.
    var printedPages: [String] { Recipe.printedPages(among: recipe.pictures) }

    func showPages() {
        host.present(
            Sheet("printed pages") { [self] look in PagesSheet(look: look, host: host, names: printedPages) })
    }

    /// Own recipes are edited, those of others copied first (AR05).
    func change() {
        if isOwn == true { host.crossings.edit(recipe.id) } else { host.crossings.copyToEdit(recipe) }
    }
}
