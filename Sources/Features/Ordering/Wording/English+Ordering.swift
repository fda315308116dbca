import API
import Language

extension English: OrderingWording {
    var orderFood: String { "Order food" }
    var orderingOffline: String { "You work offline: nothing can be ordered now." }

    var noMenuTitle: String { "No menu" }
    var noMenuYet: String { "The kitchen has written no menu yet." }
    var kitchenClosed: String { "The kitchen takes no orders now. You can put a list together already." }
    func paid(_ ways: [PayWay]) -> String {
        ways.map { way in
            switch way {
            case .cash: "Cash"
            case .stripe: "card"
            case .paypal: "PayPal"
            }
        }.joined(separator: ", ")
    }
    func deliveryCosts(_ amount: String) -> String { "Delivery \(amount)" }
    func fromOn(_ amount: String) -> String { "From \(amount) on" }
    func each(_ price: String, _ unit: String) -> String { unit.isEmpty ? price : "\(price) per \(unit)" }
    var searchMenu: String { "Search the menu" }
    func notOnMenu(_ typed: String) -> String { "There is no “\(typed)” on the menu." }
    var soldOut: String { "Sold out" }
    func contains(_ allergens: String) -> String { "Contains: \(allergens)" }
    func things(_ count: Int) -> String { count == 1 ? "1 thing" : "\(count) things" }
    func toOrderList(_ amount: String) -> String { "To the list, \(amount)" }

    func choice(_ choice: MenuChoice) -> String {
        if choice.least == choice.most {
            return choice.least == 1 ? choice.name : "\(choice.name): choose \(choice.least)"
        }
        return choice.least == 0
            ? "\(choice.name): up to \(choice.most)" : "\(choice.name): \(choice.least) to \(choice.most)"
    }
    var orderNote: String { "A word to the kitchen" }
    var orderNotePlaceholder: String { "No onions" }
    var noteFault: String { "That is too long, or has characters in it that can’t be there." }
    var chooseFirst: String { "Choose first" }
    var oneFewer: String { "One fewer" }
    var oneMore: String { "One more" }
    var addToList: String { "Add to the list" }
    var quantityKeys: String { "At a dish: one more, one fewer" }
    var orderCamera: String { "Choose how many by waving" }
    var orderByWaveTitle: String { "Wave for one more?" }
    var orderByWave: String {
        "While a dish is open, the camera watches for a waving hand; its pictures stay inside this program, are never saved and never sent anywhere."
    }
    var waveForMore: String { "The camera is on. Wave to the right: one more. To the left: one fewer." }
    var cameraSeesNothing: String { "The camera shows no picture yet. The buttons and keys work." }
    func onTheList(_ name: String) -> String { "“\(name)” is on the list." }

    var orderList: String { "Your order" }
    var nothingOnList: String { "Nothing chosen yet" }
    var nothingOnListText: String { "Take something from the menu, and it stands here." }
    var toMenu: String { "To the menu" }
    func fewer(_ name: String) -> String { "One \(name) fewer" }
    func more(_ name: String) -> String { "One \(name) more" }
    func removeLine(_ name: String) -> String { "Take \(name) off the list" }
    func lineRemoved(_ name: String) -> String { "“\(name)” is off the list." }
    func changed(_ change: OrderList.Change, _ money: (Int) -> String) -> String {
        switch change {
        case .gone: "It isn’t on the menu like this any more."
        case .soldOut: "It is sold out."
        case .price(let price): "It costs \(money(price)) now."
        }
    }
    var delivery: String { "Delivery" }
    var total: String { "Total" }
    var whereTo: String { "Where to" }
    func title(_ field: OrderListPage.Field) -> String {
        switch field {
        case .firstName: "First name"
        case .lastName: "Last name"
        case .place: "Place"
        case .room: "Room, if there is one"
        case .phone: "Telephone or messenger number"
        }
    }
    func sentence(_ fault: FieldFault, _ field: OrderListPage.Field) -> String {
        switch (fault, field) {
        case (.missing, .phone): "The kitchen calls it if it can’t find you."
        case (.missing, _): "This is needed."
        case (.tooLong, _): "That is too long."
        case (.tooShort, .phone), (.invalid, .phone), (.characters, .phone): "That is no telephone number."
        default: "Something is wrong with that."
        }
    }
    var keepInAccount: String { "Keep this in my account" }
    var keepInAccountDetail: String { "It is filled in the next time, on every device." }
    var choosePlace: String { "Choose where it is to be brought." }
    func tooLittle(_ least: String) -> String { "The kitchen brings orders from \(least) on." }
    var menuChanged: String {
        "The menu has changed since you chose. Nothing is ordered yet: look at what is different, then decide."
    }
    var takeChanges: String { "Take it as it is now" }
    var howToPay: String { "How to pay" }
    var paidFirst: String {
        "A page opens in the browser. The kitchen begins when it is paid, within the hour; if it refuses, all of it goes back."
    }
    var placeOrder: String { "Order" }
    var placeAndPay: String { "Order and pay" }
    var placing: String { "It is being ordered…" }
    var placedUnknown: String {
        "It isn’t known whether the kitchen has your order. Asked again, it is ordered once, never twice."
    }
    var wasNotOrdered: String { "What you sent last did not come to the kitchen. Your list is as it was." }
    var askAgain: String { "Ask again" }
    func orderPlaced(_ number: Int) -> String { "Order \(number) is in the kitchen." }
    func orderToPay(_ number: Int) -> String { "Order \(number) goes to the kitchen when it is paid." }

