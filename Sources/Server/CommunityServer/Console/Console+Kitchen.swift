import API
import Hummingbird
import ServerStore

/// Where a kitchen works its orders off (KI7).
extension Asking {
    private struct LineShown {
        var quantity: String
        var name: String
        var options: String?
        var note: String?
    }

    private struct StepShown {
        var state: String
        var label: String
        var key: String?
        var isFirst: Bool
    }

    private struct OrderShown {
        var order: String
        var number: Int
        var state: String
        var stateWord: String
        var placed: String
        var ago: String
        var expected: String?
        var isLate: Bool
        var lines: [LineShown]
        var total: String
        /// Whether it is to be paid at the door.
        var money: String
        var isPaid: Bool
        var guest: String
        var place: String
        var phone: String
        var steps: [StepShown]
        var mayRefuse: Bool
        /// Minutes that are offered with the acceptance, or as another time.
        var minutes: [Int]
        var accepts: Bool
    }

    private struct KitchenPage {
        var isClosed: Bool
        var isOpen: Bool
        var hasMenu: Bool
        var orders: [OrderShown]
        var waiting: Int
    }

    /// Whoever works in the kitchen: the server's owners, and whom they have made cooks.
    func cook(_ connection: any Connection) throws -> StoredAccount {
        let account = try myAccount(connection)
        guard backroom.settings.hasOrdering else { throw Problem.notFound }
        guard account.isCook else { throw Problem.forbidden("it takes a cook") }
        return account
    }

    func showKitchen(isWall: Bool = false, fault: String? = nil, status: HTTPResponse.Status = .ok)
        async throws
        -> Reply
    {
        let words = consoleWords
        let (menu, isClosed, orders, waiting) = try await store.read { connection in
            _ = try cook(connection)
            let kitchen = Kitchen(connection)
            return (
                try self.menu(connection), try kitchen.isClosed(),
                try MealOrders(connection).open(limit: 200),
                try MealOrders(connection).waiting()
            )
        }
        let main = KitchenPage(
            isClosed: isClosed, isOpen: menu?.isOpen == true, hasMenu: menu != nil,
            orders: orders.map { shown($0.shown, words) }, waiting: waiting)
        return try await consolePage(
            isWall ? "kitchen-wall" : "kitchen", words.say("Kitchen", "Küche"), main, status: status,
            fault: fault)
    }

    private func shown(_ order: MealOrder, _ words: ConsoleWords) -> OrderShown {
        let steps = order.state.next(by: .kitchen).filter { !$0.needsReason }
        return OrderShown(
            order: order.id, number: order.number, state: order.state.rawValue,
            stateWord: words.state(order.state),
            placed: words.stamp(order.placedAt), ago: words.ago(order.placedAt),
            expected: order.expectedAt.map { words.clock($0, in: backroom.settings.timeZone) },
            isLate: order.expectedAt.map { $0 < now } ?? false,
            lines: order.lines.map { line in
                LineShown(
                    quantity: "\(line.quantity) ×", name: line.name,
                    options: line.options.isEmpty ? nil : line.options.joined(separator: ", "),
                    note: line.note.isEmpty ? nil : line.note)
            }, total: words.money(order.total, order.currency), money: words.money(of: order),
            isPaid: order.money == .paid,
            guest: "\(order.delivery.firstName) \(order.delivery.lastName)",
            place: [order.delivery.place, order.delivery.room].filter { !$0.isEmpty }.joined(separator: ", "),
            phone: order.delivery.phone,
            steps: steps.enumerated().map { place, step in
                StepShown(
                    state: step.rawValue, label: words.deed(step), key: place == 0 ? "a" : nil,
                    isFirst: place == 0)
            }, mayRefuse: order.state.next(by: .kitchen).contains(.refused), minutes: [15, 20, 30, 45, 60],
            accepts: order.state == .placed)
    }

    /// A step of an order, or another time at which it is expected.
    func workOnOrder() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, now = now
        let id = parameters.get("order") ?? ""
        let minutes = fields["minutes"].flatMap { Int($0) }
        if fields["minutes"] != nil, minutes.map({ !(1...600).contains($0) }) ?? true {
            throw Problem.malformed("no such time")
        }
        let state = fields["to"].flatMap(OrderState.init(rawValue:))
        let reason = PublicText.cleaned(fields["reason"] ?? "")
        if state == .refused, Removal(reason: reason).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: whoever ordered reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer bestellt hat, liest es. Nichts wurde geändert.")
            return try await showKitchen(fault: fault, status: .unprocessableContent)
        }
        do {
            let order = try await store.write { connection in
                let me = try cook(connection), orders = MealOrders(connection)
                guard let state else {
                    guard let minutes else { throw Problem.malformed("nothing to do") }
                    return try orders.expect(id, in: minutes, at: now)
                }
                return try orders.step(
                    id, to: state, by: .kitchen, me.shown.id, minutes: minutes,
                    reason: state == .refused ? reason : nil, at: now)
            }
            guard let order else { throw Problem.notFound }
            if order.shown.pay.isOnline { backroom.till.ring() }
            if let account = order.account { await hint(ofOrdersOf: account, at: now) }
            return seeOther(Route.kitchen.path)
        } catch let other as MealOrders.NotNext {
            let fault = words.say(
                "Somebody was faster: it is “\(words.state(other.state))”. Nothing was changed.",
                "Jemand war schneller: Sie ist „\(words.state(other.state))“. Nichts wurde geändert.")
            return try await showKitchen(fault: fault, status: .conflict)
        }
    }

    /// An order on paper.
    func showTicket() async throws -> Reply {
        struct Ticket {
            var number: Int
            var guest: String
            var place: String
            var phone: String
            var lines: [LineShown]
            var total: String
            var money: String
            var placed: String
            var placedClock: String
        }
        let words = consoleWords, id = parameters.get("order") ?? ""
        let found = try await store.read { connection in
            _ = try cook(connection)
            return try MealOrders(connection).find(id)
        }
        guard let found else { throw Problem.notFound }
        let order = shown(found.shown, words)
        return try await consolePage(
            "kitchen-ticket", words.say("Ticket", "Zettel"),
            Ticket(
                number: order.number, guest: order.guest, place: order.place, phone: order.phone,
                lines: order.lines, total: order.total, money: order.money, placed: order.placed,
                placedClock: words.clock(found.shown.placedAt, in: backroom.settings.timeZone)))
    }

    /// Takes no orders for now, or takes them again.
    func closeKitchen() async throws -> Reply {
        let isClosed = try await fields()["closed"] == "yes"
        try await store.write { connection in
            _ = try cook(connection)
            try Kitchen(connection).close(isClosed)
        }
        return seeOther(Route.kitchen.path)
    }
}
