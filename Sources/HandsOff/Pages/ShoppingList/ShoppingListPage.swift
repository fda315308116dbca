import Stage

/// What is to be bought, by recipe or by aisle (TR15–TR17).
struct ShoppingListPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "shopping list",
            content: EmptyState(
                look: look, icon: "basket", title: "Nothing to buy",
                text: "Add a recipe’s ingredients to the list, and they come here."
            ).node)
    }
}
