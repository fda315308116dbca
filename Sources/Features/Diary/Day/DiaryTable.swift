import Recipes

/// The diary as a table for other programs (RFC 4180).
enum DiaryTable {
    /// A line a food, under a heading.
    /// - Parameters:
    ///   - hidesFigures: then what was eaten stands there, and nothing of what it contains (MO2).
    ///   - meal: what a meal is called.
    static func csv(_ foods: [LoggedFood], hidesFigures: Bool, meal: (Meal) -> String) -> String {
        let figures = ["kcal", "protein g", "carbohydrate g", "fat g"]
        let heading =
            ["day", "meal", "food"] + (hidesFigures ? [] : ["quantity", "measure", "grams"] + figures)
        let lines = foods.map { food -> [String] in
            let names = [food.day.text, meal(food.meal), food.name]
            if hidesFigures { return names }
            let of = food.nutrition
            return names + [plain(food.quantity), food.measure, plain(food.grams)]
                + [of.kilocalories, of.protein, of.carbohydrate, of.fat].map(plain)
        }
        return csv([heading] + lines)
    }

    /// Any table, its heading first.
    static func csv(_ lines: [[String]]) -> String {
        lines.map { $0.map(cell).joined(separator: ",") }.joined(separator: "\r\n")
            + "\r\n"
    }

    static func plain(_ number: Double?) -> String {
        guard let number, number.isFinite, abs(number) < 1e9 else { return "" }
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// What a table program would take for a formula is made a text: whoever named a food names no formula (OWASP, CSV
    /// injection).
    private static func cell(_ text: String) -> String {
        let text = text.first.map { "=+-@\t\r".contains($0) } ?? false ? "'" + text : text
        guard text.contains(where: { ",\"\n\r".contains($0) || $0 == "\r\n" }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
