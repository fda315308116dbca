import API
import Foundation
import struct API.Problem
import Web

/// A kitchen on the pretended server, which takes orders as the real one does.
struct PretendedKitchen {
    var menu: Menu?
    /// The oldest first, with whose they are and the key that came with them.
    var orders: [(order: MealOrder, account: String, key: String)] = []

    static let kikoni = Menu(
        kitchen: "Kikoni Kitchen", currency: "UGX",
        sections: [
            MenuSection(
                id: "mains", name: "Mains",
                items: [
                    MenuItem(
                        id: "rolex", name: "Rolex",
                        text: "Two eggs rolled up in a chapati, with tomatoes and cabbage.", price: 3000,
                        unit: "piece", diets: ["vegetarian"], allergens: ["eggs", "gluten"],
                        choices: [
                            MenuChoice(
                                id: "size", name: "Size", least: 1, most: 1,
                                options: [
                                    MenuOption(id: "one", name: "One chapati"),
                                    MenuOption(id: "two", name: "Two chapatis", price: 1500),
                                ]),
                            MenuChoice(
                                id: "extra", name: "Besides", least: 0, most: 2,
                                options: [
                                    MenuOption(id: "cheese", name: "Cheese", price: 1000),
                                    MenuOption(id: "avocado", name: "Avocado", price: 500),
                                ]),
                        ]),
                    MenuItem(
                        id: "matooke", name: "Matooke with groundnut sauce", price: 7000, unit: "plate",
                        allergens: ["peanuts"]),
                    MenuItem(id: "tilapia", name: "Fried tilapia", price: 18_000, isSoldOut: true),
                ]),
            MenuSection(
                id: "drinks", name: "Drinks",
                items: [
                    MenuItem(
                        id: "chai", name: "Chai", text: "With milk and ginger.", price: 1000, unit: "cup"),
                    MenuItem(id: "juice", name: "Passion fruit juice", price: 2500, unit: "glass"),
                ]),
        ], fee: 1000, least: 4000, places: ["Mitchell Hall", "Akamwesi Hostel"])
}

extension PretendedServer {
    /// What a script has the kitchen do with the oldest order that isn't done.
    func cook(_ word: String) {
        switch word {
        case "opens": kitchen.menu = PretendedKitchen.kikoni
        case "dearer":
            kitchen.menu?.sections[0].items[0].price += 500
            kitchen.menu?.sections[1].items[0].isSoldOut = true
        case "closes": kitchen.menu?.isOpen = false
        case "accepts": step(.accepted, reason: nil)
        case "sends": step(.onTheWay, reason: nil)
        case "delivers": step(.delivered, reason: nil)
        case "refuses": step(.refused, reason: "The gas is out, sorry.")
        default: break
        }
    }

    func photograph(_ picture: Data) {
        let hash = String(repeating: "d", count: 64)
        blobs[hash] = picture
        kitchen.menu?.sections[0].items[0].picture = hash
    }

    static let cooking: Set<String> = [
        "opens", "dearer", "closes", "accepts", "sends", "delivers", "refuses",
    ]

    /// Its money is otherwise now.
    func payOrder(_ id: MealOrder.ID, _ state: Payment.State) {
        guard let place = kitchen.orders.firstIndex(where: { $0.order.id == id }) else { return }
        switch state {
        case .paid: kitchen.orders[place].order.money = .paid
        case .refunded: kitchen.orders[place].order.money = .returned
        case .expired:
            kitchen.orders[place].order.state = .cancelled
            kitchen.orders[place].order.steps.append(OrderStep(.cancelled, at: milliseconds, by: .till))
        default: break
        }
    }

    private func step(_ state: OrderState, reason: String?) {
        let place = kitchen.orders.firstIndex {
            $0.order.state.next(by: .kitchen).contains(state) && !$0.order.isHeld
        }
        guard let place else { return }
        kitchen.orders[place].order.state = state
        kitchen.orders[place].order.reason = reason
        if state == .accepted { kitchen.orders[place].order.expectedAt = milliseconds + 30 * 60_000 }
        kitchen.orders[place].order.changedAt = milliseconds
        kitchen.orders[place].order.steps.append(OrderStep(state, at: milliseconds, by: .kitchen))
        if state == .refused { release(kitchen.orders[place].order.id) }
    }

    /// - Returns: nil if something else is asked.
    func kitchenAnswer(_ id: String, _ parts: [String], _ request: WebRequest) throws(Problem) -> WebAnswer? {
        guard let menu = kitchen.menu, let first = parts.first else { return nil }
        switch (request.method.name, first, parts.count) {
        case ("GET", "menu", 1): return try json(200, menu, request)
        case ("GET", "menu", 3):
            guard let picture = blobs[parts[2]] else { throw .nothingThere }
            return reply(200, picture, request, type: "image/jpeg")
        case ("GET", "orders", 1):
            let mine = kitchen.orders.reversed().filter { $0.account == id }.map(\.order)
            return try json(200, PageOf(items: Array(mine)), request)
        case ("POST", "orders", 1): return try place(id, menu, request)
        case ("POST", "orders", 3):
            guard let at = kitchen.orders.firstIndex(where: { $0.order.id == parts[1] && $0.account == id })
            else {
                throw .nothingThere
            }
            guard kitchen.orders[at].order.state.next(by: .guest).contains(.cancelled) else {
                throw Problem(.changed, status: 412, title: "Changed")
            }
            kitchen.orders[at].order.state = .cancelled
            release(kitchen.orders[at].order.id)
            return try json(200, kitchen.orders[at].order, request)
        default: return nil
        }
    }

    private func place(_ id: String, _ menu: Menu, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let draft: OrderDraft = try read(request), key = request.headers["Idempotency-Key"] ?? ""
        if let known = kitchen.orders.first(where: { $0.account == id && $0.key == key }) {
            return try json(201, known.order, request)
        }
        guard draft.faults.isEmpty else { throw .invalid(draft.faults) }
        let changes = draft.changes(against: menu)
        guard changes.isEmpty else {
            throw Problem(.orderChanged, status: 409, title: "Changed", fields: changes)
        }
        let lines = draft.lines.map { line in
            let item = menu.item(line.item)
            return OrderLine(
                item: line.item, name: item?.name ?? "", unit: item?.unit ?? "",
                options: item?.names(of: line.options) ?? [], note: line.note, quantity: line.quantity,
                price: line.price)
        }
        let number = kitchen.orders.count + 1
        var order = MealOrder(
            id: "order-\(number)", number: number, lines: lines, currency: menu.currency, fee: menu.fee,
            total: draft.total, delivery: draft.delivery, placedAt: milliseconds, changedAt: milliseconds,
            steps: [OrderStep(.placed, at: milliseconds, by: .guest)], pay: draft.pay)
        if draft.pay.isOnline { order.payment = payment(of: order, draft.pay, by: id) }
        kitchen.orders.append((order, id, key))
        return try json(201, order, request)
    }
}
