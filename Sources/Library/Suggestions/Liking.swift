import GRDB
import Recipes

/// A recipe that says something about the cook's taste.
struct Liking {
    var number: Int64
    var reason: Suggestion.Reason
    /// How much it says: cooked more than loved, loved more than looked at, half as much a month later.
    var weight: Double
    /// The words of its foods and of its title by which others are like it.
    var foods: [String]
    var titleWords: [String]

    /// So many of each kind are asked.
    private static let latest = 4
    /// Seconds after which something says half as much: thirty days.
    private static let halfLife = 30 * 86_400.0

    /// The latest first, each recipe once by its strongest reason.
    static func all(_ db: Database, at now: Double) throws -> [Liking] {
        let history = "SELECT recipe, MAX(at) AS at FROM history WHERE kind = '%' GROUP BY recipe"
        let kinds: [(sql: String, weight: Double, reason: (String) -> Suggestion.Reason)] = [
            (history.replacing("%", with: "cooked"), 3, { .cooked($0) }),
            ("SELECT recipe, addedAt AS at FROM favourite", 2, { .favourite($0) }),
            (history.replacing("%", with: "viewed"), 1, { .viewed($0) }),
        ]
        var likings: [Int64: Liking] = [:]
        for kind in kinds {
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT recipe.number, title, foods, at FROM (\(kind.sql)) AS liked
                    JOIN recipe ON recipe.id = liked.recipe ORDER BY at DESC, recipe.number LIMIT \(latest)
                    """)
            for row in rows {
                let age = max(0, now - row.number(3, Moment.self))
                let liking = Liking(
                    number: row.key(0), title: row.text(1), foods: row.text(2),
                    reason: kind.reason(row.text(1)),
                    weight: kind.weight / (1 + age / halfLife))
                if likings[liking.number]?.weight ?? 0 < liking.weight { likings[liking.number] = liking }
            }
        }
        return likings.values.sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }
    }

    private init(
        number: Int64, title: String, foods lines: String, reason: Suggestion.Reason, weight: Double
    ) {
        self.number = number
        self.reason = reason
        self.weight = weight
        var foods: [String] = []
        for line in lines.split(separator: "\n") {
            let food = Food(String(line))
            guard !food.isStaple else { continue }
            for word in food.words where !foods.contains(word) { foods.append(word) }
        }
        self.foods = Array(foods.prefix(10))
        titleWords = Array(FoundWord.all(in: title).map(\.text).filter { $0.count > 2 }.prefix(6))
    }
}
