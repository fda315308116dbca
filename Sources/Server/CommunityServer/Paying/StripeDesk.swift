import API
import Foundation
import HTTPTypes
import ServerStore
import Web

/// Stripe Checkout (docs.stripe.com/api, version 2024-06-20).
struct StripeDesk: PayDesk {
    private let address: String
    private let key: String
    private let signature: StripeSignature

    init(_ provider: PayProvider) throws {
        let words = try KeyFile.words(in: provider.keys, setting: "stripe-keys")
        guard words.count >= 2 else {
            throw BackUp.Fault(
                "in \(provider.keys) there must be two words: Stripe's secret key, and its endpoint's secret")
        }
        (address, key) = (provider.address, words[0])
        signature = StripeSignature(secrets: Array(words[1...]))
    }

    func takes(_ amount: Int, _ currency: Currency) -> Bool {
        ProviderMoney.stripe(amount, currency) != nil
    }

    // MARK: The page

    func page(_ wish: PayPageWish) async throws(PayTrouble) -> PayPage {
        struct Answer: Decodable {
            var id: String
            var url: String?
        }
        let payment = wish.payment.shown
        guard let currency = Currency(payment.currency),
            let amount = ProviderMoney.stripe(payment.amount, currency)
        else { throw PayTrouble("no such amount") }
        let item = "line_items[0]", price = "\(item)[price_data]"
        // Asked again with the same key it must be the same to the letter: so its end is counted from the beginning.
        let form = [
            // Others take days, and a meal doesn't wait.
            ("mode", "payment"), ("payment_method_types[0]", "card"), ("client_reference_id", payment.id),
            ("metadata[payment]", payment.id),
            ("payment_intent_data[metadata][payment]", payment.id), ("locale", wish.language),
            ("\(item)[quantity]", "1"), ("\(price)[currency]", payment.currency.lowercased()),
            ("\(price)[unit_amount]", "\(amount)"), ("\(price)[product_data][name]", wish.title),
            ("expires_at", "\(wish.payment.endsAt / 1000)"), ("success_url", wish.back),
            ("cancel_url", wish.back + "?left=yes"),
        ]
        let answer = try PayAsking.read(
            Answer.self, try await post("/v1/checkout/sessions", form, once: payment.id).body)
        guard let page = answer.url.flatMap(PayAsking.page), PayAsking.isName(answer.id) else {
            throw PayTrouble("no page")
        }
        return PayPage(reference: answer.id, address: page)
    }

    // MARK: How it is

    private struct Session: Decodable {
        struct Intent: Decodable {
            var id: String
            var status: String
            var latest_charge: Charge?
        }
        struct Charge: Decodable {
            var amount_refunded: Int
            var disputed: Bool
        }
        var status: String
        var payment_status: String
        var amount_total: Int
        var currency: String
        var payment_intent: Intent?
    }

    func look(_ payment: StoredPayment, isWanted: Bool) async throws(PayTrouble) -> ProviderWord {
        guard let reference = payment.reference, PayAsking.isName(reference) else {
            throw PayTrouble("no page to ask for")
        }
        let path = "/v1/checkout/sessions/\(reference)",
            whole = path + "?expand[]=payment_intent.latest_charge"
        var session = try PayAsking.read(Session.self, try await get(whole))
        if session.status == "open", !isWanted {
            // Whoever is faster: it is closed, or it is paid.
            _ = try await post(path + "/expire", [], once: nil, isFine: { $0 == 400 })
            session = try PayAsking.read(Session.self, try await get(whole))
        }
        guard let currency = Currency(session.currency.uppercased()) else {
            throw PayTrouble("no currency")
        }
        func amount(_ units: Int) throws(PayTrouble) -> Int {
            guard let amount = ProviderMoney.amount(stripe: units, currency) else {
                throw PayTrouble("no amount")
            }
            return amount
        }
        let hasFailed =
            session.status == "complete" && session.payment_status == "unpaid"
            && ["requires_payment_method", "canceled"].contains(session.payment_intent?.status ?? "")
        var word = ProviderWord(
            page: session.status == "expired" || hasFailed ? .closed : .open, currency: currency.code,
            charge: session.payment_intent?.id)
        guard session.payment_status == "paid" else { return word }
        word.totals.paid = try amount(session.amount_total)
        if let charge = session.payment_intent?.latest_charge {
            word.totals.refunded = try amount(charge.amount_refunded)
            if charge.disputed, let intent = session.payment_intent?.id {
                try await add(try await disputes(intent), to: &word, amount)
            }
        }
        return word
    }

