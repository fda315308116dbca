/// An order as both sides see it. Its lines keep the names and prices of the moment at which it was placed: what is done to
/// the menu afterwards changes none.
public struct MealOrder: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    /// What is called out: counted up by the kitchen.
    public var number: Int
    public var state: OrderState
    public var lines: [OrderLine]
    /// ISO 4217; amounts are in its smallest unit.
    public var currency: String
    public var fee: Int
    /// Of all lines and the fee.
    public var total: Int
    public var delivery: Delivery
    /// Milliseconds since 1970.
    public var placedAt: Int64
    public var changedAt: Int64
    /// When it is expected to be there, as the kitchen has said; nil = it hasn't.
    public var expectedAt: Int64?
    /// Why it was refused.
    public var reason: String?
    /// What has become of it, the first step first.
    public var steps: [OrderStep]
    public var pay: PayWay
    /// How far its money is.
    public var money: OrderMoney
    /// Where it is paid, if that is in the browser: a ``Payment``.
    public var payment: String?

    public init(
        id: String, number: Int, state: OrderState = .placed, lines: [OrderLine], currency: String, fee: Int,
        total: Int, delivery: Delivery, placedAt: Int64, changedAt: Int64, expectedAt: Int64? = nil,
        reason: String? = nil, steps: [OrderStep] = [], pay: PayWay = .cash, money: OrderMoney = .due,
        payment: String? = nil
    ) {
        (self.id, self.number, self.state, self.lines) = (id, number, state, lines)
        (self.currency, self.fee, self.total, self.delivery) = (currency, fee, total, delivery)
        (self.placedAt, self.changedAt, self.expectedAt) = (placedAt, changedAt, expectedAt)
        (self.reason, self.steps) = (reason, steps)
        (self.pay, self.money, self.payment) = (pay, money, payment)
    }

    /// The kitchen knows nothing of it before it is paid.
    public var isHeld: Bool { state == .placed && pay.isOnline && money == .due }
}

/// Of an order: how far its money is.
public enum OrderMoney: String, Codable, Sendable, Hashable, CaseIterable {
    /// To be paid, at the door or in the browser.
    case due
    case paid
    /// To be given back, because the order was refused or taken back.
    case returning
    case returned
    /// Whoever paid has asked their bank for it.
    case disputed
}

/// A line of an order.
public struct OrderLine: Codable, Sendable, Hashable {
    /// Of the menu; it may be there no longer.
    public var item: String
    public var name: String
    public var unit: String
    /// The names of what was chosen.
    public var options: [String]
    /// "No onions."
    public var note: String
    public var quantity: Int
    /// Of one, with its options.
    public var price: Int

    public init(
        item: String, name: String, unit: String = "", options: [String] = [], note: String = "",
        quantity: Int, price: Int
    ) {
        (self.item, self.name, self.unit, self.options) = (item, name, unit, options)
        (self.note, self.quantity, self.price) = (note, quantity, price)
    }

    public var amount: Int { quantity * price }
}

/// Where an order goes, and to whom.
public struct Delivery: Codable, Sendable, Hashable {
    public var firstName: String
    public var lastName: String
    /// One of the menu's, or an address where it names none.
    public var place: String
    /// "Room 12", or empty.
    public var room: String
    /// By which the kitchen asks where the door is: for a call or a messenger.
    public var phone: String

    public init(firstName: String, lastName: String, place: String, room: String = "", phone: String) {
        (self.firstName, self.lastName, self.place) = (firstName, lastName, place)
        (self.room, self.phone) = (room, phone)
    }
}

public struct OrderStep: Codable, Sendable, Hashable {
    public var state: OrderState
    /// Milliseconds since 1970.
    public var at: Int64
    public var by: OrderState.Side

    public init(_ state: OrderState, at: Int64, by side: OrderState.Side) {
        (self.state, self.at, self.by) = (state, at, side)
    }
}

/// How long whoever has ordered still waits.
public enum OrderWait: Sendable, Hashable {
    /// The kitchen hasn't said.
    case unknown
    /// Minutes, counted up.
    case minutes(Int)
    /// The time has come, and it hasn't.
    case soon
    /// Nothing is to come any more.
    case over(OrderState)

    /// - Parameter now: milliseconds since 1970.
    public init(_ order: MealOrder, at now: Int64) {
        guard order.state.isOpen else {
            self = .over(order.state)
            return
        }
        guard let expectedAt = order.expectedAt else {
            self = .unknown
            return
        }
        let left = expectedAt - now
        self = left <= 0 ? .soon : .minutes(Int((left + 59_999) / 60_000))
    }
}

/// ``Route/placeOrder``: what is wanted, as it was seen. Where the menu has changed since, nothing is ordered.
public struct OrderDraft: Codable, Sendable, Hashable {
    public struct Line: Codable, Sendable, Hashable {
        public var item: String
        public var quantity: Int
        public var options: [String]
        public var note: String
        /// Of one with its options, as it was seen.
        public var price: Int

        public init(
            item: String, quantity: Int, options: [String] = [], note: String = "", price: Int
        ) {
            (self.item, self.quantity, self.options) = (item, quantity, options)
            (self.note, self.price) = (note, price)
        }
    }

    public var lines: [Line]
    /// As it was seen.
    public var fee: Int
    /// With the fee, as it was seen.
    public var total: Int
    public var delivery: Delivery
    public var pay: PayWay

    public init(lines: [Line], fee: Int, total: Int, delivery: Delivery, pay: PayWay = .cash) {
        (self.lines, self.fee, self.total, self.delivery) = (lines, fee, total, delivery)
        self.pay = pay
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        lines = try values.decode([Line].self, forKey: .lines)
        fee = try values.decode(Int.self, forKey: .fee)
        total = try values.decode(Int.self, forKey: .total)
        delivery = try values.decode(Delivery.self, forKey: .delivery)
        // One that was put together before there was a choice.
        pay = try values.decodeIfPresent(PayWay.self, forKey: .pay) ?? .cash
    }
}
