public import Foundation
import Hummingbird
import Logging
import ServerStore
import Synchronization
import Web

/// Both providers through whom people pay, on a port of its own: their questions answered as they answer them, pages to pay
/// on, and what they tell, signed. It is strict where they are, and goes wrong where it is told to.
public final class TillStandIn: Sendable {
    public enum Way: String, Sendable { case stripe, paypal }

    /// Something to be paid.
    public struct Bill: Sendable {
        public enum State: String, Sendable { case open, approved, paid, expired }

        /// The provider's name for its page.
        public var id: String
        public var way: Way
        /// The server's name for it.
        public var payment: String
        public var title: String
        /// In the provider's own figures: Stripe's units, PayPal's "12.50".
        public var amount: Decimal
        public var currency: String
        public var back: String
        public var left: String
        public var ends: Int64
        public var state = State.open
        /// What was paid, if it isn't the amount.
        public var paidAmount: Decimal?
        public var paidCurrency: String?
        public var refunded: Decimal = 0
        /// By whose name it was paid.
        public var charge: String
        public var disputes: [Dispute] = []

        public var paid: Decimal { paidAmount ?? amount }
    }

    public struct Dispute: Sendable {
        public var id: String
        public var amount: Decimal
        /// Nil = nobody has decided.
        public var isWon: Bool?
    }

    /// What it has told, as it was sent.
    public struct Message: Sendable {
        public var way: Way
        public var headers: [(String, String)]
        public var body: [UInt8]
        public var kind: String

        public init(way: Way, headers: [(String, String)], body: [UInt8], kind: String) {
            (self.way, self.headers, self.body, self.kind) = (way, headers, body, kind)
        }
    }

    struct State {
        var bills: [String: Bill] = [:]
        var answers: [String: (asked: String, answer: String, status: Int)] = [:]
        var messages: [Message] = []
        var isSilent = false
        var isDown = false
        var isStubborn = false
        /// How often each thing was asked.
        var asked: [String: Int] = [:]
        var server: String?
        var count = 0
    }

    public static let stripeKey = "sk_test_standin", stripeSecret = "whsec_standin"
    public static let paypalClient = "client-standin", paypalSecret = "secret-standin", webhook = "WH1"
    static let paypalToken = "A21AA-standin"

    let state = Mutex(State())
    let now: @Sendable () -> Int64
    public let port: Int
    public var address: String { "http://127.0.0.1:\(port)" }

    private init(port: Int, now: @escaping @Sendable () -> Int64) { (self.port, self.now) = (port, now) }

