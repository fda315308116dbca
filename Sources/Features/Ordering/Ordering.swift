import API
import struct Foundation.UUID
import Guest
public import House
import class House.Host
import Library
import Stage

/// A kitchen nearby cooks for whoever is signed in on its server (KI1–KI5). Nothing of it shows where there is none.
@MainActor public final class Ordering {
    unowned let host: Host
    public private(set) lazy var place = House.Place(
        "ordering", icon: "bell", name: { [unowned host] in host.words.orderFood },
        isThere: { [unowned self] in isThere }, page: { [unowned self] in MenuPage(self) })

    private(set) var menu: API.Menu?
    private(set) var list = OrderList()
    /// The newest first; nil = not read yet.
    private(set) var orders: [MealOrder]?
    private(set) var trouble: GuestTrouble?
    /// Whether the guest has looked at a page of it since the program began.
    private var hasCome = false
    /// Whether the list is on its way.
    private(set) var isPlacing = false
    /// Whether a page to pay on is on its way.
    private(set) var isOpeningPage = false
    /// The dish that lies over the menu.
    var item: ItemModel?
    /// Whether the guest is being asked about the camera, in its place.
    var isAskingForCamera = false
    /// Why the last try came to nothing.
    private(set) var refusal: Refusal?
    /// When the orders were asked for last, in seconds of the host's clock.
    private var asked = 0.0
    /// Whose list it is; nil = it hasn't been read.
    private var whose: String?

    enum Refusal: Hashable {
        /// The menu has changed.
        case changed
        /// It isn't known whether the kitchen has it.
        case unknown(GuestTrouble)
        case other(GuestTrouble)
    }

    public init(_ host: Host) {
        self.host = host
        host.membership.listen(for: .orders) { [weak self] in
            if self?.isThere == true { self?.askOrders() }
        }
        host.membership.listen(for: .membership) { [weak self] in self?.attune() }
    }

    var isThere: Bool { host.membership.can("ordering") }
    var serverName: String { host.membership.serverName }

    // MARK: Asking

    /// A page is shown: what is kept is read, and the server is asked.
    func come() {
        hasCome = true
        read()
        askMenu()
        askOrders()
        resend()
    }

    /// The program begins, or somebody else is signed in: the orders are asked for if something is under way, so that its
    /// guest hears what has become of it without looking. Nothing is ordered by that, and whoever has nothing under way
    /// asks nothing.
    private func attune() {
        if isThere { read() }
        let standing = host.membership.standing
        guard standing == .signedOut || standing == .alone, let left = whose else { return }
        // Whoever signs out leaves no addresses behind; but for a list of which nobody knows yet whether it is ordered.
        (whose, menu, list, orders) = (nil, nil, OrderList(), nil)
        host.change("orders") { box throws(LibraryError) in try await box.forget(left) }
    }

    /// What is kept of whoever is signed in.
    private func read() {
        let account = host.membership.identity
        guard account != whose else { return }
        // What is under way in somebody else's name is answered to nobody.
        (menu, list, orders, refusal, isPlacing) = (nil, OrderList(), nil, nil, false)
        whose = account
        guard let account else { return }
        host.read("order list") { box throws(LibraryError) in
            (try await box.orderList(of: account), try await box.orders(of: account))
        } then: { [self] answer in
            guard account == whose, case .success(let (kept, known)) = answer else { return }
            // Those that have come from the server meanwhile are newer.
            if orders == nil { orders = known }
            if let kept { list = kept }
            host.touch()
            if hasCome { resend() }
            if isUnderWay || !list.isOpen { askOrders() }
        }
    }

    /// A list that was on its way when the program ended is sent once more, if that was just now: later its guest may have
    /// eaten elsewhere, and says so themselves.
    private func resend() {
        if list.attempt?.isFresh(at: host.now) == true { send() }
    }

    /// Whether something is to come.
    var isUnderWay: Bool { orders?.contains { $0.state.isOpen } == true }

    func askMenu() {
        ask { guest throws(GuestTrouble) in
            try await guest.menu()
        } then: { [self] answer in
            switch answer {
            case .success(let menu): (self.menu, trouble) = (menu, nil)
            case .failure(.cancelled): break
            case .failure(let trouble): self.trouble = trouble
            }
        }
    }

    func askOrders() {
        asked = host.now
        ask { guest throws(GuestTrouble) in
            try await guest.orders()
        } then: { [self] answer in
            if case .success(let orders) = answer { take(orders) }
        }
    }

