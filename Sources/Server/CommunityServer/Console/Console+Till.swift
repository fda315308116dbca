import API
import Foundation
import Hummingbird
import ServerStore

/// Where the server's owner sees all money, and whether the books agree (AR16).
extension Asking {
    private struct SumShown {
        var name: String
        var amount: String
    }

    private struct PaymentShown {
        var payment: String
        var title: String
        var who: String
        var state: String
        var stateWord: String
        var amount: String
        var facts: String
        var trouble: String?
        var mayRefund: Bool
    }

    private struct TillPage {
        var faults: [String]
        var agrees: Bool
        var sums: [SumShown]
        var troubled: [PaymentShown]
        var payments: [PaymentShown]
        var more: String?
        var from: String
        var until: String
    }

    /// Whether there is money at all here.
    var hasTill: Bool {
        let settings = backroom.settings
        return settings.hasOrdering || settings.stripe != nil || settings.paypal != nil
    }

    /// Whoever answers for the money: the server's owners.
    private func treasurer(_ connection: any Connection) throws -> StoredAccount {
        let account = try myAccount(connection)
        guard hasTill else { throw Problem.notFound }
        guard account.shown.role == .owner else { throw Problem.forbidden("it takes an owner") }
        return account
    }

    func showTill(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, list = "till", limit = Endpoint.consolePage, place = try timePlace(list)
        let today = KitchenDay(containing: now, in: backroom.settings.timeZone)
        let main = try await store.read { connection in
            _ = try treasurer(connection)
            let ledger = Ledger(connection), payments = Payments(connection)
            let faults = try ledger.check()
            let found = try payments.list(after: place, limit: limit + 1)
            let page = found.prefix(limit)
            let next = self.page(list, found, limit, place: \.place, shown: { $0.id }).next
            return TillPage(
                faults: faults.map(words.sentence), agrees: faults.isEmpty,
                sums: try ledger.sums().sorted { ($0.currency, $0.book.rank) < ($1.currency, $1.book.rank) }
                    .map { sum in
                        // What was earned stands below zero in the books; people count it the other way round.
                        SumShown(
                            name: words.name(sum.book),
                            amount: words.money(sum.book.isPlace ? sum.amount : -sum.amount, sum.currency))
                    },
                troubled: place == nil
                    ? try payments.troubled(limit: 50).map { try shown($0, words, connection) } : [],
                payments: try page.map { try shown($0, words, connection) },
                more: next.map { "/console/till?after=\($0)" },
                from: String(today.text.prefix(8)) + "01", until: today.text)
        }
        return try await consolePage(
            "till", words.say("Till", "Kasse"), main, status: status, fault: fault)
    }

    private func shown(
        _ payment: StoredPayment, _ words: ConsoleWords, _ connection: any Connection
    ) throws -> PaymentShown {
        let shown = payment.shown
        let account = try payment.account.flatMap { try accounts(connection).find(id: $0) }
        let order = try shown.order.flatMap(MealOrders(connection).find)
        let receipt = shown.receipt.map { words.say("receipt \($0)", "Quittung \($0)") }
        let back =
            shown.refunded > 0
            ? words.say("given back: ", "zurückgegeben: ") + words.money(shown.refunded, payment.paidCurrency)
            : nil
        let other =
            shown.state == .unclear
            ? words.say("came: ", "kam: ") + words.money(payment.totals.paid, payment.paidCurrency) : nil
        return PaymentShown(
            payment: payment.id, title: words.language.title(shown),
            who: account?.shown.userName ?? words.say("an account that is gone", "ein Konto, das weg ist"),
            state: shown.state.rawValue, stateWord: words.state(shown.state),
            amount: words.money(shown.amount, shown.currency),
            facts: [
                words.name(shown.way), moment(shown.createdAt, words), receipt, other, back,
                payment.reason.map(words.reason),
            ]
            .compactMap { $0 }.joined(separator: " · "),
            trouble: payment.trouble,
            // An order under way is refused in the kitchen, which gives the money back, too.
            mayRefund: payment.totals.left > 0 && !payment.isRefundWanted
                && !(order?.shown.state.isOpen ?? false))
    }

    /// "2026-11-28 18:05", by the kitchen's clock.
    private func moment(_ time: Int64, _ words: ConsoleWords) -> String {
        let zone = backroom.settings.timeZone
        return KitchenDay(containing: time, in: zone).text + " " + words.clock(time, in: zone)
    }

    /// Gives back what was paid, all of it.
    func refundPayment() async throws -> Reply {
        let words = consoleWords, now = now, id = parameters.get("payment") ?? ""
        let reason = PublicText.cleaned(try await fields()["reason"] ?? "")
        guard Removal(reason: reason).fault == nil else {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: it stands in the books. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Es steht in den Büchern. Nichts wurde geändert.")
            return try await showTill(fault: fault, status: .unprocessableContent)
        }
        let refunded = try await store.write { connection -> StoredPayment? in
            let me = try treasurer(connection), payments = Payments(connection)
            guard let payment = try payments.find(id) else { throw Problem.notFound }
            if let order = try payment.shown.order.flatMap(MealOrders(connection).find),
                order.shown.state.isOpen
            {
                return nil
            }
            return try payments.refund(id, reason: "\(me.shown.userName): \(reason)", at: now)
        }
        guard let refunded else {
            let fault = words.say(
                "There is nothing to give back, or it is going back already. Nothing was changed.",
                "Es gibt nichts zurückzugeben, oder es geht schon zurück. Nichts wurde geändert.")
            return try await showTill(fault: fault, status: .conflict)
        }
        backroom.till.ring()
        await backroom.hint(of: refunded, at: now)
        return seeOther("/console/till?done=refund")
    }

    /// All movements of some days as a table: a row a line of an entry.
    func sendLedger() async throws -> Reply {
        let zone = backroom.settings.timeZone, query = request.uri.queryParameters
        let today = KitchenDay(containing: now, in: zone)
        func day(_ name: Substring) throws -> KitchenDay {
            guard let text = query[name].map(String.init) else { return today }
            guard let day = KitchenDay(text, in: zone) else { throw Problem.malformed("no such day") }
            return day
        }
        let from = try day("from"), until = try day("until")
        let rows = try await store.read { connection in
            _ = try treasurer(connection)
            return try Ledger(connection).rows(from: from.from, until: until.until, limit: 200_000)
        }
        var reply = Reply.text(LedgerTable.text(rows, in: zone), type: "text/csv; charset=utf-8")
        reply.headers[.contentDisposition] =
            "attachment; filename=\"ledger-\(from.text)-\(until.text).csv\""
        reply.headers[.cacheControl] = "no-store"
        return reply
    }
}

/// The ledger for others' programs: amounts in whole units with a point, more in a book above zero.
enum LedgerTable {
    static func text(_ rows: [Ledger.Row], in zone: TimeZone) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: zone)
        let head = ["entry", "time", "cause", "book", "amount", "currency", "payment", "order"]
        return CommaTable.text(
            [head]
                + rows.map { row in
                    let sign = row.line.amount < 0 ? "-" : ""
                    let amount =
                        Currency(row.currency).map {
                            sign + MenuText.plain(Int(row.line.amount.magnitude), $0)
                        } ?? "\(row.line.amount)"
                    return [
                        "\(row.entry)",
                        Date(timeIntervalSince1970: Double(row.at) / 1000).formatted(style),
                        row.cause.rawValue, row.line.book.rawValue, amount, row.currency, row.payment ?? "",
                        row.order ?? "",
                    ]
                })
    }
}
