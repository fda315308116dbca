import API
import House
import class House.Host
import Kit
import Stage

/// What is to be ordered, to whom and where (KI4).
@MainActor final class OrderListPage: Page {
    enum Field: String, CaseIterable { case firstName, lastName, place, room, phone }

    let ordering: Ordering
    private(set) var faults: [Field: FieldFault] = [:]

    /// How it is to be paid: as was chosen, as far as the kitchen still takes that.
    var way: PayWay {
        let ways = ordering.menu?.ways ?? [.cash]
        return ways.contains(ordering.list.pay) ? ordering.list.pay : ways.first ?? .cash
    }

    func choose(_ way: PayWay) {
        host.services.speaker.play(.tick)
        ordering.change { list in
            if list.isOpen { list.pay = way }
        }
    }

    init(_ ordering: Ordering) {
        self.ordering = ordering
        fillIn()
    }

    var host: Host { ordering.host }
    static let id = "order list"
    var id: String { Self.id }
    var title: String? { host.words.orderList }
    var isForm: Bool { true }
    func view(_ look: Look) -> any View { OrderListView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { ordering.askMenu() }

    // MARK: For the next time

    /// Whether what is typed is to be kept in the account, for other devices and for when this list is long gone.
    private(set) var keepsInAccount = false

    /// Nil = the account has all of it, or there is nothing to keep yet.
    var toKeep: AccountChange? {
        guard let account = host.membership.account, ordering.list.delivery.faults.isEmpty else { return nil }
        return ordering.list.delivery.toKeep(in: account)
    }

    func toggleKeeping() {
        keepsInAccount.toggle()
        host.services.speaker.play(.tick)
        host.touch()
    }

    func fieldID(_ field: Field) -> String { "order \(field.rawValue)" }

    func text(_ field: Field) -> String {
        let delivery = ordering.list.delivery
        return switch field {
        case .firstName: delivery.firstName
        case .lastName: delivery.lastName
        case .place: delivery.place
        case .room: delivery.room
        case .phone: delivery.phone
        }
    }

    func type(_ text: String, into field: Field) {
        faults[field] = nil
        ordering.change { list in
            guard list.isOpen else { return }
            switch field {
            case .firstName: list.delivery.firstName = text
            case .lastName: list.delivery.lastName = text
            case .place: list.delivery.place = text
            case .room: list.delivery.room = text
            case .phone: list.delivery.phone = text
            }
        }
    }

    /// What the account knows needn't be typed.
    private func fillIn() {
        guard let account = host.membership.account else { return }
        ordering.change { list in
            guard list.isOpen else { return }
            list.delivery.fillIn(from: account)
        }
    }

    /// Looks at a field that is left.
    func left(_ field: Field) {
        if text(field).trimmed.isEmpty { return }
        faults[field] = fault(field)
        host.touch()
    }

    private func fault(_ field: Field) -> FieldFault? {
        if field == .place, let menu = ordering.menu, !menu.places.isEmpty {
            return menu.places.contains(text(.place)) ? nil : .missing
        }
        return ordering.list.delivery.faults[field.rawValue]
    }

    func place() {
        faults = [:]
        for field in Field.allCases { faults[field] = fault(field) }
        if let first = Field.allCases.first(where: { faults[$0] != nil }) {
            if first != .place || ordering.menu?.places.isEmpty != false {
                host.stage.focus(on: fieldID(first), caret: .max)
            }
            host.services.speaker.play(.refused)
            return host.touch()
        }
        if keepsInAccount, let toKeep { ordering.keepInAccount(toKeep) }
        // What was chosen some other day may not be taken any more.
        let way = way
        ordering.change { list in
            if list.isOpen { list.pay = way }
        }
        ordering.order()
    }

    /// Whether there is enough in it, and the kitchen takes it.
    var canPlace: Bool {
        guard let menu = ordering.menu, !ordering.list.lines.isEmpty, !ordering.isPlacing else {
            return false
        }
        return menu.isOpen && ordering.list.sum >= menu.least && ordering.list.isOpen
    }
}