    /// Starts one, and ends it when the work is done.
    /// - Parameters:
    ///   - port: 0 = any that is free.
    ///   - now: milliseconds since 1970.
    public static func with(
        port: Int = 0, now: @escaping @Sendable () -> Int64, _ work: (TillStandIn) async throws -> Void
    ) async throws {
        let (ports, ready) = AsyncStream<Int>.makeStream()
        let holder = Mutex<TillStandIn?>(nil)
        let router = Router()
        let answer: @Sendable (Request, BasicRequestContext) async throws -> Response = { request, context in
            guard let till = holder.withLock({ $0 }) else { throw HTTPError(.serviceUnavailable) }
            let body = try await request.body.collect(upTo: 1 << 20)
            return try await till.answer(request, Array(body.readableBytesView))
        }
        router.get("**", use: answer)
        router.post("**", use: answer)
        var logger = Logger(label: "till")
        logger.logLevel = .critical
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { ready.yield($0.localAddress?.port ?? 0) }, logger: logger)
        let running = Task {
            defer { ready.finish() }
            try await application.runService(gracefulShutdownSignals: [])
        }
        defer { running.cancel() }
        guard let port = await ports.first(where: { _ in true }) else { return try await running.value }
        let made = TillStandIn(port: port, now: now)
        holder.withLock { $0 = made }
        try await work(made)
    }

    // MARK: What is done with it

    /// Where it tells what happens: the server's address.
    public func tell(_ server: String) { state.withLock { $0.server = server } }
    /// What it would tell is lost on the way.
    public func beSilent(_ isSilent: Bool = true) { state.withLock { $0.isSilent = isSilent } }
    /// It answers nothing.
    public func beDown(_ isDown: Bool = true) { state.withLock { $0.isDown = isDown } }
    /// It understands what is wanted, and won't: no page, nothing back.
    public func beStubborn(_ isStubborn: Bool = true) { state.withLock { $0.isStubborn = isStubborn } }
    public var bills: [Bill] { state.withLock { $0.bills.values.sorted { $0.id < $1.id } } }
    public func bill(of payment: String) -> Bill? { bills.first { $0.payment == payment } }
    public var messages: [Message] { state.withLock { $0.messages } }
    public func asked(_ path: String) -> Int { state.withLock { $0.asked[path] ?? 0 } }

    func change(_ id: String, _ change: (inout Bill) -> Void) {
        state.withLock { if $0.bills[id] != nil { change(&$0.bills[id]!) } }
    }

    /// Pays it, as somebody on its page does.
    /// - Parameters:
    ///   - amount: another than is asked for.
    ///   - currency: another one.
    public func pay(_ id: String, amount: Decimal? = nil, currency: String? = nil) async {
        change(id) { bill in
            guard bill.state == .open else { return }
            bill.state = bill.way == .stripe ? .paid : .approved
            (bill.paidAmount, bill.paidCurrency) = (amount, currency)
        }
        guard let bill = state.withLock({ $0.bills[id] }) else { return }
        switch bill.way {
        case .stripe: await tell(bill, "checkout.session.completed", session(bill, isExpanded: false))
        case .paypal: await tell(bill, "CHECKOUT.ORDER.APPROVED", order(bill))
        }
    }

    /// Nobody has paid it in time.
    public func expire(_ id: String) async {
        change(id) { if $0.state == .open { $0.state = .expired } }
        guard let bill = state.withLock({ $0.bills[id] }), bill.way == .stripe else { return }
        await tell(bill, "checkout.session.expired", session(bill, isExpanded: false))
    }

    /// Gives back without being asked, as the owner does on the provider's own pages.
    public func giveBack(_ id: String, _ amount: Decimal) async {
        change(id) { $0.refunded += amount }
        await tellOfRefund(id)
    }

    /// Whoever has paid asks their bank for it.
    public func dispute(_ id: String) async {
        change(id) { bill in
            bill.disputes.append(
                Dispute(id: "dp_\(bill.charge)_\(bill.disputes.count)", amount: bill.paid - bill.refunded))
        }
        await tellOfDispute(id, "charge.dispute.created", "CUSTOMER.DISPUTE.CREATED")
    }

    public func decide(_ id: String, isWon: Bool) async {
        change(id) { bill in
            for place in bill.disputes.indices where bill.disputes[place].isWon == nil {
                bill.disputes[place].isWon = isWon
            }
        }
        await tellOfDispute(id, "charge.dispute.closed", "CUSTOMER.DISPUTE.RESOLVED")
    }

    func tellOfRefund(_ id: String) async {
        guard let bill = state.withLock({ $0.bills[id] }) else { return }
        switch bill.way {
        case .stripe: await tell(bill, "charge.refunded", charge(bill))
        case .paypal:
            await tell(
                bill, "PAYMENT.CAPTURE.REFUNDED",
                [
                    "id": "RF\(bill.charge)", "status": "COMPLETED",
                    "links": [
                        ["rel": "up", "href": "\(address)/v2/payments/captures/\(bill.charge)"]
                            as [String: any Sendable]
                    ] as [any Sendable],
                ])
        }
    }

    private func tellOfDispute(_ id: String, _ stripe: String, _ paypal: String) async {
        guard let bill = state.withLock({ $0.bills[id] }), let dispute = bill.disputes.last else { return }
        switch bill.way {
        case .stripe:
            await tell(
                bill, stripe,
                ["id": dispute.id, "object": "dispute", "payment_intent": "pi_\(bill.charge)"])
        case .paypal:
            await tell(
                bill, paypal,
                [
                    "dispute_id": dispute.id,
                    "disputed_transactions": [
                        ["seller_transaction_id": bill.charge] as [String: any Sendable]
                    ] as [any Sendable],
                ])
        }
    }

    // MARK: Telling

    /// Signs it as the provider does, and sends it, unless it is lost on the way.
    func tell(_ bill: Bill, _ kind: String, _ subject: [String: any Sendable]) async {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        var event: [String: any Sendable] = ["id": "evt_\(bill.way.rawValue)_\(number)"]
        switch bill.way {
        case .stripe:
            (event["object"], event["type"]) = ("event", kind)
            event["created"] = now() / 1000
            event["data"] = ["object": subject] as [String: any Sendable]
        case .paypal:
            (event["event_type"], event["resource"]) = (kind, subject)
        }
        let body = Array(Self.text(event).utf8)
        let message = Message(way: bill.way, headers: sign(bill.way, body), body: body, kind: kind)
        let isSilent = state.withLock { state in
            state.messages.append(message)
            return state.isSilent
        }
        if !isSilent { _ = await send(message) }
    }

    /// - Returns: what the server answers.
    @discardableResult
    public func send(_ message: Message) async -> Int {
        guard let server = state.withLock({ $0.server }),
            let address = try? WebAddress("\(server)/v1/hooks/\(message.way.rawValue)")
        else { return 0 }
        let headers = WebHeaders(
            message.headers.map { .init($0.0, $0.1) } + [.init("Content-Type", "application/json")])
        let answer = try? await Web.ask(
            WebRequest(
                address, .post(.data(Data(message.body))), headers: headers, trust: .chosen, redirects: 0))
        return answer?.status ?? 0
    }

    /// - Parameter secret: another than Stripe's, for forgers.
    public func sign(_ way: Way, _ body: [UInt8], secret: String = stripeSecret, at time: Int64? = nil)
        -> [(String, String)]
    {
        let seconds = "\((time ?? now()) / 1000)"
        switch way {
        case .stripe:
            let code = Secrets.hexadecimal(
                Secrets.mac(Array("\(seconds).".utf8) + body, key: Array(secret.utf8)))
            return [("Stripe-Signature", "t=\(seconds),v1=\(code)")]
        case .paypal:
            let id = "tr-\(seconds)-\(body.count)"
            return [
                ("Paypal-Transmission-Id", id), ("Paypal-Transmission-Time", seconds),
                ("Paypal-Transmission-Sig", Self.transmission(id, seconds, body, secret: secret)),
                ("Paypal-Cert-Url", "\(address)/certs/1"), ("Paypal-Auth-Algo", "SHA256withRSA"),
            ]
        }
    }

    static func transmission(
        _ id: String, _ time: String, _ body: [UInt8], secret: String = stripeSecret
    ) -> String {
        Secrets.hexadecimal(
            Secrets.mac(Array("\(id)|\(time)|\(webhook)|".utf8) + body, key: Array(secret.utf8)))
    }

    static func text(_ value: [String: any Sendable]) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
