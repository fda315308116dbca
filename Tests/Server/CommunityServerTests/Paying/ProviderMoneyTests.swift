import API
@testable import CommunityServer
import Testing

@Suite("Amounts as providers write them (AR16)") struct ProviderMoneyTests {
    private static func currency(_ code: String) throws -> Currency { try #require(Currency(code)) }

    @Test(
        "Stripe counts some currencies otherwise than ISO 4217",
        arguments: [
            ("EUR", 1250, 1250), ("JPY", 500, 500), ("UGX", 3000, 300_000), ("ISK", 5, 500),
            ("KWD", 5120, 5120), ("MGA", 500_00, 500),
        ])
    func stripe(code: String, amount: Int, units: Int) throws {
        let currency = try Self.currency(code)
        #expect(ProviderMoney.stripe(amount, currency) == units)
        #expect(ProviderMoney.amount(stripe: units, currency) == amount)
    }

    @Test("What a provider doesn’t take isn’t offered") func untaken() throws {
        #expect(ProviderMoney.stripe(5124, try Self.currency("KWD")) == nil)
        #expect(ProviderMoney.stripe(50_001, try Self.currency("MGA")) == nil)
        #expect(ProviderMoney.paypal(3000, try Self.currency("UGX")) == nil)
        #expect(ProviderMoney.paypal(1250, try Self.currency("HUF")) == nil)
        #expect(ProviderMoney.amount(stripe: 101, try Self.currency("UGX")) == nil)
    }

    @Test(
        "PayPal writes a point, and none where there are no cents",
        arguments: [
            ("EUR", 1250, "12.50"), ("EUR", 5, "0.05"), ("JPY", 500, "500"), ("HUF", 125_000, "1250"),
            ("USD", 100_000_00, "100000.00"),
        ])
    func paypal(code: String, amount: Int, text: String) throws {
        let currency = try Self.currency(code)
        #expect(ProviderMoney.paypal(amount, currency) == text)
        #expect(ProviderMoney.amount(paypal: text, currency) == amount)
    }

    @Test(
        "What is no amount is none",
        arguments: ["", ".", "1.", ".5", "-1", "1e3", "1,5", "1.2.3", "12.345", "99999999999999999999", "١"])
    func none(text: String) throws {
        #expect(ProviderMoney.amount(paypal: text, try Self.currency("EUR")) == nil)
    }

    @Test("A signature is Stripe’s own, of the very bytes, and not older than five minutes") func signature()
    {
        let signature = StripeSignature(secrets: ["whsec_old", "whsec_new"])
        let body = Array("{}".utf8), now: Int64 = 1_800_000_000_000
        func header(_ code: String, _ time: String = "1800000000") -> String { "t=\(time),v1=\(code)" }
        #expect(!signature.isRight(header("7b0a4ee2a5f9"), body, at: now))
        #expect(!signature.isRight(nil, body, at: now) && !signature.isRight("", body, at: now))
        #expect(!signature.isRight("t=,v1=", body, at: now))
        #expect(!signature.isRight(header("", "99999999999999999999"), body, at: now))
        let real = Self.real
        #expect(signature.isRight(header(real), body, at: now))
        #expect(signature.isRight("v0=1,t=1800000000,v1=00,v1=\(real)", body, at: now + 300_000))
        #expect(!signature.isRight(header(real), body, at: now + 300_001))
        #expect(!signature.isRight(header(real), body, at: now - 300_001))
        #expect(!signature.isRight(header(real, "1800000001"), body, at: now))
        #expect(!signature.isRight(header(real), body + [0x20], at: now))
        #expect(!StripeSignature(secrets: ["whsec_old"]).isRight(header(real), body, at: now))
    }

    /// By OpenSSL: `printf '1800000000.{}' | openssl dgst -sha256 -hmac whsec_new`.
    private static let real = "1986deab7895a14a054fddb484fae2a14b005d2d05f7c0337957417e34d10bfe"
}
