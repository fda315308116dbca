import Recipes
import Testing

@testable import Diary

@Suite("The diary as a table (MO6)") struct DiaryTableTests {
    private static func food(_ name: String) -> LoggedFood {
        LoggedFood(
            day: CalendarDay(number: 20_784), meal: .lunch, food: "1", name: name, quantity: 1.5,
            measure: "slice, thin",
            grams: 45, nutrition: Nutrition(kilocalories: 120.456, protein: 4))
    }

    private func table(_ name: String, hidesFigures: Bool = false) -> [String] {
        DiaryTable.csv([Self.food(name)], hidesFigures: hidesFigures) { _ in "Lunch" }
            .components(separatedBy: "\r\n")
    }

    @Test("A line a food, with its figures; what isn’t known stays empty") func line() {
        let lines = table("Bread")
        #expect(lines[0] == "day,meal,food,quantity,measure,grams,kcal,protein g,carbohydrate g,fat g")
        #expect(lines[1] == "2026-11-27,Lunch,Bread,1.5,\"slice, thin\",45,120.46,4,,")
        #expect(lines.count == 3 && lines[2].isEmpty)
    }

    @Test(
        "No name becomes a formula, or another cell",
        arguments: [
            ("=1+2", "'=1+2"), ("@SUM(A1)", "'@SUM(A1)"), ("-3", "'-3"), ("\"quoted\"", "\"\"\"quoted\"\"\""),
            ("=a,b", "\"'=a,b\""), ("two\nlines", "\"two\nlines\""),
        ]) func hostile(name: String, cell: String)
    {
        #expect(table(name)[1].hasPrefix("2026-11-27,Lunch,\(cell),"))
    }

    @Test("Where no figures are shown none goes out (MO2)") func gentle() {
        #expect(table("Bread", hidesFigures: true).prefix(2) == ["day,meal,food", "2026-11-27,Lunch,Bread"])
    }
}
