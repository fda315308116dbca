import API
import Foundation
import Hummingbird
import ServerStore

/// Where a kitchen writes its menu (KI7). What is ordered already keeps its names and prices.
extension Asking {
    private struct ItemShown {
        var item: String
        var section: String
        var name: String
        var text: String
        var price: String
        var priceText: String
        var unit: String
        /// "piece"; nil = it goes without saying.
        var ofWhat: String?
        var diets: String
        var allergens: String
        var choices: String
        var isSoldOut: Bool
        var picture: String?
    }

    private struct SectionShown {
        var section: String
        var name: String
        var items: [ItemShown]
    }

    private struct MenuPage {
        var isNew: Bool
        var kitchen: String
        var currency: String
        var fee: String
        var least: String
        var places: String
        var hours: String
        var sections: [SectionShown]
    }

    func showMenuPage(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords
        let menu = try await store.read { connection in
            _ = try cook(connection)
            return try self.menu(connection)
        }
        let shown = menu ?? Menu(kitchen: "", currency: "UGX")
        let currency = Currency(shown.currency)
        func plain(_ amount: Int) -> String { currency.map { MenuText.plain(amount, $0) } ?? "\(amount)" }
        let main = MenuPage(
            isNew: menu == nil, kitchen: shown.kitchen, currency: shown.currency, fee: plain(shown.fee),
            least: plain(shown.least), places: shown.places.joined(separator: "\n"),
            hours: MenuText.text(shown.hours, words),
            sections: shown.sections.map { section in
                SectionShown(
                    section: section.id, name: section.name,
                    items: section.items.map { item in
                        ItemShown(
                            item: item.id, section: section.id, name: item.name, text: item.text,
                            price: plain(item.price), priceText: words.money(item.price, shown.currency),
                            unit: item.unit, ofWhat: item.unit.isEmpty ? nil : item.unit,
                            diets: item.diets.joined(separator: ", "),
                            allergens: item.allergens.joined(separator: ", "),
                            choices: currency.map { MenuText.text(item.choices, $0) } ?? "",
                            isSoldOut: item.isSoldOut,
                            picture: item.picture.map { Route.dishPictureShown.path($0) })
                    })
            })
        return try await consolePage(
            "kitchen-menu", words.say("Menu", "Karte"), main, status: status, fault: fault)
    }

    func showDishPicture() async throws -> Reply {
        _ = try await store.read { try cook($0) }
        var reply = try await sendDishPicture()
        reply.headers[.contentDisposition] = "inline"
        return reply
    }

    /// A picture of something on the menu, as its bytes: drawn anew, whatever came.
    func takeDishPicture() async throws -> Reply {
        let item = parameters.get("item") ?? ""
        let isThere = try await store.read { connection in
            _ = try cook(connection)
            return try Kitchen(connection).has(item)
        }
        guard isThere else { throw Problem.notFound }
        let bytes = try await bytes(limit: backroom.settings.pictureBytes)
        try await redraw(bytes, as: .picture, of: nil) { connection, hash in
            _ = try cook(connection)
            // Somebody else may have taken it off the menu meanwhile.
            guard try Kitchen(connection).setPicture(hash, item) else { throw Problem.notFound }
        }
        return Reply(.noContent)
    }

    /// One change of the menu: all of it is looked through, and put in its place or left as it was.
    func changeMenu() async throws -> Reply {
        let fields = try await fields(limit: 64 << 10), words = consoleWords, now = now
        do {
            try await store.write { connection in
                _ = try cook(connection)
                let before = try self.menu(connection)
                let after = try MenuChange(fields, at: now).applied(to: before)
                let faults = after.faults
                if let fault = faults.keys.sorted().first { throw MenuChange.Fault(field: fault) }
                try Kitchen(connection).write(after)
            }
            return seeOther(Route.kitchenMenu.path)
        } catch let fault as MenuChange.Fault {
            return try await showMenuPage(fault: words.sentence(fault), status: .unprocessableContent)
        }
    }
}

/// What a form of the menu's page says.
struct MenuChange {
    /// Which field can't be as it was typed.
    struct Fault: Error, Hashable {
        var field: String
    }

