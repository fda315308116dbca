import API
import House
import Language

extension English: PayingWording {
    var payments: String { "Payments" }
    var payingOffline: String { "You work offline: nothing can be paid now." }
    var payTooLate: String { "It is too late to pay this. Nothing was paid; begin again." }
    var payRefused: String { "It can’t be paid like that. Nothing was paid; try another way." }
    var priceChanged: String { "The price has changed. Nothing was paid: look at what it costs now." }
    var noPricesTitle: String { "Nothing to see now" }

    var licence: String { "Licence to publish" }
    var licenceText: String { "A chef’s hat beside your name, for good. It helps to keep the server going." }
    var youHaveLicence: String { "You have it" }
    var premium: String { "Premium" }
    func premiumText(_ days: Int) -> String {
        let time = days == 365 ? "A year" : "\(days) days"
        return "\(time) without a sponsor’s line. It ends by itself; nothing is taken again."
    }
    func premiumUntil(_ day: String) -> String { "You have it until \(day)" }
    func vatWithin(_ percent: String) -> String { "With \(percent) VAT in it" }
    func percent(_ rate: Int) -> String { "\(rate / 10)\(rate % 10 == 0 ? "" : ".\(rate % 10)") %" }
    func cantBePaid(_ server: String) -> String {
        "\(server) takes no payments in the browser. Its owner can set that up."
    }
    func pay(_ way: PayWay) -> String {
        switch way {
        case .cash: "Pay in cash"
        case .stripe: "Pay by card"
        case .paypal: "Pay by PayPal"
        }
    }
    var payHint: String {
        "The page opens in your browser. Your card number stays there: neither this window nor the server sees it."
    }

    var whatYouPaid: String { "What you have paid" }
    var nothingPaid: String { "Nothing yet. Receipts stand here." }
    func title(_ payment: Payment) -> String {
        switch payment.purpose {
        case .licence: licence
        case .premium: premium
        case .order: "Order \(payment.orderNumber ?? 0)"
        }
    }
    func state(_ payment: Payment) -> String {
        switch payment.state {
        case .begun, .open: "Not paid yet"
        case .paid:
            payment.refunded > 0
                ? "Paid, \(money(payment.refunded, payment.currency)) given back" : "Paid"
        case .refunding: "Goes back to you"
        case .refunded: "Given back"
        case .disputed: "Your bank decides"
        case .lost: "Your bank has taken it back"
        case .expired: "Not paid in time"
        case .unclear: "Another amount came; the owner looks at it"
        }
    }
    func receipt(_ number: Int) -> String { "receipt \(number)" }
    var goOnPaying: String { "Go on paying" }
    var copyReceipt: String { "Copy the receipt" }
    var receiptCopied: String { "The receipt is copied." }
    func receiptText(_ payment: Payment, day: String, server: String, seller: String) -> String {
        var lines = ["\(server): receipt \(payment.receipt ?? 0)", day + "\n"]
        lines.append("\(title(payment)): \(money(payment.amount, payment.currency))")
        if payment.vatRate > 0 {
            lines.append(
                "Of that VAT \(percent(payment.vatRate)): \(money(payment.vat, payment.currency))")
        }
        if payment.refunded > 0 { lines.append("Given back: \(money(payment.refunded, payment.currency))") }
        lines.append(name(payment.way))
        if !seller.isEmpty { lines.append("\n\(seller)") }
        return lines.joined(separator: "\n")
    }
    func became(_ payment: Payment) -> String? {
        switch (payment.state, payment.purpose) {
        case (.paid, .licence): "Paid, thank you. The chef’s hat is yours."
        case (.paid, .premium): "Paid, thank you. You have premium now."
        case (.paid, .order), (.begun, _), (.open, _): nil
        case (.refunding, _), (.refunded, _): "What you paid for “\(title(payment))” goes back to you."
        case (.expired, _): "“\(title(payment))” was not paid in time."
        case (.disputed, _), (.lost, _), (.unclear, _): "\(title(payment)): \(state(payment))."
        }
    }

    func sponsor(_ text: String) -> String { "Sponsor: \(text)" }
    var withoutThis: String { "Without this line" }
}