    private struct Dispute: Decodable {
        var amount: Int
        var status: String
    }

    private func disputes(_ intent: String) async throws(PayTrouble) -> [Dispute] {
        struct Answer: Decodable { var data: [Dispute] }
        guard PayAsking.isName(intent) else { throw PayTrouble("no name") }
        return try PayAsking.read(Answer.self, try await get("/v1/disputes?payment_intent=\(intent)")).data
    }

    /// An inquiry ("warning_…") takes nothing away yet.
    private func add(
        _ disputes: [Dispute], to word: inout ProviderWord, _ amount: (Int) throws(PayTrouble) -> Int
    ) async throws(PayTrouble) {
        for dispute in disputes {
            let most = word.totals.left
            switch dispute.status {
            case "needs_response", "under_review":
                word.totals.withdrawn += min(try amount(dispute.amount), most)
            case "lost":
                let taken = min(try amount(dispute.amount), most)
                word.totals.withdrawn += taken
                word.totals.lost += taken
            default: break
            }
        }
    }

    // MARK: Giving back

    func refund(_ payment: StoredPayment, _ amount: Int) async throws(PayTrouble) -> String? {
        guard let intent = payment.charge, let currency = Currency(payment.paidCurrency),
            let units = ProviderMoney.stripe(amount, currency)
        else { throw PayTrouble("nothing to give back") }
        // 400: it has been given back already, or can't be; how it is is asked for afterwards.
        let answer = try await post(
            "/v1/refunds", [("payment_intent", intent), ("amount", "\(units)")],
            once: "\(payment.id)-refund-\(amount)-\(payment.looks)", isFine: { $0 == 400 })
        return answer.status == 400 ? PayAsking.code(in: answer.body) : nil
    }

    // MARK: What it tells

    func news(_ head: HTTPFields, _ body: [UInt8], at now: Int64) async throws(PayTrouble) -> PayNews {
        guard signature.isRight(head[.stripeSignature], body, at: now) else {
            throw PayTrouble("no signature of Stripe’s", isForged: true)
        }
        struct Event: Decodable {
            struct Thing: Decodable { var object: Subject }
            struct Subject: Decodable {
                var id: String?
                var payment_intent: String?
                var client_reference_id: String?
            }
            var id: String
            var data: Thing
        }
        let event = try PayAsking.read(Event.self, Data(body)), subject = event.data.object
        guard event.id.utf8.count <= 255 else { throw PayTrouble("no event") }
        return PayNews(
            event: event.id,
            names: [subject.client_reference_id, subject.id, subject.payment_intent].compactMap { $0 })
    }

    // MARK: -

    private var headers: WebHeaders {
        ["Authorization": "Bearer \(key)", "Stripe-Version": "2024-06-20", "Accept": "application/json"]
    }

    private func get(_ path: String) async throws(PayTrouble) -> Data {
        try await PayAsking.ask(address + path, .get, headers: headers).body
    }

    private func post(
        _ path: String, _ form: [(String, String)], once key: String?,
        isFine: (Int) -> Bool = { _ in false }
    ) async throws(PayTrouble) -> WebAnswer {
        var fields = headers.fields
        fields.append(.init("Content-Type", "application/x-www-form-urlencoded"))
        if let key { fields.append(.init("Idempotency-Key", key)) }
        return try await PayAsking.ask(
            address + path, .post(.data(Data(URLWords.write(form).utf8))), headers: WebHeaders(fields),
            isFine: isFine)
    }
}

extension HTTPField.Name {
    static let stripeSignature = Self("Stripe-Signature")!
}
