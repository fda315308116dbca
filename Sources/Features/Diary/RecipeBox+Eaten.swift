package import Dietetics
import Foundation
import GRDB
public import Library
package import Recipes

/// All that is shown of a day.
package struct DiaryDay: Sendable, Hashable {
    package var foods: [LoggedFood] = []
    /// Meals that are done, where no figures are shown.
    var done: Set<Meal> = []
    var mood: Mood?
}

/// How a day was, without a figure.
package enum Mood: Int, Sendable, Hashable, CaseIterable {
    case good = 0, fair = 1, hard = 2
}

/// The diary's rows.
extension RecipeBox {
    package func diary(of day: CalendarDay) async throws(LibraryError) -> DiaryDay {
        try await read { db in
            let done = try Int.fetchAll(
                db, sql: "SELECT meal FROM mealDone WHERE day = ?", arguments: [day.text])
            let mood = try Int.fetchOne(
                db, sql: "SELECT mood FROM dayMood WHERE day = ?", arguments: [day.text])
            return DiaryDay(
                foods: try Self.eaten(day, db), done: Set(done.compactMap(Meal.init(rawValue:))),
                mood: mood.flatMap(Mood.init(rawValue:)))
        }
    }

    private static func eaten(_ day: CalendarDay, _ db: Database) throws -> [LoggedFood] {
        try Row.fetchAll(
            db, sql: "SELECT * FROM eaten WHERE day = ? ORDER BY meal, uid", arguments: [day.text]
        ).map { LoggedFood($0) }
    }

    /// What was written down on each day from one to another; days without a word are left out.
    package func writtenDays(
        from first: CalendarDay, until last: CalendarDay
    ) async throws(LibraryError) -> [CalendarDay: WrittenDay] {
        try await read { db in
            var days: [CalendarDay: WrittenDay] = [:]
            for row in try Row.fetchAll(
                db,
                sql: """
                    SELECT day, meal, SUM(kilocalories) AS kilocalories FROM eaten WHERE day >= ? AND day <= ?
                    GROUP BY day, meal
                    """, arguments: [first.text, last.text])
            {
                guard let day = CalendarDay(row["day"] as String), let meal = Meal(rawValue: row["meal"])
                else { continue }
                var written = days[day] ?? WrittenDay(meals: [], kilocalories: 0)
                written.meals.insert(meal)
                written.kilocalories += row["kilocalories"] as Double? ?? 0
                days[day] = written
            }
            return days
        }
    }

    /// All that was ever logged, from the first day on.
    func allEaten() async throws(LibraryError) -> [LoggedFood] { try await read(Self.allEaten) }

    private static func allEaten(_ db: Database) throws -> [LoggedFood] {
        try Row.fetchAll(db, sql: "SELECT * FROM eaten ORDER BY day, meal, uid").map { LoggedFood($0) }
    }

    /// All that there is, as it was at one moment.
    func wholeDiary() async throws(LibraryError) -> WholeDiary {
        try await read { db in
            var all = WholeDiary(
                profile: try Self.profile(db), foods: try Self.allEaten(db),
                weighings: try Self.weighings(from: "", db), saved: try Self.savedMeals(db))
            for row in try Row.fetchAll(db, sql: "SELECT day, meal FROM mealDone") {
                guard let day = CalendarDay(row["day"] as String), let meal = Meal(rawValue: row["meal"])
                else { continue }
                all.done[day, default: []].insert(meal)
            }
            for row in try Row.fetchAll(db, sql: "SELECT day, mood FROM dayMood") {
                guard let day = CalendarDay(row["day"] as String) else { continue }
                all.moods[day] = Mood(rawValue: row["mood"])
            }
            return all
        }
    }