    private let fields: [String: String]
    /// Milliseconds since 1970.
    private let now: Int64

    init(_ fields: [String: String], at now: Int64) { (self.fields, self.now) = (fields, now) }

    private func text(_ name: String, hasLines: Bool = false) -> String {
        PublicText.cleaned(fields[name] ?? "", hasLines: hasLines).trimmingCharacters(
            in: .whitespacesAndNewlines)
    }

    /// - Parameter before: nil = there is none yet.
    func applied(to before: Menu?) throws -> Menu {
        if fields["deed"] == "kitchen" { return try kitchen(before) }
        guard var menu = before, let currency = Currency(menu.currency) else { throw Problem.notFound }
        func place(_ id: String) throws -> Int {
            guard let place = menu.sections.firstIndex(where: { $0.id == id }) else { throw Problem.notFound }
            return place
        }
        switch fields["deed"] {
        case "add-section":
            menu.sections.append(MenuSection(id: RowID.new(at: now), name: text("name")))
        case "rename-section": menu.sections[try place(text("section"))].name = text("name")
        case "remove-section": menu.sections.remove(at: try place(text("section")))
        case "item": try put(&menu, try item(menu.item(text("item")), currency), try place(text("section")))
        case "remove-item": remove(&menu, text("item"))
        case "remove-picture":
            guard var item = menu.item(text("item")) else { throw Problem.notFound }
            item.picture = nil
            try put(&menu, item, nil)
        case "sold-out", "back":
            guard var item = menu.item(text("item")) else { throw Problem.notFound }
            item.isSoldOut = fields["deed"] == "sold-out"
            try put(&menu, item, nil)
        default: throw Problem.malformed("no such deed")
        }
        return menu
    }

    private func kitchen(_ before: Menu?) throws -> Menu {
        guard let currency = Currency(text("currency").uppercased()) else { throw Fault(field: "currency") }
        // Its prices would mean something else.
        if let before, before.currency != currency.code,
            before.sections.contains(where: { !$0.items.isEmpty })
        {
            throw Fault(field: "currency")
        }
        var menu = before ?? Menu(kitchen: "", currency: currency.code)
        (menu.kitchen, menu.currency) = (text("kitchen"), currency.code)
        guard let fee = MenuText.amount(text("fee").isEmpty ? "0" : text("fee"), currency) else {
            throw Fault(field: "fee")
        }
        guard let least = MenuText.amount(text("least").isEmpty ? "0" : text("least"), currency) else {
            throw Fault(field: "least")
        }
        guard let hours = MenuText.hours(text("hours", hasLines: true)) else { throw Fault(field: "hours") }
        (menu.fee, menu.least, menu.hours) = (fee, least, hours)
        menu.places = text("places", hasLines: true).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
        return menu
    }

    private func item(_ before: MenuItem?, _ currency: Currency) throws -> MenuItem {
        guard let price = MenuText.amount(text("price"), currency) else { throw Fault(field: "price") }
        guard let choices = MenuText.choices(text("choices", hasLines: true), currency) else {
            throw Fault(field: "choices")
        }
        func list(_ name: String) -> [String] {
            text(name).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
                !$0.isEmpty
            }
        }
        return MenuItem(
            id: before?.id ?? RowID.new(at: now), name: text("name"), text: text("text"), price: price,
            unit: text("unit"), diets: list("diets"), allergens: list("allergens"), choices: choices,
            isSoldOut: before?.isSoldOut ?? false, picture: before?.picture)
    }

    /// - Parameter section: where it is to stand; nil = where it does.
    private func put(_ menu: inout Menu, _ item: MenuItem, _ section: Int?) throws {
        for place in menu.sections.indices {
            guard let at = menu.sections[place].items.firstIndex(where: { $0.id == item.id }) else {
                continue
            }
            if section == nil || section == place {
                menu.sections[place].items[at] = item
                return
            }
            menu.sections[place].items.remove(at: at)
        }
        if let section { menu.sections[section].items.append(item) }
    }

    private func remove(_ menu: inout Menu, _ item: String) {
        for place in menu.sections.indices { menu.sections[place].items.removeAll { $0.id == item } }
    }
}
