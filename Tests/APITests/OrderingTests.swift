import API
import Testing

@Suite("What an order comes to, and how far it is (KI2–KI5)") struct OrderingTests {
    private static let menu = Menu(
        kitchen: "Kikoni Kitchen", currency: "UGX",
        sections: [
            MenuSection(
                id: "mains", name: "Mains",
                items: [
                    MenuItem(
                        id: "rolex", name: "Rolex", price: 3000, unit: "piece",
                        choices: [
                            MenuChoice(
                                id: "extra", name: "Besides", least: 0, most: 2,
                                options: [
                                    MenuOption(id: "cheese", name: "Cheese", price: 1000),
                                    MenuOption(id: "avocado", name: "Avocado", price: 500),
                                ]),
                            MenuChoice(
                                id: "size", name: "Size", least: 1, most: 1,
                                options: [
                                    MenuOption(id: "small", name: "Small"),
                                    MenuOption(id: "large", name: "Large", price: 2000),
                                ]),
                        ]),
                    MenuItem(id: "chai", name: "Chai", price: 500),
                ])
        ], fee: 1000, least: 2000, places: ["Mitchell Hall"])

    private static let delivery = Delivery(
        firstName: "Anna", lastName: "Okello", place: "Mitchell Hall", phone: "+256 700 123456")

    private func draft(
        _ lines: [OrderDraft.Line], fee: Int = 1000, total: Int? = nil, delivery: Delivery = delivery
    ) -> OrderDraft {
        var draft = OrderDraft(lines: lines, fee: fee, total: 0, delivery: delivery)
        draft.total = total ?? draft.sum + fee
        return draft
    }

    private static let large = OrderDraft.Line(
        item: "rolex", quantity: 2, options: ["cheese", "large"], price: 6000)

    @Test("One costs what it does with its options, which are chosen as they may be") func options() throws {
        let rolex = try #require(Self.menu.item("rolex"))
        #expect(rolex.price(with: ["small"]) == 3000)
        #expect(rolex.price(with: ["large", "cheese", "avocado"]) == 6500)
        for wrong in [[], ["cheese"], ["small", "large"], ["small", "small"], ["small", "gold"]] {
            #expect(rolex.price(with: wrong) == nil, "\(wrong)")
        }
        #expect(rolex.names(of: ["large", "cheese"]) == ["Cheese", "Large"])
    }

    @Test("What is as it was seen may be ordered") func unchanged() {
        #expect(draft([Self.large]).changes(against: Self.menu) == [:])
        #expect(draft([Self.large]).total == 13_000)
    }

    @Test("What has changed since is said, line by line, and nothing is ordered") func changed() {
        let chai = OrderDraft.Line(item: "chai", quantity: 1, price: 500)
        var menu = Self.menu
        menu.sections[0].items[0].price = 3500
        menu.sections[0].items[1].isSoldOut = true
        #expect(
            draft([Self.large, chai]).changes(against: menu) == ["lines.0": .price, "lines.1": .soldOut])
        menu.sections[0].items.remove(at: 1)
        #expect(draft([chai]).changes(against: menu)["lines.0"] == .gone)
        // A cheaper one is asked about as well.
        menu = Self.menu
        menu.sections[0].items[0].choices[0].options[0].price = 0
        #expect(draft([Self.large]).changes(against: menu) == ["lines.0": .price])
        menu = Self.menu
        menu.fee = 0
        #expect(draft([Self.large]).changes(against: menu) == ["fee": .price])
        menu.isOpen = false
        #expect(draft([Self.large], fee: 0).changes(against: menu) == ["hours": .gone])
    }

    @Test("Too little, a sum that is none, and a place where nothing is brought") func sums() {
        let chai = OrderDraft.Line(item: "chai", quantity: 1, price: 500)
        #expect(draft([chai]).changes(against: Self.menu) == ["total": .tooShort])
        #expect(draft([Self.large], total: 1).changes(against: Self.menu) == ["total": .invalid])
        var elsewhere = Self.delivery
        elsewhere.place = "The moon"
        #expect(draft([Self.large], delivery: elsewhere).changes(against: Self.menu) == ["place": .gone])
    }

    @Test("Nonsense is refused before anything is worked out") func faults() {
        #expect(draft([]).faults["lines"] == .missing)
        #expect(draft(Array(repeating: Self.large, count: 51)).faults["lines"] == .tooLong)
        for quantity in [0, -1, 100, .max, .min] {
            let line = OrderDraft.Line(item: "chai", quantity: quantity, price: .max)
            #expect(draft([line], total: 0).faults["lines.0"] == .invalid)
        }
        var line = Self.large
        line.note = "no\nonions"
        #expect(draft([line]).faults["lines.0.note"] == .characters)
        let nobody = Delivery(firstName: "", lastName: " ", place: "", phone: "12")
        #expect(
            nobody.faults
                == ["firstName": .missing, "lastName": .missing, "place": .missing, "phone": .tooShort])
    }

    @Test("An order only goes forward: nothing leads back, and what is over is over") func table() {
        for state in OrderState.allCases {
            var reached: Set<OrderState> = [], next = [state]
            while let one = next.popLast() {
                for side in OrderState.Side.allCases {
                    for step in one.next(by: side) where reached.insert(step).inserted { next.append(step) }
                }
            }
            #expect(!reached.contains(state), "\(state)")
            #expect(reached.isEmpty == !state.isOpen)
        }
        // A guest takes back what nobody has accepted, and nothing else.
        for state in OrderState.allCases {
            #expect(state.next(by: .guest) == (state == .placed ? [.cancelled] : []))
        }
        // Every state is reached from the first one.
        var reached: Set<OrderState> = [.placed], next: [OrderState] = [.placed]
        while let one = next.popLast() {
            for side in OrderState.Side.allCases {
                for step in one.next(by: side) where reached.insert(step).inserted { next.append(step) }
            }
        }
        #expect(reached == Set(OrderState.allCases))
    }

    @Test("How long it still takes: minutes, soon, and what has become of it") func wait() {
        var order = MealOrder(
            id: "1", number: 1, lines: [], currency: "UGX", fee: 0, total: 0, delivery: Self.delivery,
            placedAt: 0,
            changedAt: 0)
        #expect(OrderWait(order, at: 0) == .unknown)
        order.state = .accepted
        order.expectedAt = 30 * 60_000
        #expect(OrderWait(order, at: 0) == .minutes(30))
        #expect(OrderWait(order, at: 1) == .minutes(30))
        #expect(OrderWait(order, at: 29 * 60_000 + 1) == .minutes(1))
        #expect(OrderWait(order, at: 30 * 60_000) == .soon)
        order.state = .delivered
        #expect(OrderWait(order, at: 0) == .over(.delivered))
    }

    @Test(
        "Open over midnight, closed the day before",
        arguments: [
            (5, 20 * 60, true), (5, 17 * 60, false), (6, 60, true), (6, 121, false), (1, 60, false),
            (7, 23 * 60, true), (1, 30, true),
        ])
    func hours(day: Int, minute: Int, isOpen: Bool) {
        let hours = [
            OpeningHours(day: 5, from: 18 * 60, until: 26 * 60),
            OpeningHours(day: 7, from: 22 * 60, until: 1480),
        ]
        let isOpen = day == 1 && minute == 60 ? false : isOpen
        #expect(OpeningHours.areOpen(hours, day: day, minute: minute) == isOpen)
        #expect(OpeningHours.areOpen([], day: day, minute: minute))
    }

    @Test(
        "Money as it is written where it is paid",
        arguments: [
            (3000, "UGX", "3,000/=", "3.000/="), (1250, "EUR", "€12.50", "12,50\u{A0}€"),
            (123_456_789, "USD", "$1,234,567.89", "1.234.567,89\u{A0}$"), (5, "EUR", "€0.05", "0,05\u{A0}€"),
            (0, "JPY", "¥0", "0\u{A0}¥"), (1234, "KWD", "KWD\u{A0}1.234", "1,234\u{A0}KWD"),
            (-999, "EUR", "−€9.99", "−9,99\u{A0}€"), (1050, "KES", "KES\u{A0}10.50", "10,50\u{A0}KES"),
        ])
    func money(amount: Int, code: String, english: String, german: String) throws {
        let currency = try #require(Currency(code))
        #expect(MoneyStyle.english.text(amount, currency) == english)
        #expect(MoneyStyle.german.text(amount, currency) == german)
    }

    @Test("What is no currency") func currencies() {
        for code in ["", "eur", "EURO", "E1R", "€"] { #expect(Currency(code) == nil) }
    }

    @Test(
        "A dish is found by how its words begin, whatever their marks (KI2)",
        arguments: [
            ("", ["rolex", "chai", "matooke"]), ("  ", ["rolex", "chai", "matooke"]), ("ROL", ["rolex"]),
            ("creme", ["chai"]), ("drinks cha", ["chai"]), ("groundnut mat", ["matooke"]), ("oolex", []),
            ("rolex chai", []),
        ])
    func finding(typed: String, ids: [String]) {
        let menu = Menu(
            kitchen: "K", currency: "UGX",
            sections: [
                MenuSection(id: "m", name: "Mains", items: [MenuItem(id: "rolex", name: "Rolex", price: 1)]),
                MenuSection(
                    id: "d", name: "Drinks",
                    items: [MenuItem(id: "chai", name: "Chai", text: "À la crème.", price: 1)]),
                MenuSection(
                    id: "s", name: "Sauces",
                    items: [MenuItem(id: "matooke", name: "Matooke in groundnut-sauce", price: 1)]),
            ])
        #expect(menu.found(typed).flatMap(\.items).map(\.id) == ids)
    }
}
