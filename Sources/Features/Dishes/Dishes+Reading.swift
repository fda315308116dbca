public import House
import Kit
public import Recipes
import Stage

extension Dishes {
    /// A recipe that the library doesn't have, in the parts of its page.
    public func read(_ recipe: Recipe) -> RecipeReading {
        let model = RecipePage(recipe, isInLibrary: false, host)
        return RecipeReading(
            facts: { look in
                Column(spacing: look.isCompact ? Space.m : Space.l) {
                    RecipeFacts(look: look, model: model)
                    if !model.recipe.diets.isEmpty { RecipeDiets(look: look, recipe: model.recipe) }
                }
            },
            ingredients: { [unowned host] look in RecipeIngredients(look: look, host: host, model: model).node
            },
            method: { [unowned host] look in
                Column(spacing: Space.xl) {
                    RecipeMethod(look: look, host: host, model: model)
                    if !model.recipe.notes.isEmpty { RecipeNotes(look: look, notes: model.recipe.notes) }
                }
            },
            aside: { [unowned host] look in
                let hasOrigin = !RecipeOrigin.isEmpty(model.recipe)
                let hidesFigures = host.settings.hidesFigures
                if model.recipe.nutrition == nil || hidesFigures, !hasOrigin { return nil }
                return Column(spacing: Space.l) {
                    if let nutrition = model.shown.recipe.nutrition, !hidesFigures {
                        NutritionRow(look: look, nutrition: nutrition)
                    }
                    if hasOrigin { RecipeOrigin(look: look, host: host, model: model) }
                }
            },
            take: { if $0 != model.recipe { model.take($0) } }, servings: { model.servings },
            cook: { model.cook() },
            key: { model.key($0) })
    }
}
