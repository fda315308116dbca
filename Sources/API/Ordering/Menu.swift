/// What a kitchen cooks for others, and what it costs (KI2). Amounts are in the smallest unit of its currency.
public struct Menu: Codable, Sendable, Hashable {
    /// What the kitchen is called.
    public var kitchen: String
    /// ISO 4217.
    public var currency: String
    public var sections: [MenuSection]
    /// What bringing an order costs.
    public var fee: Int
    /// What an order must come to at least, without the fee.
    public var least: Int
    /// Where it is brought, if not just anywhere: "Mitchell Hall".
    public var places: [String]
    /// When orders are taken; empty = always.
    public var hours: [OpeningHours]
    /// Whether they are taken now.
    public var isOpen: Bool
    /// How an order can be paid.
    public var ways: [PayWay]

    public init(
        kitchen: String, currency: String, sections: [MenuSection] = [], fee: Int = 0, least: Int = 0,
        places: [String] = [], hours: [OpeningHours] = [], isOpen: Bool = true, ways: [PayWay] = [.cash]
    ) {
        (self.kitchen, self.currency, self.sections, self.fee) = (kitchen, currency, sections, fee)
        (self.least, self.places, self.hours, self.isOpen) = (least, places, hours, isOpen)
        self.ways = ways
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kitchen = try values.decode(String.self, forKey: .kitchen)
        currency = try values.decode(String.self, forKey: .currency)
        sections = try values.decode([MenuSection].self, forKey: .sections)
        fee = try values.decode(Int.self, forKey: .fee)
        least = try values.decode(Int.self, forKey: .least)
        places = try values.decode([String].self, forKey: .places)
        hours = try values.decode([OpeningHours].self, forKey: .hours)
        isOpen = try values.decode(Bool.self, forKey: .isOpen)
        // One that was written down before there was a choice.
        ways = try values.decodeIfPresent([PayWay].self, forKey: .ways) ?? [.cash]
    }

    public func item(_ id: String) -> MenuItem? {
        for section in sections {
            if let item = section.items.first(where: { $0.id == id }) { return item }
        }
        return nil
    }
}

public struct MenuSection: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    public var name: String
    public var items: [MenuItem]

    public init(id: String, name: String, items: [MenuItem] = []) {
        (self.id, self.name, self.items) = (id, name, items)
    }
}

/// Something that can be ordered.
public struct MenuItem: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    public var name: String
    public var text: String
    /// Of one.
    public var price: Int
    /// What one is: "piece", "plate". Empty = it goes without saying.
    public var unit: String
    /// By the names of the program's diets and allergens.
    public var diets: [String]
    public var allergens: [String]
    public var choices: [MenuChoice]
    public var isSoldOut: Bool
    /// The SHA-256 of its picture, in hexadecimal: ``Route/dishPicture``.
    public var picture: String?

    public init(
        id: String, name: String, text: String = "", price: Int, unit: String = "", diets: [String] = [],
        allergens: [String] = [], choices: [MenuChoice] = [], isSoldOut: Bool = false,
        picture: String? = nil
    ) {
        (self.id, self.name, self.text, self.price, self.unit) = (id, name, text, price, unit)
        (self.diets, self.allergens, self.choices) = (diets, allergens, choices)
        (self.isSoldOut, self.picture) = (isSoldOut, picture)
    }

    /// What one costs with such options; nil if they can't be chosen together.
    public func price(with options: [String]) -> Int? {
        guard Set(options).count == options.count else { return nil }
        var price = price, left = Set(options)
        for choice in choices {
            let chosen = choice.options.filter { left.contains($0.id) }
            guard choice.least <= chosen.count, chosen.count <= choice.most else { return nil }
            price += chosen.reduce(0) { $0 + $1.price }
            left.subtract(chosen.map(\.id))
        }
        return left.isEmpty ? price : nil
    }

    /// The names of options, in the order of the menu.
    public func names(of options: [String]) -> [String] {
        choices.flatMap(\.options).filter { options.contains($0.id) }.map(\.name)
    }
}

/// What whoever orders it chooses: "Sauce", one of three.
public struct MenuChoice: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    public var name: String
    /// How many options are chosen at least and at most.
    public var least: Int
    public var most: Int
    public var options: [MenuOption]

    public init(id: String, name: String, least: Int, most: Int, options: [MenuOption]) {
        (self.id, self.name, self.least, self.most, self.options) = (id, name, least, most, options)
    }
}

public struct MenuOption: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    public var name: String
    /// What it costs besides, for one.
    public var price: Int

    public init(id: String, name: String, price: Int = 0) {
        (self.id, self.name, self.price) = (id, name, price)
    }
}

/// When orders are taken on a day of the week, by the kitchen's clock.
public struct OpeningHours: Codable, Sendable, Hashable {
    /// 1 = Monday … 7 = Sunday.
    public var day: Int
    /// Minutes of the day; to 1440, and past it where it is open over midnight.
    public var from: Int
    public var until: Int

    public init(day: Int, from: Int, until: Int) { (self.day, self.from, self.until) = (day, from, until) }

    /// Whether orders are taken at a moment of a week.
    /// - Parameters:
    ///   - day: 1 = Monday … 7 = Sunday.
    ///   - minute: of the day.
    public static func areOpen(_ hours: [OpeningHours], day: Int, minute: Int) -> Bool {
        if hours.isEmpty { return true }
        let before = day == 1 ? 7 : day - 1
        return hours.contains { one in
            one.day == day && (one.from..<one.until).contains(minute)
                || one.day == before && (one.from..<one.until).contains(minute + 1440)
        }
    }
}
