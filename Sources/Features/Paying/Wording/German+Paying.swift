import API
import House
import Language

extension German: PayingWording {
    var payments: String { "Zahlungen" }
    var payingOffline: String { "Du arbeitest offline: Jetzt lässt sich nichts bezahlen." }
    var payTooLate: String { "Das lässt sich nicht mehr bezahlen. Nichts wurde bezahlt; beginne von vorn." }
    var payRefused: String {
        "So lässt es sich nicht bezahlen. Nichts wurde bezahlt; versuche einen anderen Weg."
    }
    var priceChanged: String {
        "Der Preis hat sich geändert. Nichts wurde bezahlt: Sieh nach, was es jetzt kostet."
    }
    var noPricesTitle: String { "Jetzt gibt es nichts zu sehen" }

    var licence: String { "Lizenz zum Veröffentlichen" }
    var licenceText: String {
        "Eine Kochmütze neben deinem Namen, für immer. Sie hilft, den Server am Laufen zu halten."
    }
    var youHaveLicence: String { "Du hast sie" }
    var premium: String { "Premium" }
    func premiumText(_ days: Int) -> String {
        let time = days == 365 ? "Ein Jahr" : "\(days) Tage"
        return "\(time) ohne Zeile eines Förderers. Es endet von selbst; nichts wird noch einmal abgebucht."
    }
    func premiumUntil(_ day: String) -> String { "Du hast es bis \(day)" }
    func vatWithin(_ percent: String) -> String { "Darin \(percent) MwSt." }
    func percent(_ rate: Int) -> String { "\(rate / 10)\(rate % 10 == 0 ? "" : ",\(rate % 10)") %" }
    func cantBePaid(_ server: String) -> String {
        "\(server) nimmt keine Zahlungen im Browser an. Der Betreiber kann das einrichten."
    }
    func pay(_ way: PayWay) -> String { "\(name(way)) bezahlen" }
    var payHint: String {
        "Die Seite öffnet sich im Browser. Deine Kartennummer bleibt dort: Weder dieses Fenster noch der Server sieht sie."
    }

    var whatYouPaid: String { "Was du bezahlt hast" }
    var nothingPaid: String { "Noch nichts. Quittungen stehen hier." }
    func title(_ payment: Payment) -> String {
        switch payment.purpose {
        case .licence: licence
        case .premium: premium
        case .order: "Bestellung \(payment.orderNumber ?? 0)"
        }
    }
    func state(_ payment: Payment) -> String {
        switch payment.state {
        case .begun, .open: "Noch nicht bezahlt"
        case .paid:
            payment.refunded > 0
                ? "Bezahlt, \(money(payment.refunded, payment.currency)) zurückgegeben" : "Bezahlt"
        case .refunding: "Geht an dich zurück"
        case .refunded: "Zurückgegeben"
        case .disputed: "Deine Bank entscheidet"
        case .lost: "Deine Bank hat es zurückgeholt"
        case .expired: "Nicht rechtzeitig bezahlt"
        case .unclear: "Ein anderer Betrag kam; der Betreiber sieht es sich an"
        }
    }
    func receipt(_ number: Int) -> String { "Quittung \(number)" }
    var goOnPaying: String { "Weiter bezahlen" }
    var copyReceipt: String { "Quittung kopieren" }
    var receiptCopied: String { "Die Quittung ist kopiert." }
    func receiptText(_ payment: Payment, day: String, server: String, seller: String) -> String {
        var lines = ["\(server): Quittung \(payment.receipt ?? 0)", day + "\n"]
        lines.append("\(title(payment)): \(money(payment.amount, payment.currency))")
        if payment.vatRate > 0 {
            lines.append(
                "Darin MwSt. \(percent(payment.vatRate)): \(money(payment.vat, payment.currency))")
        }
        if payment.refunded > 0 {
            lines.append("Zurückgegeben: \(money(payment.refunded, payment.currency))")
        }
        lines.append(name(payment.way))
        if !seller.isEmpty { lines.append("\n\(seller)") }
        return lines.joined(separator: "\n")
    }
    func became(_ payment: Payment) -> String? {
        switch (payment.state, payment.purpose) {
        case (.paid, .licence): "Bezahlt, danke. Die Kochmütze gehört dir."
        case (.paid, .premium): "Bezahlt, danke. Du hast jetzt Premium."
        case (.paid, .order), (.begun, _), (.open, _): nil
        case (.refunding, _), (.refunded, _): "Was du für „\(title(payment))“ bezahlt hast, geht zurück."
        case (.expired, _): "„\(title(payment))“ wurde nicht rechtzeitig bezahlt."
        case (.disputed, _), (.lost, _), (.unclear, _): "\(title(payment)): \(state(payment))."
        }
    }

    func sponsor(_ text: String) -> String { "Förderer: \(text)" }
    var withoutThis: String { "Ohne diese Zeile" }
}
