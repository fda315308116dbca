import API
import Foundation
import Hummingbird
import NIOCore
import ServerStore

/// What a day has brought a kitchen (KI7).
extension Asking {
    private struct Sum {
        var name: String
        var count: Int
        var amount: String
    }

    private struct SumsPage {
        var day: String
        var before: String
        var after: String?
        var sums: [Sum]
        var dishes: [Sum]
        var isEmpty: Bool
    }

    /// Orders of a day at most; no kitchen here cooks more.
    private static var mostOrders: Int { 10_000 }

    func showSums() async throws -> Reply {
        let words = consoleWords, day = try askedDay(), today = KitchenDay(containing: now, in: zone)
        let orders = try await orders(of: day)
        let sold = DaySums(orders)
        let main = SumsPage(
            day: day.text, before: day.adding(-1, in: zone).text,
            after: day.text < today.text ? day.adding(1, in: zone).text : nil,
            sums: [
                Sum(
                    name: words.say("Delivered", "Geliefert"), count: sold.delivered.count,
                    amount: words.sums(sold.delivered.amounts)),
                Sum(
                    name: words.say("Under way", "Unterwegs"), count: sold.open.count,
                    amount: words.sums(sold.open.amounts)),
                Sum(
                    name: words.say("Refused or taken back", "Abgelehnt oder zurückgenommen"),
                    count: sold.gone.count, amount: words.sums(sold.gone.amounts)),
            ],
            dishes: sold.dishes.map {
                Sum(name: $0.name, count: $0.count, amount: words.money($0.amount, $0.currency))
            }, isEmpty: orders.isEmpty)
        return try await consolePage("kitchen-sums", words.say("The day", "Der Tag"), main)
    }

    /// The same as a table: a row a line of an order.
    func sendSums() async throws -> Reply {
        let day = try askedDay()
        var reply = Reply.text(
            OrderTable.text(try await orders(of: day), in: zone), type: "text/csv; charset=utf-8")
        reply.headers[.contentDisposition] = "attachment; filename=\"orders-\(day.text).csv\""
        reply.headers[.cacheControl] = "no-store"
        return reply
    }

    private var zone: TimeZone { backroom.settings.timeZone }

    private func askedDay() throws(Problem) -> KitchenDay {
        guard let text = request.uri.queryParameters["day"].map(String.init) else {
            return KitchenDay(containing: now, in: zone)
        }
        guard let day = KitchenDay(text, in: zone) else { throw .malformed("no such day") }
        return day
    }

    private func orders(of day: KitchenDay) async throws -> [MealOrder] {
        try await store.read { connection in
            _ = try cook(connection)
            return try MealOrders(connection).placed(
                from: day.from, until: day.until, limit: Self.mostOrders
            ).map(\.shown).filter { !$0.isHeld }
        }
    }
}

/// A day by a kitchen's clock, which may have 23 or 25 hours.
struct KitchenDay: Sendable, Hashable {
    /// "2026-11-27".
    var text: String
    /// Milliseconds since 1970: its first, and that of the next.
    var from: Int64
    var until: Int64

    init(containing time: Int64, in zone: TimeZone) {
        self.init(Date(timeIntervalSince1970: Double(time) / 1000), Self.calendar(zone))
    }

    /// Nil for what is no day.
    init?(_ text: String, in zone: TimeZone) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        let calendar = Self.calendar(zone)
        guard text.utf8.count == 10, parts.count == 3, let year = parts[0], let month = parts[1],
            let day = parts[2],
            (2000...9999).contains(year),
            let date = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
        else { return nil }
        self.init(date, calendar)
        guard self.text == text else { return nil }
    }

    private init(_ date: Date, _ calendar: Calendar) {
        let start = calendar.startOfDay(for: date)
        let next = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        text = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
        (from, until) = (Int64(start.timeIntervalSince1970 * 1000), Int64(next.timeIntervalSince1970 * 1000))
    }

    func adding(_ days: Int, in zone: TimeZone) -> KitchenDay {
        let noon = Date(timeIntervalSince1970: Double(from) / 1000 + 43_200)
        let calendar = Self.calendar(zone)
        return KitchenDay(calendar.date(byAdding: .day, value: days, to: noon) ?? noon, calendar)
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}

/// What orders come to together.
struct DaySums: Sendable {
    /// Of some orders: how many, and what they come to in each currency.
    struct Part: Sendable {
        var count = 0
        var amounts: [String: Int] = [:]

        fileprivate mutating func add(_ order: MealOrder) {
            count += 1
            amounts[order.currency, default: 0] += order.total
        }
    }

    /// A dish, as it was called and paid.
    struct Dish: Sendable {
        var name: String
        var currency: String
        var count = 0
        var amount = 0
    }

    private(set) var delivered = Part()
    private(set) var open = Part()
    /// Refused, or taken back.
    private(set) var gone = Part()
    /// Of what wasn't refused or taken back, the most first.
    private(set) var dishes: [Dish] = []

    init(_ orders: [MealOrder]) {
        var byName: [String: Dish] = [:]
        for order in orders {
            switch order.state {
            case .delivered: delivered.add(order)
            case .refused, .cancelled:
                gone.add(order)
                continue
            default: open.add(order)
            }
            for line in order.lines {
                var dish =
                    byName["\(order.currency) \(line.name)"]
                    ?? Dish(name: line.name, currency: order.currency)
                dish.count += line.quantity
                dish.amount += line.amount
                byName["\(order.currency) \(line.name)"] = dish
            }
        }
        dishes = byName.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}

/// Orders as a table for others' programs (RFC 4180): amounts in whole units with a point.
enum OrderTable {
    static func text(_ orders: [MealOrder], in zone: TimeZone) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: zone)
        var rows = [
            [
                "order", "placed", "state", "dish", "options", "note", "quantity", "price", "amount", "fee",
                "total", "currency",
            ]
        ]
        for order in orders {
            let currency = Currency(order.currency)
            func money(_ amount: Int) -> String { currency.map { MenuText.plain(amount, $0) } ?? "\(amount)" }
            let placed = Date(timeIntervalSince1970: Double(order.placedAt) / 1000).formatted(style)
            for (place, line) in order.lines.enumerated() {
                // Whoever adds a column up counts each order's fee and sum once.
                let isFirst = place == 0
                rows.append([
                    "\(order.number)", placed, order.state.rawValue, line.name,
                    line.options.joined(separator: ", "),
                    line.note, "\(line.quantity)", money(line.price), money(line.amount),
                    isFirst ? money(order.fee) : "", isFirst ? money(order.total) : "", order.currency,
                ])
            }
        }
        return CommaTable.text(rows)
    }
}
