import API
import Foundation
import HTTPTypes
import ServerStore
import Synchronization
import Web

/// PayPal Orders v2 (developer.paypal.com/docs/api/orders/v2): the payer agrees on PayPal's page, then the money is
/// fetched.
final class PayPalDesk: PayDesk {
    private struct Token {
        var text: String
        var until: ContinuousClock.Instant
    }

    private let address: String
    private let client: String
    private let secret: String
    private let webhook: String
    private let token = Mutex<Token?>(nil)
    /// Messages that are being asked about. Anybody can send some, and PayPal mustn't tire of the questions; it repeats
    /// its own.
    private let asking = Mutex(0)
    private static let mostAsking = 8

    private init(address: String, client: String, secret: String, webhook: String) {
        (self.address, self.client, self.secret, self.webhook) = (address, client, secret, webhook)
    }

    // Throws before anything of it is there: Swift 6.3.1 fails to optimize a throw that takes a `Mutex` down with it.
    convenience init(_ provider: PayProvider) throws {
        let words = try KeyFile.words(in: provider.keys, setting: "paypal-keys")
        guard words.count == 3 else {
            throw BackUp.Fault(
                "in \(provider.keys) there must be three words: PayPal's client id, its secret, and the webhook's id"
            )
        }
        self.init(address: provider.address, client: words[0], secret: words[1], webhook: words[2])
    }

    func takes(_ amount: Int, _ currency: Currency) -> Bool {
        ProviderMoney.paypal(amount, currency) != nil
    }

    private struct Money: Codable {
        var currency_code: String
        var value: String
    }

    private func money(_ amount: Int, _ code: String) throws(PayTrouble) -> Money {
        guard let value = Currency(code).flatMap({ ProviderMoney.paypal(amount, $0) }) else {
            throw PayTrouble("no such amount")
        }
        return Money(currency_code: code, value: value)
    }

    // MARK: The page

    func page(_ wish: PayPageWish) async throws(PayTrouble) -> PayPage {
        struct Form: Encodable {
            struct Unit: Encodable {
                var custom_id: String
                var description: String
                var amount: Money
            }
            struct Source: Encodable { var paypal: Wallet }
            struct Wallet: Encodable { var experience_context: Context }
            struct Context: Encodable {
                var brand_name: String
                var locale: String
                var shipping_preference = "NO_SHIPPING"
                var user_action = "PAY_NOW"
                var return_url: String
                var cancel_url: String
            }
            var intent = "CAPTURE"
            var purchase_units: [Unit]
            var payment_source: Source
        }
        struct Answer: Decodable {
            struct Link: Decodable {
                var rel: String
                var href: String
            }
            var id: String
            var links: [Link]
        }
        let payment = wish.payment.shown
        let form = Form(
            purchase_units: [
                .init(
                    custom_id: payment.id, description: String(wish.title.prefix(127)),
                    amount: try money(payment.amount, payment.currency))
            ],
            payment_source: .init(
                paypal: .init(
                    experience_context: .init(
                        brand_name: String(wish.server.prefix(127)),
                        locale: wish.language == "de" ? "de-DE" : "en-GB", return_url: wish.back,
                        cancel_url: wish.back + "?left=yes"))))
        let answer = try PayAsking.read(
            Answer.self, try await post("/v2/checkout/orders", form, once: payment.id).body)
        let link = answer.links.first { $0.rel == "payer-action" || $0.rel == "approve" }
        guard let page = link.flatMap({ PayAsking.page($0.href) }), PayAsking.isName(answer.id) else {
            throw PayTrouble("no page")
        }
        return PayPage(reference: answer.id, address: page)
    }

    // MARK: How it is

    private struct Order: Decodable {
        struct Unit: Decodable { var payments: Payments? }
        struct Payments: Decodable {
            var captures: [Movement]?
            var refunds: [Movement]?
        }
        struct Movement: Decodable {
            var id: String
            var status: String
            var amount: Money
        }
        var status: String
        var purchase_units: [Unit]?
    }

