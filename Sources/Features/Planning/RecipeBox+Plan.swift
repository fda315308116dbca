import GRDB
import Library
import Recipes

/// The plan's rows.
extension RecipeBox {
    /// What is planned from one day to another, both included, in the order in which it is eaten.
    func planned(from: CalendarDay, through: CalendarDay) async throws(LibraryError) -> [PlannedDish] {
        try await read { db in try RecipeBox.planned(from, through, db) }
    }

    private static func planned(
        _ from: CalendarDay, _ through: CalendarDay, _ db: Database
    ) throws -> [PlannedDish] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT planned.id, planned.day, planned.meal, recipe.id, IFNULL(recipe.title, planned.title),
                    recipe.picture, planned.servings
                FROM planned LEFT JOIN recipe ON recipe.id = planned.recipe
                WHERE planned.day BETWEEN ? AND ? ORDER BY planned.day, planned.meal, planned.id
                """, arguments: [from.text, through.text]
        ).compactMap { row in
            guard let day = CalendarDay(row[1] as String) else { return nil }
            return PlannedDish(
                id: row[0], day: day, meal: Meal(rawValue: row[2]) ?? .other, recipe: row[3], title: row[4],
                picture: row[5], servings: row[6])
        }
    }

    /// Plans dishes; their ids are given here.
    /// - Returns: the ids, to take them out again with `unplan`.
    @discardableResult
    func plan(_ dishes: [PlannedDish], at now: Double) async throws(LibraryError) -> [PlannedDish.ID] {
        try await write { db in try RecipeBox.plan(dishes, now, db) }
    }

    private static func plan(
        _ dishes: [PlannedDish], _ now: Double, _ db: Database
    ) throws -> [PlannedDish.ID] {
        try dishes.map { dish in
            try db.execute(
                sql: """
                    INSERT INTO planned (uid, day, meal, recipe, title, servings, addedAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    try TravelID.next("planned", at: now, db).text, dish.day.text, dish.meal.rawValue,
                    dish.recipe, dish.title, dish.servings, now,
                ])
            return db.lastInsertedRowID
        }
    }

    /// Changes when, for how many, or what a note says.
    func replan(_ dish: PlannedDish) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: "UPDATE planned SET day = ?, meal = ?, servings = ?, title = ? WHERE id = ?",
                arguments: [dish.day.text, dish.meal.rawValue, dish.servings, dish.title, dish.id])
        }
    }

    @discardableResult
    func unplan(_ dishes: [PlannedDish.ID]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in dishes { try removal.take(db, "planned", "id = ?", [id]) }
            return removal
        }
    }

    /// Plans for a week what was planned for the one before, beside what is there already; a dish that stands
    /// at the same meal is not planned twice.
    /// - Parameter monday: of the week that is filled.
    func copyWeekBefore(_ monday: CalendarDay, at now: Double) async throws(LibraryError) -> [PlannedDish.ID]
    {
        try await write { db in
            let before = try RecipeBox.planned(monday.adding(-7), monday.adding(-1), db)
            let there = try RecipeBox.planned(monday, monday.adding(6), db)
            let new = before.map { dish in
                var dish = dish
                dish.day = dish.day.adding(7)
                return dish
            }.filter { dish in
                !there.contains {
                    $0.day == dish.day && $0.meal == dish.meal && $0.recipe == dish.recipe
                        && $0.title == dish.title
                }
            }
            return try RecipeBox.plan(new, now, db)
        }
    }
}
