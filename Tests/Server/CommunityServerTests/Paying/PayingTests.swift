import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import TillStandIn
import Web

@Suite("Paying (AR13, AR14, AR16)", .timeLimit(.minutes(5))) struct PayingTests {
    static let ways: [PayWay] = [.stripe, .paypal]

    @Test(
        "A licence is paid on the provider’s page, and worn at once; the ledger and a receipt say so",
        arguments: ways)
    func licence(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let letter = try #require(try await server.letters(to: "anna@example.org").first)
            _ = try await server.send(["t": TestServer.token(in: letter)], to: "/confirm")
            let offer = try #require(try await server.prices(anna.token).licence)
            #expect(offer.ways == [.stripe, .paypal] && offer.amount == 2500 && offer.vatRate == 190)
            let paid = try await server.pay(.licence, way, at: till, by: anna.token)
            #expect(paid.receipt == 1 && paid.vat == 399)
            #expect(try await server.prices(anna.token).hasLicence)
            let person = try await server.ask(.person, Route.person.path("anna"), token: anna.token)
            #expect(try person.value(Person.self).hasLicence == true)
            #expect(try await server.sums() == [way.testBook: 2500, .licences: -2101, .vat: -399])
            let letters = try await server.letters(to: "anna@example.org", atLeast: 2)
            let receipt = try #require(letters.first { $0.contains("Receipt") })
            #expect(receipt.contains("Receipt 1") && receipt.contains("€25.00") && receipt.contains("€3.99"))
            #expect(receipt.contains("Kikoni Kitchen, Kampala"))
            let archive = try await server.ask(
                .get, "/v1/account/archive", token: anna.token, headers: ["Accept": "application/json"])
            #expect(archive.text.contains(paid.id))
            let again = try await server.begin(.licence, way, by: anna.token)
            #expect(try again.problem.fields == ["purpose": .taken])
            // The owner takes it, and the next look at the provider gives nothing back for that.
            try await server.store.write { try Accounts($0).setLicence(false, id: anna.account.id) }
            #expect(try await !server.prices(anna.token).hasLicence)
            try await server.lookAgain(paid.id)
            try await server.reach(.paid, paid.id)
        }
    }

    @Test("Premium lasts from the end of the one before, and keeps the sponsor’s line away")
    func premium() async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            #expect(try await server.prices(anna.token).banner?.text == "Mukasa’s Mill")
            _ = try await server.pay(.premium, .stripe, at: till, by: anna.token)
            let until = server.clock.now + 30 * 86_400_000
            var prices = try await server.prices(anna.token)
            #expect(prices.banner == nil && prices.premiumUntil == until)
            _ = try await server.pay(.premium, .paypal, at: till, by: anna.token)
            prices = try await server.prices(anna.token)
            #expect(prices.premiumUntil == until + 30 * 86_400_000)
            server.clock.move(by: 61 * 86_400_000)
            let late = try await server.signIn("anna").value(SignedIn.self)
            prices = try await server.prices(late.token)
            #expect(prices.premiumUntil == nil && prices.banner != nil)
        }
    }

    @Test("What is taken back takes no time that another payment has bought") func premiumTime() async throws
    {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let first = try await server.pay(.premium, .stripe, at: till, by: anna.token)
            server.clock.move(by: 40 * 86_400_000)
            let token = try await server.signIn("anna").value(SignedIn.self).token
            _ = try await server.pay(.premium, .stripe, at: till, by: token)
            let until = try await server.prices(token).premiumUntil
            let bill = try #require(till.bill(of: first.id))
            await till.dispute(bill.id)
            try await server.reach(.disputed, first.id)
            #expect(try await server.prices(token).premiumUntil == until)
            await till.decide(bill.id, isWon: true)
            try await server.reach(.paid, first.id)
            #expect(try await server.prices(token).premiumUntil == until)
        }
    }

    @Test(
        "A provider that gives nothing back is in the till for somebody to look at; later it does",
        arguments: ways)
    func stubborn(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let paid = try await server.pay(.premium, way, at: till, by: anna.token), now = server.clock.now
            till.beStubborn()
            _ = try await server.store.write { try Payments($0).refund(paid.id, reason: "asked", at: now) }
            for _ in 0..<4 {
                try await Cashier(backroom: server.server.backroom).lookAtAllDue()
                server.clock.move(by: 2 * 3_600_000)
            }
            try await server.reach(.refunding, paid.id)
            let troubled = try await server.store.read { try Payments($0).troubled(limit: 9) }
            #expect(troubled.first?.trouble == "not given back: not_today")
            till.beStubborn(false)
            server.clock.move(by: 86_400_000)
            try await server.reach(.refunded, paid.id)
        }
    }

    @Test(
        "Another amount or another currency pays for nothing, and somebody is to look at it", arguments: ways)
    func unclear(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            var ids: [String] = []
            for (amount, currency) in [(Decimal(way == .stripe ? 100 : 1), String?.none), (nil, "USD")] {
                let begun = try await server.begin(.premium, way, by: anna.token).value(Payment.self)
                try await server.open(begun.id, by: anna.token)
                let bill = try #require(till.bill(of: begun.id))
                await till.pay(
                    bill.id, amount: amount, currency: way == .stripe ? currency?.lowercased() : currency)
                try await server.reach(.unclear, begun.id)
                ids.append(begun.id)
            }
            #expect(try await server.prices(anna.token).premiumUntil == nil)
            let sums = try await server.store.read { try Ledger($0).sums() }
            #expect(sums.filter { $0.book == .unclear }.map(\.amount) == [-100, -1200])
            #expect(try await server.store.read { try Payments($0).troubled(limit: 9) }.count == 2)
            let now = server.clock.now
            for id in ids {
                _ = try await server.store.write {
                    try Payments($0).refund(id, reason: "wrong", at: now)
                }
                try await server.reach(.refunded, id)
            }
            #expect(try await server.sums() == [:])
        }
    }

    @Test("What a bank takes back takes back what was paid for; won, it returns", arguments: ways)
    func disputed(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let paid = try await server.pay(.licence, way, at: till, by: anna.token)
            let bill = try #require(till.bill(of: paid.id))
            await till.dispute(bill.id)
            try await server.reach(.disputed, paid.id)
            #expect(try await !server.prices(anna.token).hasLicence)
            #expect(try await server.sums() == [.contested: 2500, .licences: -2101, .vat: -399])
            await till.decide(bill.id, isWon: true)
            try await server.reach(.paid, paid.id)
            #expect(try await server.prices(anna.token).hasLicence)
            #expect(try await server.sums() == [way.testBook: 2500, .licences: -2101, .vat: -399])
            await till.dispute(bill.id)
            try await server.reach(.disputed, paid.id)
            await till.decide(bill.id, isWon: false)
            try await server.reach(.lost, paid.id)
            #expect(try await !server.prices(anna.token).hasLicence)
            #expect(try await server.sums() == [:])
        }
    }

    @Test("A page that nobody has paid closes after an hour; a second licence goes back", arguments: ways)
    func closed(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let first = try await server.begin(.licence, way, by: anna.token).value(Payment.self)
            let second = try await server.begin(.licence, way, by: anna.token).value(Payment.self)
            let third = try await server.begin(.licence, way, by: anna.token).value(Payment.self)
            for id in [first.id, second.id, third.id] { try await server.open(id, by: anna.token) }
            await till.pay(try #require(till.bill(of: first.id)).id)
            try await server.reach(.paid, first.id)
            await till.pay(try #require(till.bill(of: second.id)).id)
            try await server.reach(.refunded, second.id)
            server.clock.move(by: 62 * 60_000)
            try await server.reach(.expired, third.id)
            // Somebody presses the button on a page that was left open.
            await till.pay(try #require(till.bill(of: third.id)).id)
            try await Cashier(backroom: server.server.backroom).lookAtAllDue()
            #expect(try await server.sums()[way.testBook] == 2500)
            #expect(try await server.prices(anna.token).hasLicence)
        }
    }

    @Test("A page is asked for once, whatever is lost on the way, and not when it is too late") func page()
        async throws
    {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let begun = try await server.begin(.licence, .stripe, once: "a", by: anna.token)
            let payment = try begun.value(Payment.self)
            #expect(
                try await server.begin(.licence, .stripe, once: "a", by: anna.token).value(Payment.self)
                    == payment)
            till.beDown()
            let path = Route.openPayment.path(payment.id)
            #expect(try await server.ask(.openPayment, path, token: anna.token).status == 503)
            till.beDown(false)
            let opened = try await server.open(payment.id, by: anna.token)
            #expect(opened.address?.hasPrefix(till.address + "/pay/") == true)
            // Its answer is lost, and the server was killed before it was written down.
            try await server.store.write {
                try $0.run("UPDATE payment SET state = 'begun', reference = NULL, address = NULL")
            }
            #expect(try await server.open(payment.id, by: anna.token).address == opened.address)
            #expect(till.bills.count == 1)
            let late = try await server.begin(.premium, .stripe, by: anna.token).value(Payment.self)
            server.clock.move(by: 31 * 60_000)
            let answer = try await server.ask(
                .openPayment, Route.openPayment.path(late.id), token: anna.token)
            #expect(answer.status == 410)
            // Another price than was seen is asked about; another's payment is there as little as none.
            #expect(try await server.begin(.premium, .stripe, amount: 1, by: anna.token).status == 409)
            let ben = try await server.signUp("ben")
            let other = Route.payment.path(payment.id)
            #expect(try await server.ask(.payment, other, token: ben.token).status == 404)
            #expect(try await server.ask(.openPayment, path, token: ben.token).status == 404)
        }
    }
}
