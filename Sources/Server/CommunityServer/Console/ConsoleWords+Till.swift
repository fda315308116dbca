import API
import ServerStore

/// What the till's page says.
extension ConsoleWords {
    func name(_ book: Book) -> String {
        switch book {
        case .stripe: say("With Stripe", "Bei Stripe")
        case .paypal: say("With PayPal", "Bei PayPal")
        case .cash: say("In the kitchen’s purse", "In der Küchenkasse")
        case .contested: say("Contested", "Strittig")
        case .meals: say("Meals, without VAT", "Gerichte, ohne MwSt.")
        case .licences: say("Licences, without VAT", "Lizenzen, ohne MwSt.")
        case .premium: say("Premium, without VAT", "Premium, ohne MwSt.")
        case .vat: say("VAT on it", "MwSt. darauf")
        case .unclear: say("Nobody knows what for", "Wofür, weiß niemand")
        }
    }

    func name(_ way: PayWay) -> String { ReceiptWords(page: language).name(way) }

    func state(_ state: Payment.State) -> String {
        switch state {
        case .begun, .open: say("not paid yet", "noch nicht bezahlt")
        case .paid: say("paid", "bezahlt")
        case .refunding: say("goes back", "geht zurück")
        case .refunded: say("given back", "zurückgegeben")
        case .disputed: say("contested", "strittig")
        case .lost: say("taken back by the bank", "von der Bank zurückgeholt")
        case .expired: say("never paid", "nie bezahlt")
        case .unclear: say("another amount", "anderer Betrag")
        }
    }

    /// Why something is given back: by itself, or as an owner has said.
    func reason(_ reason: String) -> String {
        switch reason {
        case "gone": say("the account was gone", "das Konto war weg")
        case "twice": say("paid twice", "zweimal bezahlt")
        case "late": say("the order was taken back", "die Bestellung war zurückgenommen")
        case "refused": say("the kitchen refused", "die Küche hat abgelehnt")
        case "cancelled": say("taken back", "zurückgenommen")
        default: "“\(reason)”"
        }
    }

    func sentence(_ fault: LedgerFault) -> String {
        switch fault {
        case .entry(let entry):
            say(
                "Entry \(entry) of the ledger doesn’t come to nothing.",
                "Eintrag \(entry) des Kassenbuchs ergibt nicht null.")
        case .missing(let count):
            say(
                "\(count) entries are missing from the ledger, or too many are there.",
                "Im Kassenbuch fehlen \(count) Einträge, oder es sind zu viele.")
        case .payment(let payment):
            say(
                "The ledger has other money of payment \(payment) than its provider has told.",
                "Das Kassenbuch hat anderes Geld von Zahlung \(payment), als der Anbieter gesagt hat.")
        case .order(let number):
            say(
                "Order \(number) was paid at the door, and isn’t in the ledger so; or the other way round.",
                "Bestellung \(number) wurde an der Tür bezahlt und steht nicht so im Kassenbuch, oder umgekehrt."
            )
        }
    }
}
