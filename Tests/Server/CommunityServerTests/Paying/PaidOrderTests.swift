import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import TillStandIn
import Web

@Suite("Orders that are paid (AR13, KI4, KI7)", .timeLimit(.minutes(5))) struct PaidOrderTests {
    static let ways: [PayWay] = [.stripe, .paypal]

    private static func order(_ way: PayWay, _ server: TestServer, by token: String) async throws
        -> MealOrder
    {
        try await server.order(.paid(way), once: UUID().uuidString, by: token).value(MealOrder.self)
    }

    private static func waiting(_ server: TestServer) async throws -> Int {
        try await server.store.read { try MealOrders($0).open(limit: 10) }.count
    }

    @Test(
        "The kitchen sees an order when it is paid, and not before", arguments: ways, TestServer.databases)
    func held(way: PayWay, database: String) async throws {
        try await TestServer.withTill(database) { server, till in
            let anna = try await server.signUp("anna")
            #expect(
                try await server.ask(.menu, token: anna.token).value(Menu.self).ways
                    == [.cash, .stripe, .paypal])
            let order = try await Self.order(way, server, by: anna.token)
            #expect(order.isHeld && order.money == .due)
            #expect(try await Self.waiting(server) == 0)
            await #expect(throws: MealOrders.NotNext.self) {
                try await server.kitchen(order.id, .accepted, minutes: 20)
            }
            let payment = try #require(order.payment)
            let opened = try await server.open(payment, by: anna.token)
            #expect(opened.amount == order.total && opened.orderNumber == order.number)
            let bill = try #require(till.bill(of: payment))
            #expect(bill.amount == (way == .stripe ? 9000 : 90) && bill.title == "Order 1")
            await till.pay(bill.id)
            try await server.reach(.paid, payment)
            #expect(try await Self.waiting(server) == 1)
            try await server.kitchen(order.id, .accepted, minutes: 20)
            try await server.kitchen(order.id, .delivered)
            #expect(try await server.sums() == [way.testBook: 9000, .meals: -8411, .vat: -589])
            #expect(try await server.orders(anna.token)[0].money == .paid)
        }
    }

    @Test("What is refused or taken back goes back, of itself", arguments: ways, TestServer.databases)
    func refused(way: PayWay, database: String) async throws {
        try await TestServer.withTill(database) { server, till in
            let anna = try await server.signUp("anna")
            for isRefused in [true, false] {
                let order = try await Self.order(way, server, by: anna.token)
                let payment = try #require(order.payment)
                try await server.open(payment, by: anna.token)
                await till.pay(try #require(till.bill(of: payment)).id)
                try await server.reach(.paid, payment)
                if isRefused {
                    try await server.kitchen(order.id, .refused, reason: "The gas is out.")
                } else {
                    let path = Route.cancelOrder.path(order.id)
                    #expect(try await server.ask(.cancelOrder, path, token: anna.token).status == 200)
                }
                try await server.reach(.refunded, payment)
                #expect(try await server.orders(anna.token)[0].money == .returned)
            }
            #expect(till.bills.allSatisfy { $0.refunded == $0.amount })
            #expect(try await server.sums() == [:])
        }
    }

    @Test("Taken back while somebody pays: whichever is first, nobody pays for nothing", arguments: ways)
    func crossed(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            for isPaidFirst in [true, false] {
                till.beSilent()
                let order = try await Self.order(way, server, by: anna.token)
                let payment = try #require(order.payment), path = Route.cancelOrder.path(order.id)
                try await server.open(payment, by: anna.token)
                let bill = try #require(till.bill(of: payment))
                if isPaidFirst { await till.pay(bill.id) }
                #expect(try await server.ask(.cancelOrder, path, token: anna.token).status == 200)
                // PayPal's payer has agreed, and nothing was fetched yet: then nothing ever is.
                try await server.reach(isPaidFirst && way == .stripe ? .refunded : .expired, payment)
                if !isPaidFirst { await till.pay(bill.id) }
                server.clock.move(by: 86_400_000 * 2)
                try await Cashier(backroom: server.server.backroom).lookAtAllDue()
                #expect(try await server.sums() == [:])
            }
        }
    }

    @Test("An order that nobody pays is taken back after an hour, and its page closed", arguments: ways)
    func unpaid(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let seen = try await Self.order(way, server, by: anna.token)
            let unseen = try await Self.order(way, server, by: anna.token)
            try await server.open(try #require(seen.payment), by: anna.token)
            server.clock.move(by: 62 * 60_000)
            for order in [seen, unseen] { try await server.reach(.expired, try #require(order.payment)) }
            let orders = try await server.orders(anna.token)
            #expect(orders.map(\.state) == [.cancelled, .cancelled])
            #expect(orders[0].steps.last?.by == .till)
            if way == .stripe { #expect(till.bills[0].state == .expired) }
        }
    }

    @Test(
        "An order that was taken back has no page any more, and one that can’t be paid is waited for by nobody"
    )
    func pageless() async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let order = try await Self.order(.stripe, server, by: anna.token)
            let payment = try #require(order.payment), page = Route.openPayment.path(payment)
            _ = try await server.ask(.cancelOrder, Route.cancelOrder.path(order.id), token: anna.token)
            #expect(try await server.ask(.openPayment, page, token: anna.token).status != 503)
            try await server.reach(.expired, payment)
            #expect(till.bills.isEmpty)
            let small = try await Self.order(.paypal, server, by: anna.token)
            till.beStubborn()
            #expect(try await server.open(try #require(small.payment), by: anna.token).state == .expired)
            #expect(try await server.orders(anna.token)[0].state == .cancelled)
        }
    }

    @Test("Of another amount the kitchen hears nothing, and it goes back", arguments: ways)
    func odd(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let order = try await Self.order(way, server, by: anna.token)
            let payment = try #require(order.payment)
            try await server.open(payment, by: anna.token)
            await till.pay(try #require(till.bill(of: payment)).id, amount: 1)
            try await server.reach(.refunded, payment)
            #expect(try await server.orders(anna.token)[0].state == .cancelled)
            #expect(try await server.sums() == [:])
        }
    }

    @Test("Paid at the door, it stands in the kitchen’s purse when it is brought") func cash() async throws {
        try await TestServer.withTill { server, _ in
            let anna = try await server.signUp("anna")
            let order = try await Self.order(.cash, server, by: anna.token)
            try await server.kitchen(order.id, .accepted, minutes: 20)
            #expect(try await server.sums() == [:])
            try await server.kitchen(order.id, .delivered)
            #expect(try await server.sums() == [.cash: 9000, .meals: -8411, .vat: -589])
            #expect(try await server.orders(anna.token)[0].money == .paid)
        }
    }

    @Test("Without keys, only cash is taken, and nothing is sold") func keyless() async throws {
        try await TestServer.with({ $0.licencePrice = SetPrice(amount: 2500, currency: "EUR") }) { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            #expect(try await server.ask(.menu, token: anna.token).value(Menu.self).ways == [.cash])
            var draft = OrderDraft.rolex()
            draft.pay = .stripe
            #expect(try await server.order(draft, once: "1", by: anna.token).problem.fields == ["pay": .gone])
            #expect(try await server.prices(anna.token).licence?.ways == [])
            let answer = try await server.begin(.licence, .stripe, by: anna.token)
            #expect(try answer.problem.fields == ["way": .gone])
            #expect(try await server.ask(.post(.data(Data("{}".utf8))), "/v1/hooks/stripe").status == 404)
        }
    }

    @Test("An account that goes while it pays gets its money back; the books stay") func gone() async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let begun = try await server.begin(.licence, .stripe, by: anna.token).value(Payment.self)
            let paid = try await server.pay(.premium, .paypal, at: till, by: anna.token)
            try await server.open(begun.id, by: anna.token)
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).status == 204)
            till.beSilent()
            await till.pay(try #require(till.bill(of: begun.id)).id)
            server.clock.move(by: 5 * 60_000)
            try await server.reach(.refunded, begun.id)
            // Whoever deletes an account later has had what was paid for.
            try await server.lookAgain(paid.id)
            try await server.reach(.paid, paid.id)
            #expect(try await server.sums()[.premium] == -1008)
        }
    }
}
