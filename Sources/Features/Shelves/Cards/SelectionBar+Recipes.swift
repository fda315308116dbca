import House
import Kit
import Library
import Stage

extension SelectionBar {
    /// What is done with picked recipes wherever they lie: hearts, collections, the shopping list (TR05);
    /// and what only this page can do. nil while nothing is picked.
    static func recipes(
        _ look: Look, _ host: Host, _ model: some RecipePickingPage, givesHearts: Bool = true,
        also others: [Deed] = []
    ) -> SelectionBar? {
        guard model.picking.isOn else { return nil }
        let hasRecipes = !model.pickedRecipes.isEmpty
        var deeds: [Deed] = []
        if hasRecipes, givesHearts {
            deeds.append(
                Deed(icon: "heart", label: look.words.favourite) {
                    let cards = model.pickedCards
                    model.picking.clear()
                    host.favourite(cards)
                })
        }
        if hasRecipes {
            deeds.append(
                Deed(icon: "collections", label: look.words.collection) {
                    let recipes = model.pickedRecipes
                    let title = recipes.count == 1 ? model.pickedCards.first?.title : nil
                    host.collect(recipes, title: title) { model.picking.clear() }
                })
            deeds.append(
                Deed(icon: "basket", label: look.words.shoppingList) {
                    let recipes = model.pickedRecipes
                    model.picking.clear()
                    host.crossings.shop(recipes.map { DishToShop($0) })
                })
        }
        return SelectionBar(look: look, count: model.picking.count, deeds: deeds + others) {
            model.pickNothing()
        }
    }
}