    /// Says what has become of those that were known.
    private func take(_ new: [MealOrder]) {
        let before = Dictionary((orders ?? []).map { ($0.id, $0) }) { first, _ in first }
        if orders != new {
            orders = new
            keepOrders()
        }
        if list.isLost(among: new, at: host.now), let key = list.attempt?.key {
            list.refused(key: key)
            refusal = nil
            keep()
            host.tell(host.words.wasNotOrdered)
        }
        for order in new.reversed() {
            guard let known = before[order.id] else { continue }
            if known.isHeld, !order.isHeld, order.state == .placed {
                host.services.speaker.play(.favourite)
                host.tell(host.words.orderPlaced(order.number))
            }
            // What one takes back oneself has been said.
            guard known.state != order.state, order.state != .cancelled || order.hasLapsed else { continue }
            let isBad = order.state == .refused || order.state == .cancelled
            host.services.speaker.play(isBad ? .refused : .favourite)
            host.tell(host.words.became(order))
            sayOnDesktop(order)
        }
    }

    // MARK: Elsewhere

    /// Seconds after which is asked again while the guest looks elsewhere: hints come only to a window that is looked at.
    private static let pause = 30.0

    /// While something is to come, and the guest looks elsewhere.
    public var clockwork: Clockwork {
        Clockwork(
            deadline: { [unowned self] in
                guard isThere, host.isAway || host.isHidden, isUnderWay else { return nil }
                return asked + Self.pause
            }, elapse: { [unowned self] in askOrders() })
    }

    private func sayOnDesktop(_ order: MealOrder) {
        guard host.isAway || host.isHidden, host.settings.notifications.allows(.orders) else { return }
        host.services.errands.run {
            [notify = host.services.notify, title = host.words.became(order), text = serverName] in
            await notify(title, text)
        } then: {
        }
    }