    /// Logs foods; their ids are given here. All of them, or none.
    @discardableResult
    package func log(_ foods: [LoggedFood], at now: Double) async throws(LibraryError) -> [LoggedFood.ID] {
        try await write { db in
            try foods.map { food in
                let of = food.nutrition
                try db.execute(
                    sql: """
                        INSERT INTO eaten (uid, day, meal, food, name, quantity, measure, grams, kilocalories, protein,
                            carbohydrate, fat, addedAt)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        try TravelID.next("eaten", at: now, db).text, food.day.text, food.meal.rawValue,
                        food.food, food.name, food.quantity, food.measure, food.grams, of.kilocalories,
                        of.protein, of.carbohydrate, of.fat, now,
                    ])
                return db.lastInsertedRowID
            }
        }
    }

    /// Another amount of what is in the diary.
    func relog(_ food: LoggedFood) async throws(LibraryError) {
        try await write { db in
            let of = food.nutrition
            try db.execute(
                sql: """
                    UPDATE eaten SET quantity = ?, measure = ?, grams = ?, kilocalories = ?, protein = ?,
                        carbohydrate = ?, fat = ? WHERE id = ?
                    """,
                arguments: [
                    food.quantity, food.measure, food.grams, of.kilocalories, of.protein, of.carbohydrate,
                    of.fat,
                    food.id,
                ])
        }
    }

    @discardableResult
    func unlog(_ foods: [LoggedFood.ID]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in foods { try removal.take(db, "eaten", "id = ?", [id]) }
            return removal
        }
    }

    /// What was eaten lately, as much as last time; what is usual at that meal first.
    /// - Parameter from: the first day that counts.
    package func eatenLately(
        at meal: Meal, from: CalendarDay, limit: Int
    ) async throws(LibraryError) -> [LoggedFood] {
        try await read { db in
            // SQLite takes the other columns from the latest row: ids among devices begin with the time, those here with what came first.
            try Row.fetchAll(
                db,
                sql: """
                    SELECT MAX(uid) AS latest, id, day, meal, food, name, quantity, measure, grams,
                        kilocalories, protein, carbohydrate, fat, COUNT(*) AS times, SUM(meal = ?) AS here
                    FROM eaten WHERE day >= ? GROUP BY food, name
                    ORDER BY MIN(here, 5) DESC, MIN(times, 5) DESC, latest DESC LIMIT ?
                    """, arguments: [meal.rawValue, from.text, limit]
            ).map { LoggedFood($0) }
        }
    }

    /// What the cook has written down without a food of the table, each as it was last time: their own foods. The latest first.
    func ownFoods(limit: Int) async throws(LibraryError) -> [LoggedFood] {
        try await read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT MAX(uid) AS latest, id, day, meal, food, name, quantity, measure, grams,
                        kilocalories, protein, carbohydrate, fat
                    FROM eaten WHERE food = '' GROUP BY name ORDER BY latest DESC LIMIT ?
                    """, arguments: [limit]
            ).map { LoggedFood($0) }
        }
    }

    /// What was eaten at a meal before that day, at the latest time that there was one.
    func mealBefore(
        _ day: CalendarDay, _ meal: Meal
    ) async throws(LibraryError) -> [LoggedFood] {
        try await read { db in
            let last = try String.fetchOne(
                db, sql: "SELECT MAX(day) FROM eaten WHERE meal = ? AND day < ? AND day >= ?",
                arguments: [meal.rawValue, day.text, day.adding(-60).text])
            guard let last = last.flatMap({ CalendarDay($0) }) else { return [] }
            return try Self.eaten(last, db).filter { $0.meal == meal }
        }
    }

    // MARK: Where no figures are shown

    func setDone(_ isDone: Bool, _ meal: Meal, on day: CalendarDay) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: isDone
                    ? "INSERT OR IGNORE INTO mealDone (day, meal) VALUES (?, ?)"
                    : "DELETE FROM mealDone WHERE day = ? AND meal = ?", arguments: [day.text, meal.rawValue])
        }
    }

    func setMood(_ mood: Mood?, on day: CalendarDay) async throws(LibraryError) {
        try await write { db in
            guard let mood else {
                return try db.execute(sql: "DELETE FROM dayMood WHERE day = ?", arguments: [day.text])
            }
            try db.execute(
                sql: """
                    INSERT INTO dayMood (day, mood) VALUES (?, ?)
                    ON CONFLICT (day) DO UPDATE SET mood = excluded.mood
                    """, arguments: [day.text, mood.rawValue])
        }
    }

    // MARK: Saved meals

    func savedMeals() async throws(LibraryError) -> [SavedMeal] { try await read(Self.savedMeals) }

    private static func savedMeals(_ db: Database) throws -> [SavedMeal] {
        try Row.fetchAll(db, sql: "SELECT id, name, foods FROM savedMeal ORDER BY id DESC LIMIT 50").map {
            let foods = Data(($0["foods"] as String).utf8)
            return SavedMeal(
                id: $0["id"], name: $0["name"],
                foods: (try? JSONDecoder().decode([LoggedFood].self, from: foods)) ?? [])
        }
    }

    func save(_ meal: SavedMeal, at now: Double) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: "INSERT INTO savedMeal (uid, name, foods) VALUES (?, ?, ?)",
                arguments: [
                    try TravelID.next("savedMeal", at: now, db).text, meal.name,
                    String(decoding: try JSONEncoder().encode(meal.foods), as: UTF8.self),
                ])
        }
    }

    @discardableResult
    func forget(_ meal: SavedMeal.ID) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            try removal.take(db, "savedMeal", "id = ?", [meal])
            return removal
        }
    }

    // MARK: The body

    package func weighings(from: CalendarDay) async throws(LibraryError) -> [Weighing] {
        try await read { db in try Self.weighings(from: from.text, db) }
    }

    private static func weighings(from: String, _ db: Database) throws -> [Weighing] {
        try Row.fetchAll(
            db, sql: "SELECT day, kilograms FROM weighed WHERE day >= ? ORDER BY day", arguments: [from]
        ).compactMap { row in CalendarDay(row["day"] as String).map { Weighing($0, row["kilograms"]) } }
    }

    /// - Parameter kilograms: nil takes it back.
    package func weigh(_ kilograms: Double?, on day: CalendarDay) async throws(LibraryError) {
        try await write { db in
            guard let kilograms else {
                return try db.execute(sql: "DELETE FROM weighed WHERE day = ?", arguments: [day.text])
            }
            try db.execute(
                sql: """
                    INSERT INTO weighed (day, kilograms) VALUES (?, ?)
                    ON CONFLICT (day) DO UPDATE SET kilograms = excluded.kilograms
                    """,
                arguments: [day.text, kilograms])
        }
    }

    // MARK: Looking back

    /// What each day brought, from one to another; days on which nothing was written down are left out.
    package func dayTotals(
        from first: CalendarDay, until last: CalendarDay
    ) async throws(LibraryError) -> [CalendarDay: Nutrition] {
        try await read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT day, SUM(kilocalories) AS kilocalories, SUM(protein) AS protein,
                        SUM(carbohydrate) AS carbohydrate, SUM(fat) AS fat
                    FROM eaten WHERE day >= ? AND day <= ? GROUP BY day
                    """, arguments: [first.text, last.text])
            let days = rows.compactMap { row -> (CalendarDay, Nutrition)? in
                guard let day = CalendarDay(row["day"] as String) else { return nil }
                return (
                    day,
                    Nutrition(
                        kilocalories: row["kilocalories"], protein: row["protein"],
                        carbohydrate: row["carbohydrate"], fat: row["fat"])
                )
            }
            return Dictionary(days) { first, _ in first }
        }
    }

    // MARK: The profile

    /// Nil = nothing has been told yet.
    func diaryProfile() async throws(LibraryError) -> DiaryProfile? {
        try await read(Self.profile)
    }

    static func profile(_ db: Database) throws -> DiaryProfile? {
        let text = try String.fetchOne(db, sql: "SELECT profile FROM diaryProfile")
        return try text.map { try JSONDecoder().decode(DiaryProfile.self, from: Data($0.utf8)) }
    }

    func keep(_ profile: DiaryProfile) async throws(LibraryError) {
        try await write { db in try Self.keep(profile, db) }
    }

    static func keep(_ profile: DiaryProfile, _ db: Database) throws {
        let encoder = JSONEncoder()
        // What is the same is no change.
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(profile), as: UTF8.self)
        try db.execute(
            sql: """
                INSERT INTO diaryProfile (id, profile) VALUES (1, ?)
                ON CONFLICT (id) DO UPDATE SET profile = excluded.profile
                """, arguments: [text])
    }

    /// All that the diary has, in one step and truly.
    func forgetDiary() async throws(LibraryError) {
        try await write { db in
            for table in ["eaten", "weighed", "mealDone", "dayMood", "savedMeal", "diaryProfile"] {
                try db.execute(sql: "DELETE FROM \(table)")
            }
        }
    }
}

extension LoggedFood {
    fileprivate init(_ row: Row) {
        self.init(
            id: row["id"], day: CalendarDay(row["day"] as String) ?? CalendarDay(number: 0),
            meal: Meal(rawValue: row["meal"]) ?? .other, food: row["food"], name: row["name"],
            quantity: row["quantity"], measure: row["measure"], grams: row["grams"],
            nutrition: Nutrition(
                kilocalories: row["kilocalories"], protein: row["protein"], carbohydrate: row["carbohydrate"],
                fat: row["fat"]))
    }
}
