import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import TillStandIn
import Web

extension TestServer {
    /// A server at which both providers take money, with prices in euro, and the providers.
    static func withTill(
        _ database: String = "file", _ work: (TestServer, TillStandIn) async throws -> Void
    ) async throws {
        let clock = TestClock(), folder = NSTemporaryDirectory() + "till-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func keys(_ name: String, _ text: String) throws -> String {
            let path = "\(folder)/\(name)"
            try Data(text.utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            return path
        }
        let stripe = try keys("stripe", "\(TillStandIn.stripeKey)\n\(TillStandIn.stripeSecret)\n")
        let paypal = try keys(
            "paypal", "\(TillStandIn.paypalClient) \(TillStandIn.paypalSecret) \(TillStandIn.webhook)")
        try await TillStandIn.with(now: { clock.now }) { till in
            try await TestServer.on(
                database, clock: clock,
                { settings in
                    settings.stripe = PayProvider(keys: stripe, address: till.address)
                    settings.paypal = PayProvider(keys: paypal, address: till.address)
                    settings.licencePrice = SetPrice(amount: 2500, currency: "EUR")
                    settings.premiumPrice = SetPrice(amount: 1200, currency: "EUR")
                    settings.premiumDays = 30
                    (settings.vatRate, settings.mealsVATRate) = (190, 70)
                    settings.seller = "Kikoni Kitchen, Kampala"
                    settings.banner = PriceList.Banner(text: "Mukasa’s Mill")
                    settings.isUnhurried = true
                }
            ) { server in
                till.tell(server.base)
                try await server.openKitchen(.euro)
                try await work(server, till)
                #expect(try await server.store.read { try Ledger($0).check() } == [])
            }
        }
    }

    func begin(
        _ purpose: Payment.Purpose, _ way: PayWay, amount: Int? = nil, once key: String = UUID().uuidString,
        by token: String
    ) async throws -> WebAnswer {
        let draft = PaymentDraft(
            purpose: purpose, way: way, currency: "EUR", amount: amount ?? (purpose == .licence ? 2500 : 1200)
        )
        return try await ask(.beginPayment, nil, draft, token: token, headers: ["Idempotency-Key": key])
    }

    @discardableResult
    func open(_ payment: String, by token: String) async throws -> Payment {
        try await ask(.openPayment, Route.openPayment.path(payment), token: token).value(Payment.self)
    }

    func payment(_ id: String, by token: String) async throws -> Payment {
        try await ask(.payment, Route.payment.path(id), token: token).value(Payment.self)
    }

    func prices(_ token: String) async throws -> PriceList {
        try await ask(.prices, token: token).value(PriceList.self)
    }

    /// Begins a payment, opens its page, and has it paid there.
    func pay(_ purpose: Payment.Purpose, _ way: PayWay, at till: TillStandIn, by token: String) async throws
        -> Payment
    {
        let begun = try await begin(purpose, way, by: token).value(Payment.self)
        try await open(begun.id, by: token)
        let bill = try #require(till.bill(of: begun.id))
        await till.pay(bill.id)
        return try await reach(.paid, begun.id)
    }

