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

extension PayWay {
    var testBook: Book { self == .stripe ? .stripe : .paypal }
}
