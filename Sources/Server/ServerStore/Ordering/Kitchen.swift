public import API
import Foundation

/// The server's kitchen and its menu, within a transaction.
public struct Kitchen {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// The menu; nil if nobody has written one yet.
    /// - Parameters:
    ///   - day: 1 = Monday … 7 = Sunday, by the kitchen's clock.
    ///   - minute: of the day.
    public func menu(day: Int, minute: Int) throws -> Menu? {
        guard let row = try connection.row("SELECT * FROM kitchen WHERE id = 1") else { return nil }
        let hours = try row.json([OpeningHours].self, "hours")
        var menu = Menu(
            kitchen: try row.text("name"), currency: try row.text("currency"),
            fee: Int(try row.integer("fee")), least: Int(try row.integer("least")),
            places: try row.json([String].self, "places"), hours: hours,
            isOpen: try !row.flag("is_closed") && OpeningHours.areOpen(hours, day: day, minute: minute))
        menu.sections = try connection.rows("SELECT id, name FROM menu_section ORDER BY position, id").map {
            MenuSection(id: try $0.text("id"), name: try $0.text("name"))
        }
        let places = Dictionary(
            uniqueKeysWithValues: menu.sections.enumerated().map { ($0.element.id, $0.offset) })
        for row in try connection.rows("SELECT * FROM menu_item ORDER BY section, position, id") {
            guard let place = places[try row.text("section")] else { continue }
            menu.sections[place].items.append(try MenuItem(row))
        }
        return menu
    }

    /// Puts a menu in the place of the one that there is. What is ordered already keeps its names and prices.
    /// - Parameter menu: has been looked through; whether it is open is said by its hours and by ``close(_:)``.
    public func write(_ menu: Menu) throws {
        try connection.run(
            """
            INSERT INTO kitchen (id, name, currency, fee, least, places, hours, is_closed, last_number)
            VALUES (1, ?, ?, ?, ?, ?, ?, 0, 0)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, currency = excluded.currency,
                fee = excluded.fee, least = excluded.least, places = excluded.places, hours = excluded.hours
            """,
            [
                .text(menu.kitchen), .text(menu.currency), .integer(menu.fee), .integer(menu.least),
                try .json(menu.places), try .json(menu.hours),
            ])
        try connection.run("DELETE FROM menu_item")
        try connection.run("DELETE FROM menu_section")
        for (position, section) in menu.sections.enumerated() {
            try connection.run(
                "INSERT INTO menu_section (id, position, name) VALUES (?, ?, ?)",
                [.text(section.id), .integer(position), .text(section.name)])
            for (position, item) in section.items.enumerated() {
                try connection.run(
                    """
                    INSERT INTO menu_item (id, section, position, name, text, price, unit, diets, allergens, choices,
                        is_sold_out, picture)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    [
                        .text(item.id), .text(section.id), .integer(position), .text(item.name),
                        .text(item.text), .integer(item.price), .text(item.unit), try .json(item.diets),
                        try .json(item.allergens), try .json(item.choices), .flag(item.isSoldOut),
                        .text(item.picture),
                    ])
            }
        }
    }

    /// - Returns: whether there is such an item.
    public func setSoldOut(_ isSoldOut: Bool, _ item: String) throws -> Bool {
        try connection.run(
            "UPDATE menu_item SET is_sold_out = ? WHERE id = ?", [.flag(isSoldOut), .text(item)]) == 1
    }

    /// Gives something on the menu a picture, or takes it away.
    /// - Returns: whether there is such an item.
    public func setPicture(_ hash: String?, _ item: String) throws -> Bool {
        try connection.run(
            "UPDATE menu_item SET picture = ? WHERE id = ?", [.text(hash), .text(item)]) == 1
    }

    /// Whether it is the picture of something on the menu.
    public func isPicture(_ hash: String) throws -> Bool {
        try connection.row("SELECT id FROM menu_item WHERE picture = ? LIMIT 1", [.text(hash)]) != nil
    }

    public func has(_ item: String) throws -> Bool {
        try connection.row("SELECT id FROM menu_item WHERE id = ?", [.text(item)]) != nil
    }

    /// Takes no orders for now, whatever the hours say, or takes them again.
    public func close(_ isClosed: Bool) throws {
        try connection.run("UPDATE kitchen SET is_closed = ? WHERE id = 1", [.flag(isClosed)])
    }

    public func isClosed() throws -> Bool {
        try connection.number("SELECT is_closed FROM kitchen WHERE id = 1") != 0
    }
}

extension MenuItem {
    fileprivate init(_ row: StoredRow) throws {
        self.init(
            id: try row.text("id"), name: try row.text("name"), text: try row.text("text"),
            price: Int(try row.integer("price")), unit: try row.text("unit"),
            diets: try row.json([String].self, "diets"), allergens: try row.json([String].self, "allergens"),
            choices: try row.json([MenuChoice].self, "choices"), isSoldOut: try row.flag("is_sold_out"),
            picture: try row.optionalText("picture"))
    }
}

extension StoredRow {
    func json<Value: Decodable>(_ type: Value.Type, _ name: String) throws(StoreError) -> Value {
        let text = try text(name)
        guard let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) else {
            throw StoreError(.damaged, cause: "\(name) can't be read")
        }
        return value
    }
}

extension SQLValue {
    static func json(_ value: some Encodable) throws -> SQLValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
