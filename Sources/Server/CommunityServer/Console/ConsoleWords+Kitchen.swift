import API
import Foundation

/// What the kitchen's pages say.
extension ConsoleWords {
    func state(_ state: OrderState) -> String {
        switch state {
        case .placed: say("new", "neu")
        case .accepted: say("accepted", "angenommen")
        case .preparing: say("being prepared", "in Arbeit")
        case .onTheWay: say("on the way", "unterwegs")
        case .delivered: say("delivered", "geliefert")
        case .refused: say("refused", "abgelehnt")
        case .cancelled: say("taken back", "zurückgenommen")
        }
    }

    /// What a button says that leads there.
    func deed(_ state: OrderState) -> String {
        switch state {
        case .placed, .cancelled: ""
        case .accepted: say("Accept", "Annehmen")
        case .preparing: say("Prepare", "Zubereiten")
        case .onTheWay: say("On the way", "Unterwegs")
        case .delivered: say("Delivered", "Geliefert")
        case .refused: say("Refuse", "Ablehnen")
        }
    }

    /// How far an order's money is.
    func money(of order: MealOrder) -> String {
        switch order.money {
        case .due: order.pay == .cash ? say("at the door", "an der Tür") : say("not paid", "nicht bezahlt")
        case .paid: say("paid", "bezahlt")
        case .returning, .returned: say("goes back", "geht zurück")
        case .disputed: say("contested", "strittig")
        }
    }

    func money(_ amount: Int, _ code: String) -> String {
        guard let currency = Currency(code) else { return "\(amount) \(code)" }
        return (language == .german ? MoneyStyle.german : .english).text(amount, currency)
    }

    /// What comes to so much in each currency.
    func sums(_ amounts: [String: Int]) -> String {
        amounts.isEmpty
            ? "0"
            : amounts.sorted { $0.key < $1.key }.map { money($0.value, $0.key) }.joined(separator: " + ")
    }

    /// "18:05", by a clock there.
    func clock(_ time: Int64, in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents(
            [.hour, .minute], from: Date(timeIntervalSince1970: Double(time) / 1000))
        let minute = parts.minute ?? 0
        return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
    }
}

extension ConsoleWords {
    func sentence(_ fault: MenuChange.Fault) -> String {
        let cause =
            switch fault.field {
            case "price", "fee", "least":
                say(
                    "That is no amount of the kitchen’s currency.",
                    "Das ist kein Betrag in der Währung der Küche.")
            case "currency":
                say(
                    "A currency has three letters, such as UGX, and stays as long as there are dishes.",
                    "Eine Währung hat drei Buchstaben, etwa EUR, und bleibt, solange es Gerichte gibt.")
            case "hours":
                say(
                    "The hours can’t be read: a line each, such as “Mon–Fri 10:00–22:00”.",
                    "Die Zeiten sind nicht zu lesen: je eine Zeile, etwa „Mo–Fr 10:00–22:00“.")
            case "choices":
                say(
                    "The choices can’t be read: a line each, such as “Besides (0–2): Cheese +1000, Avocado +500”.",
                    "Die Auswahl ist nicht zu lesen: je eine Zeile, etwa „Dazu (0–2): Käse +1,50, Avocado +1“."
                )
            case "name", "kitchen", "section":
                say("A name is missing, or too long.", "Ein Name fehlt oder ist zu lang.")
            default: say("Something is missing, or too long.", "Etwas fehlt oder ist zu lang.")
            }
        return cause + " " + say("Nothing was changed.", "Nichts wurde geändert.")
    }
}