    /// As the job that looks at payments does, until it has reached a state.
    @discardableResult
    func reach(
        _ state: Payment.State, _ id: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Payment {
        var seen: StoredPayment?
        for _ in 0..<500 {
            seen = try await store.read { try Payments($0).find(id) }
            if seen?.shown.state == state { break }
            try await Cashier(backroom: server.backroom).lookAtAllDue()
            // The server's own job may have taken it: a moment for it.
            try await Task.sleep(for: .milliseconds(10))
        }
        let payment = try #require(seen, sourceLocation: sourceLocation)
        #expect(payment.shown.state == state, "\(payment)", sourceLocation: sourceLocation)
        return payment.shown
    }

    /// Lets ten days go by, until the provider has been asked again by itself.
    func lookAgain(_ id: String) async throws {
        clock.move(by: 10 * 86_400_000)
        for _ in 0..<500 {
            try await Cashier(backroom: server.backroom).lookAtAllDue()
            let next = try await store.read { try Payments($0).find(id)?.lookAt }
            if next.map({ $0 > clock.now + Cashier.lease }) ?? true { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("nobody has asked")
    }

    func sums() async throws -> [Book: Int] {
        let sums = try await store.read { try Ledger($0).sums() }
        return Dictionary(sums.map { ($0.book, $0.amount) }) { $0 + $1 }
    }
}

extension Menu {
    /// The kitchen's, where money has cents.
    static var euro: Menu {
        var menu = Menu.kikoni
        menu.currency = "EUR"
        return menu
    }
}

extension OrderDraft {
    static func paid(_ way: PayWay, _ quantity: Int = 2) -> OrderDraft {
        var draft = OrderDraft.rolex(quantity)
        draft.pay = way
        return draft
    }
}

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

    @Test("Coming back in the browser, or a forged message, pays nothing") func landing() async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let begun = try await server.begin(.licence, .stripe, by: anna.token).value(Payment.self)
            try await server.open(begun.id, by: anna.token)
            let back = try await server.ask(.get, Route.paid.path(begun.id))
            #expect(back.status == 200 && back.text.contains("has arrived"))
            // As Stripe would tell it, but for the signature.
            let bill = try #require(till.bill(of: begun.id))
            let body = Array(
                """
                {"id":"evt_x","object":"event","type":"checkout.session.completed","data":{"object":{"id":"\(bill.id)",\
                "client_reference_id":"\(begun.id)","payment_status":"paid","amount_total":2500,"currency":"eur"}}}
                """.utf8)
            for (secret, time) in [
                ("whsec_other", server.clock.now), (TillStandIn.stripeSecret, server.clock.now - 301_000),
                (TillStandIn.stripeSecret, server.clock.now + 301_000),
            ] {
                let headers = till.sign(.stripe, body, secret: secret, at: time)
                #expect(
                    await till.send(.init(way: .stripe, headers: headers, body: body, kind: "forged")) == 400)
            }
            #expect(await till.send(.init(way: .stripe, headers: [], body: body, kind: "bare")) == 400)
            var signed = till.sign(.stripe, body)
            signed[0].1 += ",v1=00"
            // Rightly signed by somebody who has got hold of the secret: Stripe itself is asked, and knows better.
            #expect(
                await till.send(.init(way: .stripe, headers: signed, body: body, kind: "believed")) == 200)
            try await Cashier(backroom: server.server.backroom).lookAtAllDue()
            let seen = try await server.payment(begun.id, by: anna.token)
            #expect(seen.state == .open)
            #expect(try await server.sums() == [:])
            #expect(try await !server.prices(anna.token).hasLicence)
        }
    }

    @Test("PayPal’s messages are asked about at PayPal, byte for byte") func paypalSignature() async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            _ = try await server.pay(.licence, .paypal, at: till, by: anna.token)
            let message = try #require(till.messages.first { $0.way == .paypal })
            var forged = message
            forged.body[forged.body.count - 2] = UInt8(ascii: " ")
            #expect(await till.send(forged) == 400)
            forged = message
            // Two values, of which the second would be read.
            forged.body += Array(",\"webhook_event\":{}".utf8)
            #expect(await till.send(forged) == 400)
            forged = message
            forged.headers.removeAll { $0.0 == "Paypal-Transmission-Sig" }
            #expect(await till.send(forged) == 400)
            // Nobody can say whether it is PayPal: it is to come again.
            till.beDown()
            #expect(await till.send(message) == 503)
        }
    }

    @Test("A message that comes ten times, late and in any order does what one does", arguments: ways)
    func repeated(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let paid = try await server.pay(.premium, way, at: till, by: anna.token)
            let until = try await server.prices(anna.token).premiumUntil
            let bill = try #require(till.bill(of: paid.id))
            await till.giveBack(bill.id, bill.amount)
            try await server.reach(.refunded, paid.id)
            #expect(try await server.prices(anna.token).premiumUntil == nil)
            for message in till.messages.reversed() + till.messages {
                #expect(await till.send(message) == 200)
                try await Cashier(backroom: server.server.backroom).lookAtAllDue()
            }
            #expect(try await server.payment(paid.id, by: anna.token).state == .refunded)
            #expect(try await server.prices(anna.token).premiumUntil == nil && until != nil)
            // What was heard once is asked about no more.
            let path = (way == .stripe ? "/v1/checkout/sessions/" : "/v2/checkout/orders/") + bill.id
            let asked = till.asked(path)
            for message in till.messages { #expect(await till.send(message) == 200) }
            try await Cashier(backroom: server.server.backroom).lookAtAllDue()
            #expect(till.asked(path) == asked)
            #expect(try await server.sums() == [:])
        }
    }

    @Test("A payment whose messages are all lost is found by asking", arguments: ways)
    func lost(way: PayWay) async throws {
        try await TestServer.withTill { server, till in
            let anna = try await server.signUp("anna")
            let begun = try await server.begin(.licence, way, by: anna.token).value(Payment.self)
            try await server.open(begun.id, by: anna.token)
            till.beSilent()
            await till.pay(try #require(till.bill(of: begun.id)).id)
            server.clock.move(by: 30 * 60_000)
            try await server.reach(.paid, begun.id)
            #expect(try await server.prices(anna.token).hasLicence)
            // So is what is given back on the provider's own pages.
            let bill = try #require(till.bill(of: begun.id))
            await till.giveBack(bill.id, bill.amount)
            server.clock.move(by: 2 * 86_400_000)
            try await server.reach(.refunded, begun.id)
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

extension PayWay {
    var testBook: Book { self == .stripe ? .stripe : .paypal }
}
