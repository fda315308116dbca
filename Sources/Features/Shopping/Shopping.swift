public import House
public import Library
import Recipes

/// What is to be bought (TR15–TR17), and what is at home already (BY6).
@MainActor public final class Shopping {
    public let place: House.Place
    private unowned let host: Host
    private let leftOut: LeftOut

    public init(_ host: Host) {
        let leftOut = LeftOut()
        (self.host, self.leftOut) = (host, leftOut)
        place = House.Place(
            "shoppingList", icon: "basket", name: { [unowned host] in host.words.shoppingList },
            page: { [unowned host] in ShoppingListPage(host, leftOut) })
    }

    /// Puts the ingredients of recipes on the list, but what is in the pantry, and says so (TR24, BY6).
    public func shop(for dishes: [DishToShop]) {
        let servings = dishes.count == 1 ? dishes.first?.servings : nil
        host.services.speaker.play(.tick)
        host.change("shopping") { [now = host.now] box throws(LibraryError) in
            let pantry = try await box.pantry()
            return try await box.shop(for: dishes, at: now) { pantry.has($0.name) }
        } then: { [host, leftOut] addition in
            leftOut.items += addition.leftOut
            let text = host.words.ingredientsAdded(
                addition.items.count, servings: servings, leftOut: addition.leftOut.count)
            host.tell(text) {
                leftOut.items.removeAll(where: addition.leftOut.contains)
                host.change("shopping") { box throws(LibraryError) in
                    try await box.removeShopping(addition.items)
                }
            }
        }
    }

    /// To the page with what is at home.
    public func showPantry() { host.show(PantryPage(host)) }

    /// What is at home, in the cook's words.
    public func pantry(then: @escaping @MainActor ([String]) -> Void) {
        host.read("pantry", afterWrites: true) { box throws(LibraryError) in
            try await box.pantry()
        } then: { answer in
            if case .success(let pantry) = answer { then(pantry.items.map(\.name)) }
        }
    }
}
