import API
import Language

extension German: OrderingWording {
    var orderFood: String { "Essen bestellen" }
    var orderingOffline: String { "Du arbeitest ohne Netz: Jetzt lässt sich nichts bestellen." }

    var noMenuTitle: String { "Keine Karte" }
    var noMenuYet: String { "Die Küche hat noch keine Karte geschrieben." }
    var kitchenClosed: String { "Die Küche nimmt jetzt nichts an. Zusammenstellen kannst du schon." }
    func paid(_ ways: [PayWay]) -> String {
        ways.map { way in
            switch way {
            case .cash: "Bar"
            case .stripe: "Karte"
            case .paypal: "PayPal"
            }
        }.joined(separator: ", ")
    }
    func deliveryCosts(_ amount: String) -> String { "Lieferung \(amount)" }
    func fromOn(_ amount: String) -> String { "Ab \(amount)" }
    func each(_ price: String, _ unit: String) -> String { unit.isEmpty ? price : "\(price) je \(unit)" }
    var searchMenu: String { "Auf der Karte suchen" }
    func notOnMenu(_ typed: String) -> String { "„\(typed)“ steht nicht auf der Karte." }
    var soldOut: String { "Aus" }
    func contains(_ allergens: String) -> String { "Enthält: \(allergens)" }
    func things(_ count: Int) -> String { count == 1 ? "1 Sache" : "\(count) Sachen" }
    func toOrderList(_ amount: String) -> String { "Zur Bestellung, \(amount)" }

    func choice(_ choice: MenuChoice) -> String {
        if choice.least == choice.most {
            return choice.least == 1 ? choice.name : "\(choice.name): \(choice.least) wählen"
        }
        return choice.least == 0
            ? "\(choice.name): bis zu \(choice.most)" : "\(choice.name): \(choice.least) bis \(choice.most)"
    }
    var orderNote: String { "Ein Wort an die Küche" }
    var orderNotePlaceholder: String { "Ohne Zwiebeln" }
    var noteFault: String { "Das ist zu lang oder enthält Zeichen, die dort nicht stehen können." }
    var chooseFirst: String { "Bitte wählen" }
    var oneFewer: String { "Eins weniger" }
    var oneMore: String { "Eins mehr" }
    var quantityKeys: String { "Bei einem Gericht: eins mehr, eins weniger" }
    var orderCamera: String { "Die Menge durch Winken wählen" }
    var orderByWaveTitle: String { "Für eins mehr winken?" }
    var orderByWave: String {
        "Solange ein Gericht offen ist, achtet die Kamera auf eine winkende Hand; ihre Bilder bleiben in diesem Programm, werden nie gespeichert und nirgendwohin geschickt."
    }
    var waveForMore: String { "Die Kamera ist an. Nach rechts winken: eins mehr. Nach links: eins weniger." }
    var cameraSeesNothing: String { "Die Kamera zeigt noch kein Bild. Die Knöpfe und Tasten gehen." }
    var addToList: String { "Dazu" }
    func onTheList(_ name: String) -> String { "„\(name)“ steht in der Bestellung." }

    var orderList: String { "Deine Bestellung" }
    var nothingOnList: String { "Noch nichts gewählt" }
    var nothingOnListText: String { "Nimm etwas von der Karte, dann steht es hier." }
    var toMenu: String { "Zur Karte" }
    func fewer(_ name: String) -> String { "Einmal \(name) weniger" }
    func more(_ name: String) -> String { "Einmal \(name) mehr" }
    func removeLine(_ name: String) -> String { "\(name) herausnehmen" }
    func lineRemoved(_ name: String) -> String { "„\(name)“ ist herausgenommen." }
    func changed(_ change: OrderList.Change, _ money: (Int) -> String) -> String {
        switch change {
        case .gone: "So steht es nicht mehr auf der Karte."
        case .soldOut: "Das ist aus."
        case .price(let price): "Das kostet jetzt \(money(price))."
        }
    }
    var delivery: String { "Lieferung" }
    var total: String { "Zusammen" }
    var whereTo: String { "Wohin" }
    func title(_ field: OrderListPage.Field) -> String {
        switch field {
        case .firstName: "Vorname"
        case .lastName: "Nachname"
        case .place: "Ort"
        case .room: "Zimmer, wenn es eins gibt"
        case .phone: "Telefon- oder Messengernummer"
        }
    }
    func sentence(_ fault: FieldFault, _ field: OrderListPage.Field) -> String {
        switch (fault, field) {
        case (.missing, .phone): "Die Küche ruft an, wenn sie dich nicht findet."
        case (.missing, _): "Das wird gebraucht."
        case (.tooLong, _): "Das ist zu lang."
        case (.tooShort, .phone), (.invalid, .phone), (.characters, .phone): "Das ist keine Telefonnummer."
        default: "Damit stimmt etwas nicht."
        }
    }
    var keepInAccount: String { "In meinem Konto behalten" }
    var keepInAccountDetail: String { "Beim nächsten Mal steht es schon da, auf jedem Gerät." }
    var choosePlace: String { "Wähle, wohin es gebracht werden soll." }
    func tooLittle(_ least: String) -> String { "Die Küche bringt Bestellungen ab \(least)." }
    var menuChanged: String {
        "Die Karte hat sich geändert, seit du gewählt hast. Noch ist nichts bestellt: Sieh nach, was anders ist, und entscheide."
    }
    var takeChanges: String { "So nehmen, wie es jetzt ist" }
    var howToPay: String { "Wie bezahlen?" }
    var paidFirst: String {
        "Eine Seite öffnet sich im Browser. Die Küche beginnt, wenn bezahlt ist, innerhalb einer Stunde; lehnt sie ab, geht alles zurück."
    }
    var placeOrder: String { "Bestellen" }
    var placeAndPay: String { "Bestellen und bezahlen" }
    var placing: String { "Wird bestellt …" }
    var placedUnknown: String {
        "Es ist nicht bekannt, ob die Küche deine Bestellung hat. Noch einmal gefragt, wird sie einmal bestellt, nie zweimal."
    }
    var wasNotOrdered: String {
        "Was du zuletzt geschickt hast, ist nicht in der Küche angekommen. Deine Liste ist, wie sie war."
    }
    var askAgain: String { "Noch einmal fragen" }
    func orderPlaced(_ number: Int) -> String { "Bestellung \(number) ist in der Küche." }
    func orderToPay(_ number: Int) -> String {
        "Bestellung \(number) geht in die Küche, wenn sie bezahlt ist."
    }

