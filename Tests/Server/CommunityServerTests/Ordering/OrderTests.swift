import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

extension Menu {
    static let kikoni = Menu(
        kitchen: "Kikoni Kitchen", currency: "UGX",
        sections: [
            MenuSection(
                id: "mains", name: "Mains",
                items: [
                    MenuItem(
                        id: "rolex", name: "Rolex", text: "Two eggs in a chapati.", price: 3000,
                        unit: "piece",
                        allergens: ["eggs", "gluten"],
                        choices: [
                            MenuChoice(
                                id: "extra", name: "Besides", least: 0, most: 1,
                                options: [MenuOption(id: "cheese", name: "Cheese", price: 1000)])
                        ]), MenuItem(id: "chai", name: "Chai", price: 500),
                ])
        ], fee: 1000, least: 2000, places: ["Mitchell Hall", "Akamwesi"])
}

extension OrderDraft {
    static func rolex(_ quantity: Int = 2, price: Int = 4000) -> OrderDraft {
        OrderDraft(
            lines: [
                Line(item: "rolex", quantity: quantity, options: ["cheese"], note: "No onions.", price: price)
            ],
            fee: 1000, total: quantity * price + 1000,
            delivery: Delivery(
                firstName: "Anna", lastName: "Okello", place: "Mitchell Hall", room: "12",
                phone: "+256700123456"))
    }
}

extension TestServer {
    func openKitchen(_ menu: Menu = .kikoni) async throws {
        try await store.write { try Kitchen($0).write(menu) }
    }

    func sweep() async throws { try await Janitor(backroom: server.backroom).sweep() }

    func order(_ draft: OrderDraft = .rolex(), once key: String, by token: String) async throws -> WebAnswer {
        clock.move(by: 20_000)
        return try await ask(.placeOrder, nil, draft, token: token, headers: ["Idempotency-Key": key])
    }

    func orders(_ token: String) async throws -> [MealOrder] {
        try await ask(.orders, token: token).value(PageOf<MealOrder>.self).items
    }

    @discardableResult
    func kitchen(_ id: String, _ state: OrderState, minutes: Int? = nil, reason: String? = nil) async throws
        -> MealOrder?
    {
        let now = clock.now
        return try await store.write {
            try MealOrders($0).step(
                id, to: state, by: .kitchen, "cook", minutes: minutes, reason: reason, at: now)?.shown
        }
    }
}

