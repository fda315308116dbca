import API
import Foundation
import Library
import Testing

@testable import Ordering

@Suite("A list, and placing it once (KI3, KI4)") struct OrderListTests {
    private let rolex = MenuItem(
        id: "rolex", name: "Rolex", price: 3000, unit: "piece",
        choices: [
            MenuChoice(
                id: "extra", name: "Besides", least: 0, most: 1,
                options: [MenuOption(id: "cheese", name: "Cheese", price: 1000)])
        ])
    private let chai = MenuItem(id: "chai", name: "Chai", price: 500)

    private var menu: API.Menu {
        API.Menu(
            kitchen: "K", currency: "UGX", sections: [MenuSection(id: "s", name: "S", items: [rolex, chai])],
            fee: 1000)
    }

    private var list: OrderList {
        var list = OrderList()
        list.add(rolex, 2, options: ["cheese"], note: "")
        list.add(chai, 1, options: [], note: "hot")
        return list
    }

    @Test("The same once more is more of it, and a number stays one that can be ordered") func adding() {
        var list = list
        list.add(rolex, 3, options: ["cheese"], note: "")
        list.add(rolex, 1, options: [], note: "")
        #expect(list.lines.map(\.quantity) == [5, 1, 1] && list.sum == 23_500 && list.count == 7)
        list.step(1, by: 1000)
        #expect(list.lines[0].quantity == 99)
        list.step(1, by: -1000)
        #expect(list.lines[0].quantity == 1)
        list.add(rolex, 1, options: ["gold"], note: "")
        #expect(list.lines.count == 3)
    }

    @Test("What is sent twice is the same under the same key, also after a restart") func sendingTwice()
        throws
    {
        var list = list
        let first = list.sending(fee: 1000, key: "a", at: 1000)
        #expect(first.draft.total == 9500 && first.draft.changes(against: menu) == [:])
        let kept = try JSONEncoder().encode(list)
        var again = try JSONDecoder().decode(OrderList.self, from: kept)
        #expect(again.sending(fee: 9999, key: "b", at: 1000) == first)
        // Nothing is changed while nobody knows.
        again.add(chai, 1, options: [], note: "")
        again.step(1, by: 1)
        again.accept(menu)
        #expect(again.lines == list.lines && !again.isOpen)
        // Another try's answer means nothing here.
        again.placed(key: "b")
        again.refused(key: "b")
        #expect(again.attempt == first)
        again.placed(key: "a")
        #expect(again.lines.isEmpty && again.isOpen)
    }

    @Test("What is taken off comes back alone, and not while nobody knows") func puttingBack() {
        var list = list
        let chai = list.lines[1], whole = list.lines
        list.remove(chai.id)
        #expect(list.lines.map(\.item) == ["rolex"])
        var other = list
        list.putBack(chai, at: 1)
        list.putBack(chai, at: 1)
        #expect(list.lines == whole)
        // It was ordered without it meanwhile: the rest doesn't come back.
        _ = other.sending(fee: 0, key: "a", at: 1000)
        other.putBack(chai, at: 1)
        other.remove(1)
        #expect(other.lines.map(\.item) == ["rolex"])
        other.placed(key: "a")
        other.putBack(chai, at: 1)
        #expect(other.lines == [chai])
    }

    @Test("What was refused is another try, under another key") func refused() {
        var list = list
        _ = list.sending(fee: 1000, key: "a", at: 1000)
        list.refused(key: "a")
        #expect(list.isOpen && list.lines.count == 2)
        #expect(list.sending(fee: 1000, key: "b", at: 1000).key == "b")
    }

    @Test("What has changed is shown, and taken only when it is said so") func changes() {
        var list = list, dearer = menu
        dearer.sections[0].items[0].price = 3500
        dearer.sections[0].items[1].isSoldOut = true
        #expect(list.changes(against: menu) == [:])
        #expect(list.changes(against: dearer) == [1: .price(4500), 2: .soldOut])
        list.accept(dearer)
        #expect(list.lines.map(\.price) == [4500] && list.changes(against: dearer) == [:])
        dearer.sections[0].items.remove(at: 0)
        #expect(list.changes(against: dearer) == [1: .gone])
    }

    @Test("Again what was ordered before, as far as there is some") func again() {
        let order = MealOrder(
            id: "1", number: 1,
            lines: [
                OrderLine(item: "rolex", name: "Rolex", options: ["Cheese"], quantity: 2, price: 3900),
                OrderLine(item: "gone", name: "Gone", quantity: 1, price: 1),
            ], currency: "UGX", fee: 0, total: 7801,
            delivery: Delivery(firstName: "", lastName: "", place: "", phone: ""), placedAt: 0, changedAt: 0)
        var list = OrderList()
        let added = list.add(again: order, from: menu)
        #expect(added == 1 && list.sum == 8000)
    }

    /// A server that has what it has acknowledged, and may lose any answer; a program that may be killed after any step.
    @Test(
        "Ten thousand evenings: whatever is lost, each list is ordered once or not at all", arguments: 1...20)
    func evenings(seed: Int) throws {
        var dice = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            var kept = try JSONEncoder().encode(list), served: [String: OrderDraft] = [:], placed = 0,
                keys = 0
            var isOver = false
            for _ in 0..<40 where !isOver {
                // The program begins anew, with what is in the library.
                var list = try JSONDecoder().decode(OrderList.self, from: kept)
                if list.lines.isEmpty { break }
                keys += 1
                let attempt = list.sending(fee: 1000, key: "\(keys)", at: 1000)
                if Bool.random(using: &dice) { continue }  // killed before it is kept: nothing is sent
                kept = try JSONEncoder().encode(list)
                if Bool.random(using: &dice) { continue }  // killed before it is sent
                let isSoldOut = Int.random(in: 0..<4, using: &dice) == 0 && served[attempt.key] == nil
                if !isSoldOut {
                    if let known = served[attempt.key] { #expect(known == attempt.draft) }
                    if served.updateValue(attempt.draft, forKey: attempt.key) == nil { placed += 1 }
                }
                if Bool.random(using: &dice) { continue }  // the answer is lost
                if isSoldOut { list.refused(key: attempt.key) } else { list.placed(key: attempt.key) }
                if Bool.random(using: &dice) { continue }  // killed before the answer is kept
                kept = try JSONEncoder().encode(list)
                isOver = list.lines.isEmpty
            }
            #expect(placed <= 1 && served.count == placed)
            if isOver { #expect(placed == 1) }
        }
    }

    @Test("What the account keeps needn’t be typed, and what is typed can be kept there (KI6)") func kept() {
        var account = Account(id: "a", userName: "anna", displayName: "Anna Maria Okello", createdAt: 0)
        var delivery = Delivery(firstName: "", lastName: "", place: "", phone: "")
        delivery.fillIn(from: account)
        #expect(delivery.firstName == "Anna Maria" && delivery.lastName == "Okello" && delivery.phone == "")
        (account.firstName, account.lastName, account.phone) = ("Annet", "O.", "+256700123456")
        (account.place, account.room) = ("Mitchell Hall", "12")
        delivery = Delivery(firstName: "", lastName: "", place: "", phone: "")
        delivery.fillIn(from: account)
        #expect(
            delivery
                == Delivery(
                    firstName: "Annet", lastName: "O.", place: "Mitchell Hall", room: "12",
                    phone: "+256700123456"))
        #expect(delivery.toKeep(in: account) == nil)
        // Nothing that was typed is overwritten, and no room goes with another place.
        delivery = Delivery(firstName: "Ben", lastName: "", place: "Akamwesi", phone: "0700 1")
        delivery.fillIn(from: account)
        #expect(delivery == Delivery(firstName: "Ben", lastName: "", place: "Akamwesi", phone: "0700 1"))
        delivery = Delivery(
            firstName: "Annet", lastName: "Okello", place: "Mitchell Hall", room: "", phone: "+256 700 123456"
        )
        #expect(delivery.toKeep(in: account) == AccountChange(lastName: "Okello", room: ""))
    }

    @Test("What was sent long ago is no longer sent unasked, and is lost if no order is like it") func lost()
    {
        var list = list
        let attempt = list.sending(fee: 1000, key: "a", at: 1_000_000)
        #expect(attempt.isFresh(at: 1_000_599) && !attempt.isFresh(at: 1_000_600))
        func order(_ total: Int, at seconds: Double) -> MealOrder {
            MealOrder(
                id: "o", number: 1, lines: [], currency: "UGX", fee: 1000, total: total,
                delivery: list.delivery, placedAt: Int64(seconds * 1000), changedAt: 0)
        }
        // It may still be under way.
        #expect(!list.isLost(among: [], at: 1_000_300))
        #expect(list.isLost(among: [], at: 1_000_700))
        #expect(list.isLost(among: [order(9000, at: 1_000_000), order(9500, at: 800_000)], at: 1_000_700))
        // One that may be it: the guest asks.
        #expect(!list.isLost(among: [order(9500, at: 1_003_000)], at: 1_000_700))
        // By an older program.
        let old = Data(
            #"{"lines":[],"delivery":{"firstName":"","lastName":"","place":"","room":"","phone":""},"attempt":{"key":"k","draft":{"lines":[],"fee":0,"total":0,"delivery":{"firstName":"","lastName":"","place":"","room":"","phone":""}}}}"#
                .utf8)
        let kept = try? JSONDecoder().decode(OrderList.self, from: old)
        #expect(kept?.attempt?.key == "k" && kept?.isLost(among: [], at: 9e9) == false)
        #expect(kept?.attempt?.isFresh(at: 0) == false)
    }

    @Test("Whoever signs out leaves nothing behind, but a list of which nobody knows whether it is ordered")
    func left() async throws {
        let box = try RecipeBox.inMemory(with: [OrderBox.schema])
        var list = list
        list.delivery = Delivery(firstName: "Anna", lastName: "O", place: "Here", phone: "0700123456")
        try await box.keep(list, of: "anna")
        try await box.keep(list, of: "ben")
        try await box.keep([], of: "anna")
        try await box.forget("anna")
        #expect(try await box.orderList(of: "anna") == nil)
        #expect(try await box.orders(of: "anna") == nil)
        #expect(try await box.orderList(of: "ben") == list)
        _ = list.sending(fee: 1000, key: "a", at: 1)
        try await box.keep(list, of: "ben")
        try await box.forget("ben")
        #expect(try await box.orderList(of: "ben") == list)
    }
}
