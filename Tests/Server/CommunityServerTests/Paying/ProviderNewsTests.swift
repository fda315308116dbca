import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import TillStandIn
import Web

@Suite("What providers tell (AR16, attack 20)", .timeLimit(.minutes(5))) struct ProviderNewsTests {
    static let ways: [PayWay] = [.stripe, .paypal]

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
}