    func look(_ payment: StoredPayment, isWanted: Bool) async throws(PayTrouble) -> ProviderWord {
        guard let reference = payment.reference, PayAsking.isName(reference) else {
            throw PayTrouble("no page to ask for")
        }
        let path = "/v2/checkout/orders/\(reference)"
        let closed = ProviderWord(page: .closed, currency: payment.paidCurrency)
        guard var order = try await order(path) else {
            // It forgets what was never paid.
            if payment.totals.paid > 0 { throw PayTrouble("it is gone") }
            return closed
        }
        if order.status == "APPROVED", isWanted {
            struct Nothing: Encodable {}
            // 422: it was fetched already, or can't be; how it is is asked for.
            let answer = try await post(
                path + "/capture", Nothing(), once: "\(payment.id)-capture", isFine: { $0 == 422 })
            guard let after = try await self.order(path) else { throw PayTrouble("it is gone") }
            if answer.status == 422, after.status == "APPROVED" {
                throw PayTrouble("not fetched: \(PayAsking.code(in: answer.body))")
            }
            order = after
        }
        let all = (order.purchase_units ?? []).compactMap(\.payments)
        let captures = all.flatMap { $0.captures ?? [] }.filter {
            ["COMPLETED", "REFUNDED", "PARTIALLY_REFUNDED"].contains($0.status)
        }
        let refunds = all.flatMap { $0.refunds ?? [] }.filter {
            ["COMPLETED", "PENDING"].contains($0.status)
        }
        guard let first = captures.first else {
            let isWaiting = all.contains { ($0.captures ?? []).contains { $0.status == "PENDING" } }
            let isOver = order.status == "VOIDED" || !isWanted
            return isOver && !isWaiting ? closed : ProviderWord(page: .open, currency: payment.paidCurrency)
        }
        var word = ProviderWord(page: .closed, currency: first.amount.currency_code, charge: first.id)
        word.totals.paid = try sum(captures, word.currency)
        word.totals.refunded = try sum(refunds, word.currency)
        try await addDisputes(of: first.id, to: &word)
        return word
    }

    private func order(_ path: String) async throws(PayTrouble) -> Order? {
        let answer = try await get(path, isFine: { $0 == 404 })
        return answer.status == 404 ? nil : try PayAsking.read(Order.self, answer.body)
    }

    private func sum(_ movements: [Order.Movement], _ code: String) throws(PayTrouble) -> Int {
        var sum = 0
        for movement in movements {
            guard movement.amount.currency_code == code, let currency = Currency(code),
                let amount = ProviderMoney.amount(paypal: movement.amount.value, currency),
                amount <= PaymentTotals.most
            else { throw PayTrouble("no amount") }
            sum += amount
        }
        return sum
    }

    private func addDisputes(of capture: String, to word: inout ProviderWord) async throws(PayTrouble) {
        struct List: Decodable { var items: [Item]? }
        struct Item: Decodable { var dispute_id: String }
        struct Dispute: Decodable {
            struct Outcome: Decodable { var outcome_code: String? }
            var status: String
            var dispute_amount: Money?
            var dispute_outcome: Outcome?
        }
        guard PayAsking.isName(capture), let currency = Currency(word.currency) else { return }
        // 403: the owner's keys aren't for disputes.
        let answer = try await get(
            "/v1/customer/disputes?disputed_transaction_id=\(capture)", isFine: { $0 == 403 || $0 == 404 })
        guard answer.status == 200 else { return }
        for item in try PayAsking.read(List.self, answer.body).items ?? [] {
            guard PayAsking.isName(item.dispute_id) else { throw PayTrouble("no name") }
            let dispute = try PayAsking.read(
                Dispute.self, try await get("/v1/customer/disputes/\(item.dispute_id)").body)
            let told = dispute.dispute_amount.flatMap { ProviderMoney.amount(paypal: $0.value, currency) }
            let amount = min(told ?? word.totals.left, word.totals.left)
            if dispute.status != "RESOLVED" {
                word.totals.withdrawn += amount
            } else if ["RESOLVED_BUYER_FAVOUR", "ACCEPTED"].contains(
                dispute.dispute_outcome?.outcome_code ?? "")
            {
                word.totals.withdrawn += amount
                word.totals.lost += amount
            }
        }
    }

    // MARK: Giving back

    func refund(_ payment: StoredPayment, _ amount: Int) async throws(PayTrouble) -> String? {
        struct Form: Encodable { var amount: Money }
        guard let capture = payment.charge, PayAsking.isName(capture) else {
            throw PayTrouble("nothing to give back")
        }
        // 422: it has been given back already, or can't be; how it is is asked for afterwards.
        let answer = try await post(
            "/v2/payments/captures/\(capture)/refund", Form(amount: try money(amount, payment.paidCurrency)),
            once: "\(payment.id)-refund-\(amount)-\(payment.looks)", isFine: { $0 == 422 })
        return answer.status == 422 ? PayAsking.code(in: answer.body) : nil
    }

    // MARK: What it tells

