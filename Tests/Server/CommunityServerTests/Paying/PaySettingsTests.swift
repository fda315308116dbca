import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing

@Suite("What an owner sells, and by what ways (AR13, AR14)") struct PaySettingsTests {
    @Test("It is read as it is written") func reading() throws {
        let settings = try SettingsFile.read(
            """
            stripe-keys = /etc/stripe
            paypal-keys = /etc/paypal
            paypal-address = https://api-m.sandbox.paypal.com
            licence-price = 25.00 EUR
            premium-price = 12 EUR
            premium-days = 30
            vat = 19
            meals-vat = 8.1
            seller = Kikoni Kitchen, Kampala
            banner = Mukasa’s Mill
            banner-link = https://mill.example
            """)
        #expect(settings.stripe == PayProvider(keys: "/etc/stripe", address: "https://api.stripe.com"))
        #expect(settings.paypal?.address == "https://api-m.sandbox.paypal.com")
        #expect(settings.licencePrice == SetPrice(amount: 2500, currency: "EUR"))
        #expect(settings.premiumPrice?.amount == 1200 && settings.premiumDays == 30)
        #expect(settings.vatRate == 190 && settings.mealsVATRate == 81)
        #expect(settings.banner == PriceList.Banner(text: "Mukasa’s Mill", address: "https://mill.example"))
        // The settings that `init` writes name all of it in remarks, and mean none of it.
        let written = try SettingsFile.read(SetupFiles.settings(ServerSettings()))
        #expect(written.stripe == nil && written.licencePrice == nil && written.banner == nil)
    }

    @Test(
        "What can’t be is said with its line",
        arguments: [
            "licence-price = 25.0011 EUR", "licence-price = 0 EUR", "licence-price = 25",
            "licence-price = -5 EUR",
            "premium-days = 0", "vat = 190", "vat = 7.25", "vat = -1", "vat = x",
            "stripe-address = https://api.stripe.com",
            "stripe-keys = /k\nstripe-address = http://stripe.example",
            "paypal-keys = /k\npaypal-address = https://paypal.example/",
            "banner-link = https://mill.example",
            "banner = Mill\nbanner-link = http://mill.example", "banner = ", "stripe-keys = ",
        ])
    func wrong(lines: String) {
        #expect(throws: SettingsFile.Fault.self) { try SettingsFile.read(lines) }
    }

    @Test("Keys that others can read, or that aren’t all there, are none") func keys() throws {
        let path = NSTemporaryDirectory() + "keys-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var settings = ServerSettings()
        settings.stripe = PayProvider(keys: path, address: "https://api.stripe.com")
        func refusal() -> String? {
            do {
                _ = try PayDesks(settings)
                return nil
            } catch { return "\(error)" }
        }
        #expect(refusal()?.contains("can't be read") == true)
        for (text, mode, words) in [
            ("sk_x whsec_x", 0o644, "everybody on this machine"), ("sk_x", 0o600, "two words"),
        ] {
            try Data(text.utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            #expect(refusal()?.contains(words) == true)
            #expect(refusal()?.contains("sk_x") == false)
        }
        try Data("sk_x\nwhsec_a whsec_b\n".utf8).write(to: URL(filePath: path))
        #expect(refusal() == nil)
    }

    @Test("The doctor says what keeps people from paying") func doctor() async throws {
        func findings(_ change: (inout ServerSettings) -> Void) async -> [Doctor.Finding] {
            var settings = ServerSettings()
            settings.folder = NSTemporaryDirectory() + "doctor-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: settings.folder) }
            change(&settings)
            return await Doctor(settings, now: 0, launcher: nil).findings()
        }
        let keyless = await findings { $0.licencePrice = SetPrice(amount: 2500, currency: "EUR") }
        #expect(keyless.contains { $0.weight == .note && $0.sentence.contains("nothing is sold") })
        let unread = await findings {
            $0.paypal = PayProvider(keys: "/nowhere", address: "https://x.example")
        }
        #expect(unread.contains { $0.weight == .bad && $0.sentence.contains("paypal-keys = /nowhere") })
        let path = NSTemporaryDirectory() + "keys-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("a b c".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let shillings = await findings {
            $0.paypal = PayProvider(keys: path, address: "https://x.example")
            $0.licencePrice = SetPrice(amount: 90_000, currency: "UGX")
        }
        #expect(shillings.contains { $0.weight == .bad && $0.sentence.contains("No provider takes UGX") })
        #expect(shillings.contains { $0.weight == .bad && $0.sentence.contains("can't reach it") })
        #expect(await findings { _ in }.allSatisfy { !$0.sentence.contains("provider") })
    }
}