    private func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Answer,
        then: @escaping @MainActor (Result<Answer, GuestTrouble>) -> Void
    ) {
        host.membership.ask("ordering", question, then: then) { [weak self] in self?.isPlacing = false }
    }

    func sentence(_ trouble: GuestTrouble) -> String {
        if host.settings.worksOffline { return host.words.orderingOffline }
        if trouble.kind == .notFound { return host.words.noMenuYet }
        return trouble.sentence(host.words, serverName)
    }

    // MARK: The list

    func change(_ deed: (inout OrderList) -> Void) {
        let before = list
        deed(&list)
        if list == before { return }
        refusal = nil
        keep()
        host.touch()
    }

    private func keepOrders() {
        guard let whose, let orders else { return }
        host.change("orders") { box throws(LibraryError) in try await box.keep(orders, of: whose) }
    }

    private func keep() {
        guard let whose else { return }
        host.change("order list") { [list] box throws(LibraryError) in try await box.keep(list, of: whose) }
    }

    func remove(_ line: OrderList.Line) {
        guard let place = list.lines.firstIndex(of: line) else { return }
        change { $0.remove(line.id) }
        host.services.speaker.play(.tick)
        // Only this: what has been ordered meanwhile doesn't come back with it.
        host.tell(host.words.lineRemoved(line.name)) { [self] in change { $0.putBack(line, at: place) } }
    }

    /// Where it goes and to whom, for the next time; the order doesn't wait for it.
    func keepInAccount(_ change: AccountChange) {
        ask { guest throws(GuestTrouble) in
            // As it is typed now, whatever another device has said of it.
            try await guest.change(change, tag: nil).account
        } then: { [self] answer in
            if case .success(let account) = answer { host.membership.update(account) }
        }
    }

    // MARK: Placing

    /// Places the list: pressed ten times, it is placed once. What is sent is in the library before it is sent.
    func order() {
        guard let menu, let whose, !isPlacing, !list.lines.isEmpty else { return }
        if list.isOpen, host.settings.worksOffline {
            // It isn't under way, so it stays a list that can be changed.
            host.services.speaker.play(.refused)
            return host.tell(host.words.orderingOffline)
        }
        let changes = list.changes(against: menu)
        if list.isOpen, !changes.isEmpty {
            host.services.speaker.play(.refused)
            return refuseChanged()
        }
        _ = list.sending(fee: menu.fee, key: UUID().uuidString.lowercased(), at: host.now)
        (isPlacing, refusal) = (true, nil)
        host.touch()
        host.change("order list") { [list] box throws(LibraryError) in
            try await box.keep(list, of: whose)
        } then: { [self] _ in
            isPlacing = false
            send()
        } failed: { [self] in
            // What isn't kept isn't sent: nobody would know of it after a crash.
            isPlacing = false
            if let key = list.attempt?.key { list.refused(key: key) }
        }
    }

    /// Asks with what is kept, once more if nobody knows what has become of it.
    func send() {
        guard let attempt = list.attempt, !isPlacing else { return }
        (isPlacing, refusal) = (true, nil)
        host.touch()
        ask { guest throws(GuestTrouble) in
            try await guest.place(attempt.draft, key: attempt.key)
        } then: { [self] answer in
            isPlacing = false
            switch answer {
            case .success(let order):
                list.placed(key: attempt.key)
                keep()
                orders = [order] + (orders ?? []).filter { $0.id != order.id }
                keepOrders()
                host.services.speaker.play(.finish)
                host.tell(
                    order.isHeld
                        ? host.words.orderToPay(order.number) : host.words.orderPlaced(order.number))
                showOrders()
                if order.isHeld { pay(order) }
            case .failure(let trouble):
                host.services.speaker.play(.refused)
                refuse(trouble, attempt)
            }
        }
    }

    /// What is different is to be seen.
    private func refuseChanged() {
        refusal = .changed
        host.stage.scrollToTop(OrderListPage.id)
        host.touch()
    }

    private func refuse(_ trouble: GuestTrouble, _ attempt: OrderList.Attempt) {
        switch trouble.kind {
        case .orderChanged:
            list.refused(key: attempt.key)
            refuseChanged()
            askMenu()
        case .invalid, .forbidden, .suspended, .keyReused, .malformed, .notFound, .tooLarge, .upgrade:
            // It has said so, and nothing was ordered.
            list.refused(key: attempt.key)
            refusal = .other(trouble)
        default: refusal = .unknown(trouble)
        }
        keep()
    }

    func cancel(_ order: MealOrder) {
        ask { guest throws(GuestTrouble) in
            try await guest.cancel(order.id)
        } then: { [self] answer in
            switch answer {
            case .success(let order):
                orders = orders?.map { $0.id == order.id ? order : $0 }
                keepOrders()
                host.services.speaker.play(.tick)
                host.tell(host.words.orderCancelled(order.number))
            case .failure(let trouble):
                host.services.speaker.play(.refused)
                host.tell(trouble.kind == .changed ? host.words.tooLateToCancel : sentence(trouble))
                askOrders()
            }
        }
    }

    // MARK: Paying

    /// Shows the page on which an order is paid.
    func pay(_ order: MealOrder) {
        guard let payment = order.payment, order.isHeld, !isOpeningPage, let guest = host.membership.guest,
            !host.settings.worksOffline
        else { return host.services.speaker.play(.refused) }
        let account = host.membership.identity
        isOpeningPage = true
        host.touch()
        host.showPage(of: payment, from: guest) { [weak self] answer in
            guard let self else { return }
            isOpeningPage = false
            guard account == host.membership.identity else { return }
            guard case .failure(let trouble) = answer else {
                if case .success(let payment) = answer, payment.state == .expired {
                    host.services.speaker.play(.refused)
                    host.tell(host.words.payClosed)
                    askOrders()
                }
                return
            }
            host.services.log.warning("paying: \(trouble.cause)")
            host.services.speaker.play(.refused)
            switch trouble.kind {
            case .expired: host.tell(host.words.payClosed)
            case .busy: host.tell(host.words.payPageAway)
            default: host.tell(sentence(trouble))
            }
            askOrders()
        }
    }

    func again(_ order: MealOrder) {
        guard let menu, list.isOpen else { return showList() }
        var added = 0
        change { added = $0.add(again: order, from: menu) }
        host.services.speaker.play(added > 0 ? .tick : .refused)
        if added < order.lines.count { host.tell(host.words.notAllAgain) }
        showList()
    }

    // MARK: Going somewhere

    func showList() { host.show(OrderListPage(self)) }
    func showOrders() { host.show(OrdersPage(self)) }

    /// As money is written in the cook's language, and in the menu's currency.
    func money(_ amount: Int, _ code: String? = nil) -> String {
        host.words.money(amount, code ?? menu?.currency ?? "")
    }
}

extension MealOrder {
    /// Whether it was taken back because nobody has paid it.
    var hasLapsed: Bool { state == .cancelled && steps.last?.by == .till }
}