@Suite("Ordering (KI2–KI5)", .timeLimit(.minutes(2))) struct OrderTests {
    @Test("A guest reads the menu, orders, and sees what becomes of it", arguments: TestServer.databases)
    func whole(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna")
            #expect(try await server.ask(.menu, token: anna.token).status == 404)
            try await server.openKitchen()
            #expect(try await server.ask(.menu, token: anna.token).value(Menu.self) == .kikoni)
            let placed = try await server.order(once: "1", by: anna.token)
            #expect(placed.status == 201)
            let order = try placed.value(MealOrder.self)
            #expect(order.number == 1 && order.total == 9000 && order.state == .placed)
            #expect(order.lines.map(\.name) == ["Rolex"] && order.lines[0].options == ["Cheese"])
            try await server.kitchen(order.id, .accepted, minutes: 30)
            try await server.kitchen(order.id, .onTheWay)
            try await server.kitchen(order.id, .delivered)
            let seen = try #require(try await server.orders(anna.token).first)
            #expect(seen.steps.map(\.state) == [.placed, .accepted, .onTheWay, .delivered])
            #expect(seen.steps.map(\.by) == [.guest, .kitchen, .kitchen, .kitchen])
            #expect(seen.expectedAt == server.clock.now + 30 * 60_000)
            let same = try await server.ask(.order, Route.order.path(order.id), token: anna.token)
            #expect(try same.value(MealOrder.self) == seen)
        }
    }

    @Test(
        "Ten times pressed, it is one order, also long after its answer was forgotten",
        arguments: TestServer.databases)
    func once(database: String) async throws {
        try await TestServer.on(database) { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            var ids: Set<String> = []
            for _ in 0..<10 {
                ids.insert(try await server.order(once: "1", by: anna.token).value(MealOrder.self).id)
            }
            server.clock.move(by: 40 * 86_400_000)
            try await server.store.write { try IdempotencyKeys($0).sweep(at: server.clock.now) }
            var dearer = Menu.kikoni
            dearer.sections[0].items[0].price = 9000
            try await server.openKitchen(dearer)
            let late = try await server.signIn("anna").value(SignedIn.self).token
            ids.insert(try await server.order(once: "1", by: late).value(MealOrder.self).id)
            #expect(ids.count == 1)
            #expect(try await server.orders(late).count == 1)
            // Another's key of the same name is another one.
            try await server.openKitchen()
            let again = try await server.signIn("ben").value(SignedIn.self).token
            #expect(try await server.order(once: "1", by: again).status == 201)
            #expect(try await server.orders(again).map(\.number) == [2])
            _ = ben
        }
    }

    @Test("Twenty windows at once place one order each, with a number each", arguments: TestServer.databases)
    func together(database: String) async throws {
        try await TestServer.on(database, { $0.isUnhurried = true }) { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let answers = try await withThrowingTaskGroup(of: WebAnswer.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        try await server.ask(
                            .placeOrder, nil, OrderDraft.rolex(), token: anna.token,
                            headers: ["Idempotency-Key": "\(number / 2)"])
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            // Of two that are under way at once, one is told to ask again.
            #expect(answers.allSatisfy { $0.status == 201 || $0.status == 409 })
            let orders = try await server.orders(anna.token)
            #expect(orders.count == 20 && Set(orders.map(\.number)) == Set(1...20))
        }
    }

    @Test("What has changed since it was seen is asked about; what is ordered stays as it was") func changed()
        async throws
    {
        try await TestServer.with { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            var menu = Menu.kikoni
            menu.sections[0].items[0].price = 3500
            menu.sections[0].items[0].name = "Rolex special"
            try await server.openKitchen(menu)
            let refused = try await server.order(once: "2", by: anna.token)
            #expect(refused.status == 409)
            #expect(try refused.problem.type == .orderChanged)
            #expect(try refused.problem.fields == ["lines.0": .price])
            // The key is free for what the guest says to that.
            #expect(try await server.order(.rolex(price: 4500), once: "2", by: anna.token).status == 201)
            let seen = try await server.orders(anna.token)
            #expect(seen.map(\.total) == [10_000, 9000])
            #expect(seen.last == order)
            #expect(try await server.store.write { try Kitchen($0).setSoldOut(true, "rolex") })
            let sold = try await server.order(.rolex(price: 4500), once: "3", by: anna.token)
            #expect(try sold.problem.fields == ["lines.0": .soldOut])
            try await server.store.write { try Kitchen($0).close(true) }
            let closed = try await server.order(.rolex(price: 4500), once: "4", by: anna.token)
            #expect(try closed.problem.fields?["hours"] == .gone)
            #expect(try await server.orders(anna.token).count == 2)
        }
    }

    @Test("It can be taken back until it is accepted, and of two who decide at once one does")
    func cancelled()
        async throws
    {
        try await TestServer.with { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            let path = Route.cancelOrder.path(order.id)
            for _ in 0..<2 {
                let answer = try await server.ask(.cancelOrder, path, token: anna.token)
                #expect(try answer.value(MealOrder.self).state == .cancelled)
            }
            await #expect(throws: MealOrders.NotNext(state: .cancelled)) {
                try await server.kitchen(order.id, .accepted)
            }
            let other = try await server.order(once: "2", by: anna.token).value(MealOrder.self)
            try await server.kitchen(other.id, .accepted, minutes: 20)
            await #expect(throws: MealOrders.NotNext(state: .accepted)) {
                try await server.kitchen(other.id, .accepted)
            }
            let late = try await server.ask(.cancelOrder, Route.cancelOrder.path(other.id), token: anna.token)
            #expect(late.status == 412)
        }
    }

    @Test("Steps that the table doesn’t know are refused, whoever takes them") func table() async throws {
        try await TestServer.with {
            $0.isUnhurried = true
        } _: { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let ways: [OrderState: [OrderState]] = [
                .placed: [], .accepted: [.accepted], .preparing: [.accepted, .preparing],
                .onTheWay: [.accepted, .onTheWay], .delivered: [.accepted, .delivered], .refused: [.refused],
            ]
            for (state, way) in ways {
                for next in OrderState.allCases {
                    let order = try await server.order(
                        once: "\(state) \(next)".filter { $0 != " " }, by: anna.token
                    )
                    .value(MealOrder.self)
                    for step in way { try await server.kitchen(order.id, step, reason: "no") }
                    let isKnown = state.next(by: .kitchen).contains(next)
                    do {
                        try await server.kitchen(order.id, next)
                        #expect(isKnown, "\(state) → \(next)")
                    } catch let refused as MealOrders.NotNext {
                        #expect(!isKnown && refused.state == state, "\(state) → \(next)")
                    }
                }
            }
        }
    }

    @Test("Whoever has ordered hears of it within the second") func hint() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let other = try await server.signUp("ben")
            let (_, hints) = await server.server.backroom.hub.listen(account: anna.account.id, device: "x")
            let (_, others) = await server.server.backroom.hub.listen(account: other.account.id, device: "y")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            _ = try await server.ask(.cancelOrder, Route.cancelOrder.path(order.id), token: anna.token)
            var names: [String] = []
            for await hint in hints {
                names.append(hint.name)
                if names.count == 2 { break }
            }
            #expect(names == ["orders", "orders"])
            _ = others
        }
    }

    @Test("An account that goes takes its name along, and leaves the sums") func deleted() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let done = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            try await server.kitchen(done.id, .accepted)
            try await server.kitchen(done.id, .delivered)
            let placed = try await server.order(once: "2", by: anna.token).value(MealOrder.self)
            let cooking = try await server.order(once: "3", by: anna.token).value(MealOrder.self)
            try await server.kitchen(cooking.id, .accepted)
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).head.isSuccess)
            // What is being cooked is still brought to her, and then forgets her as well.
            let brought = try await server.store.read { try MealOrders($0).find(cooking.id)?.shown }
            #expect(brought?.delivery.firstName == "Anna")
            try await server.kitchen(cooking.id, .delivered)
            let left = try await server.store.read { connection in
                try [done.id, placed.id, cooking.id].map { try MealOrders(connection).find($0) }
            }
            #expect(left.map { $0?.account } == [nil, nil, nil])
            #expect(left.map { $0?.shown.state } == [.delivered, .cancelled, .delivered])
            #expect(left.map { $0?.shown.total } == [9000, 9000, 9000])
            #expect(left.allSatisfy { $0?.shown.delivery.firstName == "" && $0?.shown.delivery.phone == "" })
        }
    }

    @Test("Whoever is suspended orders nothing, and can take back what is ordered") func suspended()
        async throws
    {
        try await TestServer.with { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            try await server.store.write {
                try Accounts($0).suspend("Knives.", id: anna.account.id)
            }
            #expect(try await server.order(once: "2", by: anna.token).problem.type == .suspended)
            let answer = try await server.ask(
                .cancelOrder, Route.cancelOrder.path(order.id), token: anna.token)
            #expect(answer.status == 200)
        }
    }

    @Test("Where no kitchen is open, there is none") func closed() async throws {
        try await TestServer.with {
            $0.hasOrdering = false
        } _: { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            #expect(try await server.ask(.menu, token: anna.token).status == 404)
            #expect(try await server.order(once: "1", by: anna.token).status == 404)
            let info = try await server.ask(.server).value(ServerInfo.self)
            #expect(!info.skills.contains("ordering"))
        }
    }
}
