import API
import Foundation
import ServerStore

/// Receipts, in the language of whoever has paid.
extension Letters {
    func receipt(
        _ payment: Payment, of account: StoredAccount, in connection: any Connection, at now: Int64
    ) throws {
        let words = words(of: account), amount = words.money(payment.amount, payment.currency)
        let vat =
            payment.vatRate > 0
            ? "\n"
                + words.say(
                    "Of that VAT \(words.percent(payment.vatRate)): ",
                    "Darin MwSt. \(words.percent(payment.vatRate)): ")
                + words.money(payment.vat, payment.currency) : ""
        try tell(
            subject: words.say("Receipt \(payment.receipt ?? 0)", "Quittung \(payment.receipt ?? 0)"),
            body: """
                \(words.say("Receipt", "Quittung")) \(payment.receipt ?? 0), \(words.day(payment.paidAt ?? now, in: zone))

                \(words.page.title(payment)): \(amount)\(vat)
                \(words.say("Paid by", "Bezahlt mit")) \(words.name(payment.way))
                \(seller.isEmpty ? "" : "\n\(seller)\n")
                """, account, connection, now)
    }

    /// - Parameter amount: what was given back now.
    func refund(
        _ stored: StoredPayment, _ amount: Int, of account: StoredAccount, in connection: any Connection,
        at now: Int64
    ) throws {
        let words = words(of: account), payment = stored.shown
        let money = words.money(amount, stored.paidCurrency)
        let receipt = payment.receipt.map { words.say(" (receipt \($0))", " (Quittung \($0))") } ?? ""
        try tell(
            subject: words.say("Given back", "Zurückgegeben"),
            body: words.say(
                """
                \(money) for “\(words.page.title(payment))”\(receipt) goes back to you by \
                \(words.name(payment.way)). It may take some days until it is there.
                """,
                """
                \(money) für „\(words.page.title(payment))“\(receipt) gehen mit \
                \(words.name(payment.way)) an dich zurück. Bis sie da sind, kann es einige Tage dauern.
                """), account, connection, now)
    }

    private func words(of account: StoredAccount) -> ReceiptWords {
        ReceiptWords(page: account.shown.language == "de" ? .german : .english)
    }
}

/// What receipts are made of.
struct ReceiptWords: Sendable {
    var page: PageLanguage

    func say(_ english: String, _ german: String) -> String { page.say(english, german) }

    func money(_ amount: Int, _ code: String) -> String {
        guard let currency = Currency(code) else { return "\(amount) \(code)" }
        return (page == .german ? MoneyStyle.german : .english).text(amount, currency)
    }

    /// "8.1 %", of thousandths.
    func percent(_ rate: Int) -> String {
        let tenth = rate % 10 == 0 ? "" : "\(page == .german ? "," : ".")\(rate % 10)"
        return "\(rate / 10)\(tenth) %"
    }

    func name(_ way: PayWay) -> String {
        switch way {
        case .cash: say("cash", "bar")
        case .stripe: say("card (Stripe)", "Karte (Stripe)")
        case .paypal: "PayPal"
        }
    }

    func day(_ time: Int64, in zone: TimeZone) -> String { KitchenDay(containing: time, in: zone).text }
}
