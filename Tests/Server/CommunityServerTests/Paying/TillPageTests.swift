import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import TillStandIn
import Web

@Suite("The till in the browser (AR16, KI7)", .timeLimit(.minutes(2))) struct TillPageTests {
    @Test("An owner sees all money, gives it back with a reason, and takes the ledger along") func owner()
        async throws
    {
        try await TestServer.withTill { server, till in
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            #expect(try await browser.open("/console/till").text.contains("No money has come yet."))
            let paid = try await server.pay(.licence, .stripe, at: till, by: anna.token)
            let page = try await browser.open("/console/till").text
            for words in ["The books agree", "€25.00", "€21.01", "€3.99", "anna", "receipt 1"] {
                #expect(page.contains(words), "\(words)")
            }
            let path = Route.refundPayment.path(paid.id)
            #expect(try await browser.send(["reason": "x"], to: path).status == 422)
            let reason = ["reason": "=Bought by mistake."]
            #expect(try await browser.send(reason, to: path).status == 303)
            #expect(try await browser.send(reason, to: path).status == 409)
            try await server.reach(.refunded, paid.id)
            let table = try await browser.open("/console/till/ledger.csv")
            #expect(table.headers["Content-Type"]?.hasPrefix("text/csv") == true)
            let rows = table.text.split(separator: "\r\n").map { $0.split(separator: ",") }
            #expect(
                rows.dropFirst().map { $0[2...4].joined(separator: " ") } == [
                    "paid stripe 25.00", "paid licences -21.01", "paid vat -3.99",
                    "refunded stripe -25.00", "refunded licences 21.01", "refunded vat 3.99",
                ])
            #expect(try await browser.open("/console/till/ledger.csv?from=2026-13-01").status == 400)
        }
    }

    @Test("An order that is under way is refused in the kitchen, not given back behind its back")
    func underWay() async throws {
        try await TestServer.withTill { server, till in
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let order = try await server.order(.paid(.stripe), once: "1", by: anna.token)
                .value(MealOrder.self)
            let payment = try #require(order.payment), path = Route.refundPayment.path(payment)
            try await server.open(payment, by: anna.token)
            await till.pay(try #require(till.bill(of: payment)).id)
            try await server.reach(.paid, payment)
            #expect(try await browser.send(["reason": "Sorry."], to: path).status == 409)
            try await server.kitchen(order.id, .accepted, minutes: 20)
            try await server.kitchen(order.id, .delivered)
            #expect(try await browser.send(["reason": "It was cold."], to: path).status == 303)
            try await server.reach(.refunded, payment)
            #expect(try await server.orders(anna.token)[0].state == .delivered)
        }
    }

    @Test("A moderator has nothing to do with money") func moderator() async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let paid = try await server.pay(.licence, .paypal, at: till, by: anna.token)
            let browser = try await server.browser(.moderator, "mona")
            #expect(try await browser.open("/console/till").status == 403)
            #expect(try await browser.open("/console/till/ledger.csv").status == 403)
            let path = Route.refundPayment.path(paid.id)
            #expect(try await browser.send(["reason": "I want to."], to: path).status == 403)
            #expect(try await !browser.open("/console").text.contains("/console/till"))
        }
    }

    @Test("Whoever writes into the books by hand is found out") func check() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            try await server.kitchen(order.id, .accepted, minutes: 20)
            try await server.kitchen(order.id, .delivered)
            #expect(try await server.store.read { try Ledger($0).check() } == [])
            // What is there can't be changed, or taken away.
            for deed in ["UPDATE ledger SET amount = 1", "DELETE FROM ledger"] {
                await #expect(throws: StoreError.self) {
                    try await server.store.write { _ = try $0.run(deed) }
                }
            }
            try await server.store.write { connection in
                try connection.run(
                    """
                    INSERT INTO ledger (entry, line, at, cause, currency, book, amount)
                    VALUES (7, 1, 1, 'cash', 'UGX', 'cash', 500)
                    """)
                try connection.run("UPDATE meal_order SET money = 'due'")
            }
            #expect(
                try await server.store.read { try Ledger($0).check() } == [
                    .entry(7), .missing(-1), .order(1),
                ])
            let page = try await browser.open("/console/till").text
            #expect(page.contains("Entry 7 of the ledger") && !page.contains("The books agree"))
        }
    }
}