    var myOrders: String { "My orders" }
    var noOrdersTitle: String { "No orders" }
    var noOrders: String { "What you order stands here, with how long it still takes." }
    func line(_ line: OrderLine) -> String {
        ([line.name] + line.options + (line.note.isEmpty ? [] : ["“\(line.note)”"])).joined(separator: ", ")
    }
    func order(_ number: Int) -> String { "Order \(number)" }
    func wait(_ wait: OrderWait, _ state: OrderState) -> String {
        switch wait {
        case .unknown: state == .placed ? "Waits for the kitchen" : stateName(state)
        case .minutes(let minutes): "\(stateName(state)), \(minutes) min"
        case .soon: "Soon"
        case .over(let state): stateName(state)
        }
    }
    private func stateName(_ state: OrderState) -> String {
        switch state {
        case .placed: "Waits for the kitchen"
        case .accepted: "Accepted"
        case .preparing: "Being prepared"
        case .onTheWay: "On the way"
        case .delivered: "Delivered"
        case .refused: "Refused"
        case .cancelled: "Taken back"
        }
    }
    func placed(_ ago: String, _ place: String) -> String { place.isEmpty ? ago : "\(ago), to \(place)" }
    func refusedBecause(_ reason: String) -> String { "The kitchen can’t: “\(reason)”" }
    func became(_ order: MealOrder) -> String {
        let name = "Order \(order.number)"
        return switch order.state {
        case .placed: "\(name) waits for the kitchen."
        case .accepted: "\(name) is accepted."
        case .preparing: "\(name) is being prepared."
        case .onTheWay: "\(name) is on the way."
        case .delivered: "\(name) is there. Enjoy it."
        case .refused: "\(name) is refused: \(order.reason ?? "")"
        case .cancelled:
            order.hasLapsed
                ? "\(name) was not paid in time, and is taken back." : "\(name) is taken back."
        }
    }
    func money(of order: MealOrder) -> String? {
        switch order.money {
        case .due: order.pay == .cash ? nil : order.isHeld ? "To be paid" : "Not paid"
        case .paid: order.pay == .cash ? "Paid at the door" : "Paid"
        case .returning: "What you paid goes back to you"
        case .returned: "What you paid was given back"
        case .disputed: "Your bank has been asked for the money"
        }
    }
    var waitsForPayment: String { "Waits for the payment" }
    var payNow: String { "Pay now" }
    var payClosed: String { "It can’t be paid any more. Nothing was paid; order it again, or with cash." }
    var cancelOrder: String { "Take it back" }
    func orderCancelled(_ number: Int) -> String { "Order \(number) is taken back." }
    var tooLateToCancel: String { "It is too late for that: the kitchen has begun." }
    var orderAgain: String { "Order again" }
    var notAllAgain: String { "Not all of it is on the menu now." }
}
