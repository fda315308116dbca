import API
@testable import CommunityServer
import Testing

@Suite("What a kitchen types (KI7)") struct MenuTextTests {
    @Test(
        "Amounts as people write them",
        arguments: [
            ("3000", "UGX", 3000), ("3,000/=", "UGX", 3000), ("3.000", "UGX", 3000), ("12.50", "EUR", 1250),
            ("12,5", "EUR", 1250), ("1.234,50", "EUR", 123_450), ("1,234", "EUR", 123_400), ("7", "EUR", 700),
            ("1 000", "EUR", 100_000), ("1.234", "KWD", 1234), ("0", "UGX", 0), (".5", "EUR", nil),
            ("", "EUR", nil), ("-1", "EUR", nil), ("1.2.3", "EUR", nil), ("12.345.6", "EUR", nil),
            ("1e9", "EUR", nil), ("12.5555", "EUR", nil), ("99999999999999999999", "UGX", nil),
            ("٣", "UGX", nil),
        ] as [(String, String, Int?)])
    func amounts(text: String, code: String, amount: Int?) throws {
        #expect(MenuText.amount(text, try #require(Currency(code))) == amount)
    }

    @Test(
        "Hours as people write them",
        arguments: [
            ("Mon 10:00-22:00", [1], 600, 1320), ("Mo–Fr 10–22", [1, 2, 3, 4, 5], 600, 1320),
            ("Sa 18:00 – 2:00", [6], 1080, 1560), ("Sun-Mon 8.30-24:00", [7, 1], 510, 1440),
            ("tuesday 0:00-0:00", [2], 0, 1440),
        ])
    func hours(text: String, days: [Int], from: Int, until: Int) {
        #expect(MenuText.hours(text) == days.map { OpeningHours(day: $0, from: from, until: until) })
    }

    @Test(
        "Hours are read as they are shown",
        arguments: ["Mon–Sun 0:00–24:00", "Mon–Fri 10:00–22:00\nSat 18:00–2:00\nSun 8:30–24:00"])
    func shownHours(text: String) throws {
        let hours = try #require(MenuText.hours(text))
        #expect(MenuText.text(hours, ConsoleWords(language: .english, now: 0)) == text)
    }

    @Test(
        "What says no hours",
        arguments: ["always", "Mon", "Mon 10", "Mon 25:00-26:00", "Xyz 1-2", "Mon 10:70-12"])
    func noHours(text: String) { #expect(MenuText.hours(text) == nil) }

    @Test("Choices are read as they are shown") func choices() throws {
        let euro = try #require(Currency("EUR"))
        let text =
            "Size: Small, Large +2.50\nBesides (0–2): Cheese +1.00, Avocado +0.50\nSauces (2): Hot, Mild, Sweet"
        let choices = try #require(MenuText.choices(text, euro))
        #expect(choices.map(\.least) == [1, 0, 2] && choices.map(\.most) == [1, 2, 2])
        #expect(choices[0].options.map(\.price) == [0, 250])
        #expect(MenuText.text(choices, euro) == text)
        for wrong in ["Cheese", "A: b + c + d", "A: b +x", ":"] {
            let read = MenuText.choices(wrong, euro)
            let item = MenuItem(id: "x", name: "x", price: 1, choices: read ?? [])
            #expect(read == nil || item.faults["choices"] != nil, "\(wrong)")
        }
    }
}
