import Recipes

/// The units of two letters that Meal-Master has.
struct MealMasterUnit {
    var measure: Amount.Unit
    /// What is said of the thing itself: "2 lg eggs" are two large eggs.
    var adjective = ""

    /// As a line names it.
    var word: String { if case .piece = measure { "" } else { measure.name } }

    /// Nil for letters that are no unit; "T" and "t" are different.
    init?(_ code: String) {
        if let size = ["sm": "small", "md": "medium", "lg": "large"][code.lowercased()] {
            (measure, adjective) = (.piece, size)
        } else if let measure = Self.exact[code] ?? Self.all[code.lowercased()] {
            self.measure = measure
        } else {
            return nil
        }
    }

    private static let exact: [String: Amount.Unit] = ["T": .tbsp, "t": .tsp]
    private static let all: [String: Amount.Unit] = [
        "x": .piece, "ea": .piece, "ts": .tsp, "tb": .tbsp, "c": .cup, "fl": .flOz, "oz": .oz, "lb": .lb,
        "pt": .pint,
        "qt": .quart, "ga": .other("gallon"), "ml": .ml, "cb": .ml, "cl": .other("cl"), "dl": .other("dl"),
        "l": .l,
        "mg": .other("mg"), "cg": .other("cg"), "dg": .other("dg"), "g": .g, "kg": .kg, "cn": .can,
        "pk": .other("package"),
        "pn": .pinch, "dr": .other("drop"), "ds": .other("dash"), "ct": .other("carton"), "bn": .bunch,
        "sl": .slice,
    ]
}
