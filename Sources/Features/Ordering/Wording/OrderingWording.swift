import API
import Language

/// What ordering says.
protocol OrderingWording: Wording {
    var orderFood: String { get }
    var orderingOffline: String { get }

    // The menu
    var noMenuTitle: String { get }
    var noMenuYet: String { get }
    var kitchenClosed: String { get }
    /// "Cash, card, PayPal".
    func paid(_ ways: [PayWay]) -> String
    func deliveryCosts(_ amount: String) -> String
    func fromOn(_ amount: String) -> String
    /// "3,000/= per piece".
    func each(_ price: String, _ unit: String) -> String
    var soldOut: String { get }
    var searchMenu: String { get }
    func notOnMenu(_ typed: String) -> String
    func contains(_ allergens: String) -> String
    func things(_ count: Int) -> String
    func toOrderList(_ amount: String) -> String

    // An item
    func choice(_ choice: MenuChoice) -> String
    var orderNote: String { get }
    var orderNotePlaceholder: String { get }
    var noteFault: String { get }
    var chooseFirst: String { get }
    var oneFewer: String { get }
    var oneMore: String { get }
    var addToList: String { get }
    var quantityKeys: String { get }
    var orderCamera: String { get }
    var orderByWaveTitle: String { get }
    var orderByWave: String { get }
    var waveForMore: String { get }
    var cameraSeesNothing: String { get }
    func onTheList(_ name: String) -> String

    // The list
    var orderList: String { get }
    var nothingOnList: String { get }
    var nothingOnListText: String { get }
    var toMenu: String { get }
    func fewer(_ name: String) -> String
    func more(_ name: String) -> String
    func removeLine(_ name: String) -> String
    func lineRemoved(_ name: String) -> String
    func changed(_ change: OrderList.Change, _ money: (Int) -> String) -> String
    var delivery: String { get }
    var total: String { get }
    var whereTo: String { get }
    func title(_ field: OrderListPage.Field) -> String
    func sentence(_ fault: FieldFault, _ field: OrderListPage.Field) -> String
    /// Where an order goes, for the next one.
    var keepInAccount: String { get }
    var keepInAccountDetail: String { get }
    var choosePlace: String { get }
    func tooLittle(_ least: String) -> String
    var menuChanged: String { get }
    var takeChanges: String { get }
    var howToPay: String { get }
    /// The kitchen begins when it is paid.
    var paidFirst: String { get }
    var placeOrder: String { get }
    var placeAndPay: String { get }
    var placing: String { get }
    /// It isn't known whether the kitchen has it.
    var placedUnknown: String { get }
    /// Long after it was sent.
    var wasNotOrdered: String { get }
    var askAgain: String { get }
    func orderPlaced(_ number: Int) -> String
    func orderToPay(_ number: Int) -> String

    // Orders
    var myOrders: String { get }
    var noOrdersTitle: String { get }
    var noOrders: String { get }
    func order(_ number: Int) -> String
    /// "Rolex, Cheese, “No onions”".
    func line(_ line: OrderLine) -> String
    func wait(_ wait: OrderWait, _ state: OrderState) -> String
    func placed(_ ago: String, _ place: String) -> String
    func refusedBecause(_ reason: String) -> String
    func became(_ order: MealOrder) -> String
    /// What there is to say of its money; nil = it goes without saying.
    func money(of order: MealOrder) -> String?
    var waitsForPayment: String { get }
    var payNow: String { get }
    var payClosed: String { get }
    var cancelOrder: String { get }
    func orderCancelled(_ number: Int) -> String
    var tooLateToCancel: String { get }
    var orderAgain: String { get }
    var notAllAgain: String { get }
}
