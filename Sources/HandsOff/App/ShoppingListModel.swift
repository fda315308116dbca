/// What is to be bought (TR15–TR17).
@MainActor final class ShoppingListModel: PageModel {}
