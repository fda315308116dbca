import API

/// What somebody wants to order, as it was seen on the menu (KI3, KI4). It is kept over restarts.
///
/// Placing it happens exactly once: before the first try a key is made and kept with what is sent, and as long as nobody
/// knows whether the kitchen has it, the same is asked with the same key, and nothing else.
struct OrderList: Codable, Sendable, Hashable {
    struct Line: Codable, Sendable, Hashable, Identifiable {
        var id: Int
        var item: String
        var name: String
        var unit: String
        /// By their ids, and as they are called.
        var options: [String]
        var optionNames: [String]
        var note: String
        var quantity: Int
        /// Of one with its options, as it was seen.
        var price: Int

        var amount: Int { quantity * price }
    }

    /// What was sent, and under which key.
    struct Attempt: Codable, Sendable, Hashable {
        var key: String
        var draft: OrderDraft
        /// When it was first sent, in seconds since 1970; nil = by an older program.
        var at: Double?

        /// Seconds after which it isn't sent again unasked, and after which no question of then is still under way.
        static let patience = 600.0

        func isFresh(at now: Double) -> Bool { at.map { now - $0 < Self.patience } ?? false }
    }

    var lines: [Line] = []
    var delivery = Delivery(firstName: "", lastName: "", place: "", phone: "")
    /// How it is to be paid.
    var pay = PayWay.cash
    /// Not nil while it isn't known whether the kitchen has it.
    private(set) var attempt: Attempt?

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        lines = try values.decode([Line].self, forKey: .lines)
        delivery = try values.decode(Delivery.self, forKey: .delivery)
        // One that was kept before there was a choice.
        pay = try values.decodeIfPresent(PayWay.self, forKey: .pay) ?? .cash
        attempt = try values.decodeIfPresent(Attempt.self, forKey: .attempt)
    }

    var sum: Int { lines.reduce(0) { $0 + $1.amount } }
    /// How many things there are in it.
    var count: Int { lines.reduce(0) { $0 + $1.quantity } }
    /// Whether it can be changed.
    var isOpen: Bool { attempt == nil }

    // MARK: Changing

    /// Adds so many of an item; the same once more is more of it.
    mutating func add(
        _ item: MenuItem, _ quantity: Int, options: [String], note: String
    ) {
        guard isOpen, let price = item.price(with: options) else { return }
        let names = item.names(of: options)
        if let place = lines.firstIndex(where: {
            $0.item == item.id && Set($0.options) == Set(options) && $0.note == note && $0.price == price
        }) {
            return lines[place].quantity = Self.bounded(lines[place].quantity + quantity)
        }
        guard lines.count < OrderDraft.mostLines else { return }
        lines.append(
            Line(
                id: (lines.map(\.id).max() ?? 0) + 1, item: item.id, name: item.name, unit: item.unit,
                options: options, optionNames: names, note: note, quantity: Self.bounded(quantity),
                price: price))
    }

    mutating func step(_ line: Line.ID, by steps: Int) {
        guard isOpen, let place = lines.firstIndex(where: { $0.id == line }) else { return }
        lines[place].quantity = Self.bounded(lines[place].quantity + steps)
    }

    mutating func remove(_ line: Line.ID) {
        if isOpen { lines.removeAll { $0.id == line } }
    }

    /// One that was removed, where it was, as far as there is such a place.
    mutating func putBack(_ line: Line, at place: Int) {
        guard isOpen, !lines.contains(where: { $0.id == line.id }), lines.count < OrderDraft.mostLines else {
            return
        }
        lines.insert(line, at: min(max(0, place), lines.count))
    }

    static func bounded(_ quantity: Int) -> Int {
        min(max(quantity, OrderDraft.quantities.lowerBound), OrderDraft.quantities.upperBound)
    }

    /// What has been ordered before, as far as the menu still has it.
    mutating func add(again order: MealOrder, from menu: API.Menu) -> Int {
        var added = 0
        for line in order.lines {
            guard let item = menu.item(line.item), !item.isSoldOut else { continue }
            let options = item.choices.flatMap(\.options).filter { line.options.contains($0.name) }.map(\.id)
            guard item.price(with: options) != nil else { continue }
            add(item, line.quantity, options: options, note: line.note)
            added += 1
        }
        return added
    }

    // MARK: What has changed

    /// What of it isn't as it is on the menu.
    enum Change: Sendable, Hashable {
        case gone, soldOut
        /// It costs so much now.
        case price(Int)
    }

    func changes(against menu: API.Menu) -> [Line.ID: Change] {
        var changes: [Line.ID: Change] = [:]
        for line in lines {
            guard let item = menu.item(line.item), let price = item.price(with: line.options) else {
                changes[line.id] = .gone
                continue
            }
            if item.isSoldOut {
                changes[line.id] = .soldOut
            } else if price != line.price {
                changes[line.id] = .price(price)
            }
        }
        return changes
    }

    /// Takes the menu as it is: other prices hold, and what can't be had goes. Only when somebody has said so.
    mutating func accept(_ menu: API.Menu) {
        guard isOpen else { return }
        let changes = changes(against: menu)
        lines.removeAll { changes[$0.id] == .gone || changes[$0.id] == .soldOut }
        for place in lines.indices {
            if case .price(let price)? = changes[lines[place].id] { lines[place].price = price }
        }
    }

    // MARK: Placing

    /// What is to be sent now: what was sent already, or the list as it is under a new key.
    mutating func sending(fee: Int, key: String, at now: Double) -> Attempt {
        if let attempt { return attempt }
        let draft = OrderDraft(
            lines: lines.map {
                OrderDraft.Line(
                    item: $0.item, quantity: $0.quantity, options: $0.options, note: $0.note, price: $0.price)
            }, fee: fee, total: sum + fee, delivery: delivery, pay: pay)
        let attempt = Attempt(key: key, draft: draft, at: now)
        self.attempt = attempt
        return attempt
    }

    /// The kitchen has it.
    mutating func placed(key: String) {
        guard attempt?.key == key else { return }
        (lines, attempt) = ([], nil)
    }

    /// Whether it has certainly not come to the kitchen: it was sent long ago, and none of the latest orders is like it,
    /// whatever the clocks of both sides say.
    func isLost(among orders: [MealOrder], at now: Double) -> Bool {
        guard let attempt, let at = attempt.at, !attempt.isFresh(at: now) else { return false }
        let day = 86_400.0
        return !orders.contains {
            $0.total == attempt.draft.total && abs(Double($0.placedAt) / 1000 - at) < day
        }
    }

    /// The server has said that nothing was ordered: the next try is another one.
    mutating func refused(key: String) {
        if attempt?.key == key { attempt = nil }
    }
}
