extension OrderDraft {
    public static let mostLines = 50, quantities = 1...99
    public static let noteLength = 0...200

    /// What is wrong with which field, whatever the menu says; empty = it may be asked for.
    public var faults: [String: FieldFault] {
        var faults = delivery.faults
        if lines.isEmpty { faults["lines"] = .missing }
        if lines.count > Self.mostLines { faults["lines"] = .tooLong }
        for (place, line) in lines.prefix(Self.mostLines).enumerated() {
            let fits =
                Self.quantities.contains(line.quantity) && line.item.utf8.count <= 64
                && line.options.count <= 50 && line.options.allSatisfy { $0.utf8.count <= 64 }
            if !fits { faults["lines.\(place)"] = .invalid }
            if let fault = PublicText.fault(in: line.note, Self.noteLength) {
                faults["lines.\(place).note"] = fault
            }
        }
        return faults
    }

    /// Of each line what has changed in the menu since it was seen, and of all of them; empty = it is as it was seen.
    public func changes(against menu: Menu) -> [String: FieldFault] {
        var changes: [String: FieldFault] = [:]
        for (place, line) in lines.enumerated() {
            let name = "lines.\(place)"
            guard let item = menu.item(line.item), let price = item.price(with: line.options) else {
                changes[name] = .gone
                continue
            }
            if item.isSoldOut {
                changes[name] = .soldOut
            } else if price != line.price {
                changes[name] = .price
            }
        }
        if fee != menu.fee { changes["fee"] = .price }
        if changes.isEmpty, total != sum + fee { changes["total"] = .invalid }
        if changes.isEmpty, sum < menu.least { changes["total"] = .tooShort }
        if !menu.places.isEmpty, !menu.places.contains(delivery.place) { changes["place"] = .gone }
        if !menu.isOpen { changes["hours"] = .gone }
        if !menu.ways.contains(pay) || pay.isOnline && total == 0 { changes["pay"] = .gone }
        return changes
    }

    /// Without the fee, at the prices that were seen.
    public var sum: Int {
        lines.reduce(0) { sum, line in
            let (amount, isTooMuch) = line.quantity.multipliedReportingOverflow(by: line.price)
            let (next, isMore) = sum.addingReportingOverflow(amount)
            return isTooMuch || isMore ? .max : next
        }
    }
}

extension Delivery {
    static let nameLength = 1...60, placeLength = 1...120, roomLength = 0...40

    /// What an account keeps of it, each under the name that it has in both.
    public enum Kept: String, Sendable, Hashable, CaseIterable {
        case firstName, lastName, place, room

        public var length: ClosedRange<Int> {
            switch self {
            case .firstName, .lastName: Delivery.nameLength
            case .place: Delivery.placeLength
            case .room: Delivery.roomLength
            }
        }

        /// What is wrong with what is typed; nothing at all is never wrong: it is asked for with the order.
        public func fault(in text: String) -> FieldFault? {
            text.isEmpty ? nil : PublicText.fault(in: text, length)
        }
    }

    /// Takes what is still empty from what an account keeps. Names are taken together: half of somebody's, with half of
    /// somebody else's, is nobody's.
    public mutating func fillIn(from account: Account) {
        if firstName.isEmpty, lastName.isEmpty {
            (firstName, lastName) = (account.firstName ?? "", account.lastName ?? "")
            let names = account.displayName.split(separator: " ").map(String.init)
            if firstName.isEmpty, lastName.isEmpty, names.count > 1 {
                firstName = names.dropLast().joined(separator: " ")
                lastName = names[names.count - 1]
            }
        }
        // A room belongs to its place.
        if place.isEmpty, room.isEmpty { (place, room) = (account.place ?? "", account.room ?? "") }
        if phone.isEmpty { phone = account.phone ?? "" }
    }

    /// What of it an account doesn't keep yet, to be kept there; nil = all of it is.
    public func toKeep(in account: Account) -> AccountChange? {
        var change = AccountChange()
        if firstName != account.firstName ?? "" { change.firstName = firstName }
        if lastName != account.lastName ?? "" { change.lastName = lastName }
        if place != account.place ?? "" { change.place = place }
        if room != account.room ?? "" { change.room = room }
        if PhoneNumber.normalised(phone) != account.phone ?? "" { change.phone = phone }
        return change == AccountChange() ? nil : change
    }

    /// What is wrong with which field; empty = nothing.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        let texts = [
            ("firstName", firstName, Self.nameLength), ("lastName", lastName, Self.nameLength),
            ("place", place, Self.placeLength), ("room", room, Self.roomLength),
        ]
        for (field, text, length) in texts { faults[field] = PublicText.fault(in: text, length) }
        faults["phone"] = PhoneNumber.fault(in: phone)
        return faults
    }
}