    func news(_ head: HTTPFields, _ body: [UInt8], at now: Int64) async throws(PayTrouble) -> PayNews {
        struct Event: Decodable {
            struct Related: Decodable {
                var order_id: String?
                var capture_id: String?
            }
            struct More: Decodable { var related_ids: Related? }
            struct Disputed: Decodable { var seller_transaction_id: String? }
            struct Link: Decodable {
                var rel: String?
                var href: String?
            }
            struct Subject: Decodable {
                var id: String?
                var custom_id: String?
                var supplementary_data: More?
                var disputed_transactions: [Disputed]?
                var links: [Link]?
            }
            var id: String
            var resource: Subject
        }
        // Read before it is put into another text: it must be one value, and no more.
        guard let event = try? JSONDecoder().decode(Event.self, from: Data(body)), event.id.utf8.count <= 255
        else {
            throw PayTrouble("nothing of PayPal’s", isForged: true)
        }
        let isAsked = asking.withLock { count in
            if count >= Self.mostAsking { return false }
            count += 1
            return true
        }
        guard isAsked else { throw PayTrouble("too many messages at once") }
        defer { asking.withLock { $0 -= 1 } }
        try await verify(head, body)
        let subject = event.resource, related = subject.supplementary_data?.related_ids
        // A refund names what it gives back by where that is.
        let up = (subject.links ?? []).first { $0.rel == "up" }?.href?.split(separator: "/").last.map(
            String.init)
        let names =
            [subject.custom_id, related?.order_id, related?.capture_id, up, subject.id]
            + (subject.disputed_transactions ?? []).map(\.seller_transaction_id)
        return PayNews(event: event.id, names: names.compactMap { $0 })
    }

    /// Asks PayPal whether it has sent it (POST /v1/notifications/verify-webhook-signature). The body goes there as it
    /// came: written anew, it would be another one.
    private func verify(_ head: HTTPFields, _ body: [UInt8]) async throws(PayTrouble) {
        struct Answer: Decodable { var verification_status: String }
        let names = [
            ("transmission_id", "Paypal-Transmission-Id"), ("transmission_time", "Paypal-Transmission-Time"),
            ("transmission_sig", "Paypal-Transmission-Sig"), ("cert_url", "Paypal-Cert-Url"),
            ("auth_algo", "Paypal-Auth-Algo"),
        ]
        var text = Data("{".utf8)
        for (name, header) in names {
            guard let field = HTTPField.Name(header), let value = head[field], value.utf8.count <= 1000,
                let quoted = try? JSONEncoder().encode(value)
            else { throw PayTrouble("no signature of PayPal’s", isForged: true) }
            text += Data("\"\(name)\":".utf8) + quoted + Data(",".utf8)
        }
        guard let quoted = try? JSONEncoder().encode(webhook) else { throw PayTrouble("no webhook") }
        text += Data("\"webhook_id\":".utf8) + quoted + Data(",\"webhook_event\":".utf8) + Data(body)
        text += Data("}".utf8)
        let answer = try await ask(
            "/v1/notifications/verify-webhook-signature", .post(.data(text)), once: nil)
        guard try PayAsking.read(Answer.self, answer.body).verification_status == "SUCCESS" else {
            throw PayTrouble("PayPal hasn’t sent it", isForged: true)
        }
    }

    // MARK: -

    private func get(_ path: String, isFine: (Int) -> Bool = { _ in false }) async throws(PayTrouble)
        -> WebAnswer
    {
        try await ask(path, .get, once: nil, isFine: isFine)
    }

    private func post(
        _ path: String, _ form: some Encodable, once key: String, isFine: (Int) -> Bool = { _ in false }
    ) async throws(PayTrouble) -> WebAnswer {
        let encoder = JSONEncoder()
        // The same to the letter, if it is asked again.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(form) else { throw PayTrouble("a form") }
        return try await ask(path, .post(.data(data)), once: key, isFine: isFine)
    }

    private func ask(
        _ path: String, _ method: WebMethod, once key: String?, isFine: (Int) -> Bool = { _ in false }
    ) async throws(PayTrouble) -> WebAnswer {
        var fields: [WebHeaders.Field] = [
            .init("Authorization", "Bearer \(try await bearer())"),
            .init("Content-Type", "application/json"), .init("Accept", "application/json"),
        ]
        if let key { fields.append(.init("PayPal-Request-Id", key)) }
        let answer = try await PayAsking.ask(
            address + path, method, headers: WebHeaders(fields), isFine: { $0 == 401 || isFine($0) })
        if answer.status == 401 {
            // It was called in before its time.
            token.withLock { $0 = nil }
            throw PayTrouble("401")
        }
        return answer
    }

    private func bearer() async throws(PayTrouble) -> String {
        struct Answer: Decodable {
            var access_token: String
            var expires_in: Int
        }
        let now = ContinuousClock.now
        if let token = token.withLock({ $0 }), token.until > now { return token.text }
        let pair = Data("\(client):\(secret)".utf8).base64EncodedString()
        let answer = try PayAsking.read(
            Answer.self,
            try await PayAsking.ask(
                address + "/v1/oauth2/token", .post(.data(Data("grant_type=client_credentials".utf8))),
                headers: [
                    "Authorization": "Basic \(pair)", "Content-Type": "application/x-www-form-urlencoded",
                    "Accept": "application/json",
                ]
            ).body)
        guard !answer.access_token.isEmpty,
            answer.access_token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw PayTrouble("no token") }
        let seconds = min(max(answer.expires_in - 60, 0), 36_000)
        token.withLock { $0 = Token(text: answer.access_token, until: now + .seconds(seconds)) }
        return answer.access_token
    }
}
