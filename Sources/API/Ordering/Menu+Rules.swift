extension Menu {
    public static let mostSections = 30, mostItems = 300, mostPlaces = 100

    /// What is wrong with which field; empty = it can be shown to guests.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        faults["kitchen"] = PublicText.fault(in: kitchen, 1...80)
        if Currency(currency) == nil { faults["currency"] = .invalid }
        if !Self.isAmount(fee) { faults["fee"] = .invalid }
        if !Self.isAmount(least) { faults["least"] = .invalid }
        if places.count > Self.mostPlaces { faults["places"] = .tooLong }
        for place in places { faults["places"] = faults["places"] ?? PublicText.fault(in: place, 1...80) }
        for one in hours where !one.isSound { faults["hours"] = .invalid }
        if hours.count > 50 || Set(hours).count < hours.count { faults["hours"] = .invalid }
        if sections.count > Self.mostSections { faults["sections"] = .tooLong }
        for section in sections {
            faults["section"] = faults["section"] ?? PublicText.fault(in: section.name, 1...60)
        }
        let items = sections.flatMap(\.items)
        if items.count > Self.mostItems { faults["items"] = .tooLong }
        let ids = items.map(\.id) + sections.map(\.id)
        if Set(ids).count < ids.count { faults["items"] = .taken }
        for item in items { faults.merge(item.faults) { first, _ in first } }
        return faults
    }

    static func isAmount(_ amount: Int) -> Bool { (0...Currency.most).contains(amount) }
}

extension OpeningHours {
    var isSound: Bool {
        (1...7).contains(day) && (0..<1440).contains(from) && until > from && until <= from + 1440
    }
}

extension MenuItem {
    public static let mostChoices = 10, mostOptions = 30

    /// What is wrong with which field.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        faults["name"] = PublicText.fault(in: name, 1...80)
        faults["text"] = PublicText.fault(in: text, 0...300)
        faults["unit"] = PublicText.fault(in: unit, 0...20)
        if !Menu.isAmount(price) { faults["price"] = .invalid }
        if let picture, !BlobName.isHash(picture) { faults["picture"] = .invalid }
        let isBounded =
            choices.count <= Self.mostChoices
            && choices.allSatisfy { choice in
                (1...Self.mostOptions).contains(choice.options.count) && choice.least >= 0
                    && choice.most >= max(1, choice.least) && choice.least <= choice.options.count
                    && PublicText.fault(in: choice.name, 1...40) == nil
                    && choice.options.allSatisfy {
                        PublicText.fault(in: $0.name, 1...40) == nil && Menu.isAmount($0.price)
                    }
            }
        let options = choices.flatMap(\.options).map(\.id)
        if !isBounded || Set(options).count < options.count { faults["choices"] = .invalid }
        return faults
    }
}