    var myOrders: String { "Meine Bestellungen" }
    var noOrdersTitle: String { "Keine Bestellungen" }
    var noOrders: String { "Was du bestellst, steht hier, und wie lange es noch dauert." }
    func line(_ line: OrderLine) -> String {
        ([line.name] + line.options + (line.note.isEmpty ? [] : ["„\(line.note)“"])).joined(separator: ", ")
    }
    func order(_ number: Int) -> String { "Bestellung \(number)" }
    func wait(_ wait: OrderWait, _ state: OrderState) -> String {
        switch wait {
        case .unknown: stateName(state)
        case .minutes(let minutes): "\(stateName(state)), \(minutes) Min."
        case .soon: "Gleich"
        case .over(let state): stateName(state)
        }
    }
    private func stateName(_ state: OrderState) -> String {
        switch state {
        case .placed: "Wartet auf die Küche"
        case .accepted: "Angenommen"
        case .preparing: "In Arbeit"
        case .onTheWay: "Unterwegs"
        case .delivered: "Geliefert"
        case .refused: "Abgelehnt"
        case .cancelled: "Zurückgenommen"
        }
    }
    func placed(_ ago: String, _ place: String) -> String { place.isEmpty ? ago : "\(ago), nach \(place)" }
    func refusedBecause(_ reason: String) -> String { "Die Küche kann nicht: „\(reason)“" }
    func became(_ order: MealOrder) -> String {
        let name = "Bestellung \(order.number)"
        return switch order.state {
        case .placed: "\(name) wartet auf die Küche."
        case .accepted: "\(name) ist angenommen."
        case .preparing: "\(name) ist in Arbeit."
        case .onTheWay: "\(name) ist unterwegs."
        case .delivered: "\(name) ist da. Guten Appetit."
        case .refused: "\(name) ist abgelehnt: \(order.reason ?? "")"
        case .cancelled:
            order.hasLapsed
                ? "\(name) wurde nicht rechtzeitig bezahlt und ist zurückgenommen."
                : "\(name) ist zurückgenommen."
        }
    }
    func money(of order: MealOrder) -> String? {
        switch order.money {
        case .due: order.pay == .cash ? nil : order.isHeld ? "Noch zu bezahlen" : "Nicht bezahlt"
        case .paid: order.pay == .cash ? "An der Tür bezahlt" : "Bezahlt"
        case .returning: "Was du bezahlt hast, geht an dich zurück"
        case .returned: "Was du bezahlt hast, ist zurückgegeben"
        case .disputed: "Das Geld wurde bei der Bank zurückverlangt"
        }
    }
    var waitsForPayment: String { "Wartet auf die Zahlung" }
    var payNow: String { "Jetzt bezahlen" }
    var payClosed: String {
        "Das lässt sich nicht mehr bezahlen. Nichts wurde bezahlt; bestelle noch einmal oder bar."
    }
    var cancelOrder: String { "Zurücknehmen" }
    func orderCancelled(_ number: Int) -> String { "Bestellung \(number) ist zurückgenommen." }
    var tooLateToCancel: String { "Dafür ist es zu spät: Die Küche hat angefangen." }
    var orderAgain: String { "Noch einmal bestellen" }
    var notAllAgain: String { "Nicht alles davon steht jetzt auf der Karte." }
}
