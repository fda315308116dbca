import Foundation
import Testing

@testable import Recipes

@Suite("A day of the calendar (BY6)") struct CalendarDayTests {
    @Test(
        "is read and written as everybody does",
        arguments: ["1970-01-01", "2024-02-29", "2026-11-23", "2026-12-31", "0001-01-01", "9999-12-31"])
    func text(text: String) {
        #expect(CalendarDay(text)?.text == text)
    }

    @Test(
        "is none if there is no such day",
        arguments: [
            "2026-02-29", "2026-13-01", "2026-00-10", "26-11-23", "2026-11-3", "2026-11-23x", "",
            "+026-01-01",
        ])
    func none(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test("knows its week, over the ends of months and years") func week() throws {
        let day = try #require(CalendarDay("2027-01-01"))
        #expect(day.weekday == 4)
        #expect(day.monday.text == "2026-12-28")
        #expect(day.monday.adding(6).text == "2027-01-03")
        #expect(CalendarDay(number: -1).text == "1969-12-31" && CalendarDay(number: -1).weekday == 2)
        #expect(try #require(CalendarDay("2026-11-22")) < #require(CalendarDay("2026-11-23")))
    }

    @Test("and the next are a day apart, through four years") func steps() throws {
        var day = try #require(CalendarDay("2023-12-25")), weekday = day.weekday
        for _ in 0..<1461 {
            let next = day.adding(1)
            #expect(CalendarDay(year: next.year, month: next.month, day: next.day) == next)
            #expect(next.weekday == (weekday + 1) % 7)
            (day, weekday) = (next, next.weekday)
        }
        #expect(day.text == "2027-12-25")
    }
}

@Suite("A plan for other programs (BY6)") struct PlanExportTests {
    private let day = CalendarDay(year: 2026, month: 12, day: 31)

    @Test("is a calendar with a day's event for each dish, and nothing in it ends it early") func calendar()
        throws
    {
        let day = try #require(day)
        let text = PlanExport.iCalendar(
            [
                PlannedDish(
                    id: 7, day: day, meal: .dinner, recipe: "a", title: "Soup; with, \\ \nEND:VCALENDAR",
                    servings: 3),
                PlannedDish(id: 8, day: day, meal: .lunch, title: "leftovers"),
            ], at: 1_795_000_000, meal: { "\($0)" }, servings: { "for \($0)" })
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 2)
        #expect(lines.contains("DTSTART;VALUE=DATE:20261231"))
        #expect(lines.contains("DTEND;VALUE=DATE:20270101"))
        #expect(lines.contains("SUMMARY:dinner: Soup\\; with\\, \\\\ \\nEND:VCALENDAR"))
        #expect(lines.filter { $0.hasPrefix("DESCRIPTION:") } == ["DESCRIPTION:for 3"])
        #expect(lines.filter { $0 == "END:VCALENDAR" }.count == 1 && lines.allSatisfy { $0.utf8.count <= 75 })
    }
}
