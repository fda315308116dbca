public import House

/// What is to be bought (TR15–TR17).
@MainActor public final class Shopping {
    public let place: Place

    public init(_ host: Host) {
        place = Place(
            "shoppingList", icon: "basket", name: { [unowned host] in host.words.shoppingList },
            page: { [unowned host] in ShoppingListPage(host) })
    }
}
