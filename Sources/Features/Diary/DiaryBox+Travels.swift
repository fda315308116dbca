import Dietetics
import Foundation
import GRDB
import Library
import Recipes

/// What of the diary is the same on every machine of the cook's, where they have said so for itself (MO2). Pictures never
/// are, nor what is one machine's own: whether it reminds while the program is closed, and whether it takes pictures.
///
/// What comes is bounded: a figure without bounds would be added up, and a profile that makes no sense would be no
/// profile.
extension DiaryBox {
    static let travels: [TravelKind] = [
        profileKind,
        TravelKind("eaten", eaten, part: shared) { thing in
            guard hasDay(thing), meal(thing.fields["meal"]) != nil else { return nil }
            var thing = thing
            for name in ["food", "name", "measure"] { thing.fields[name] = text(thing.fields[name]) }
            for name in figures { thing.fields[name] = figure(thing.fields[name], upTo: mostOfFood) }
            thing.fields["quantity"] = figure(thing.fields["quantity"], upTo: mostOfFood)
            return thing
        },
        TravelKind("weighed", weighed, part: shared) { thing in
            let kilograms = thing.fields["kilograms"].flatMap { Double($0) } ?? 0
            return CalendarDay(thing.name) != nil && Eater.weights.contains(kilograms) ? thing : nil
        },
        mealDone,
        TravelKind("dayMood", dayMood, part: shared) { thing in
            let mood = thing.fields["mood"].flatMap { Int($0) }.flatMap(Mood.init(rawValue:))
            return CalendarDay(thing.name) != nil && mood != nil ? thing : nil
        },
        TravelKind("savedMeal", savedMeal, part: shared) { thing in
            guard let foods = thing.fields["foods"], foods.utf8.count <= 100_000,
                let read = try? JSONDecoder().decode([LoggedFood].self, from: Data(foods.utf8)),
                read.count <= 100, read.allSatisfy(\.isSound)
            else { return nil }
            return TravelThing(thing.name, ["name": text(thing.fields["name"]), "foods": foods])
        },
    ]

    private static let figures = ["grams", "kilocalories", "protein", "carbohydrate", "fat"]
    /// Of anything that is counted of a food; more is nobody's meal.
    static let mostOfFood = 100_000.0

    private static let eaten = TravelTable(
        "eaten", key: "uid",
        [
            .init("day", .text), .init("meal", .integer), .init("food", .text), .init("name", .text),
            .init("quantity", .real), .init("measure", .text), .init("grams", .realOrNothing),
            .init("kilocalories", .realOrNothing), .init("protein", .realOrNothing),
            .init("carbohydrate", .realOrNothing), .init("fat", .realOrNothing), .init("addedAt", .real),
        ])
    private static let weighed = TravelTable("weighed", key: "day", [.init("kilograms", .real)])
    private static let dayMood = TravelTable("dayMood", key: "day", [.init("mood", .integer)])
    private static let savedMeal = TravelTable(
        "savedMeal", key: "uid", [.init("name", .text), .init("foods", .text)])

    // MARK: What comes

    private static func hasDay(_ thing: TravelThing) -> Bool { CalendarDay(thing.fields["day"] ?? "") != nil }

    private static func meal(_ text: String?) -> Meal? {
        text.flatMap { Int($0) }.flatMap(Meal.init(rawValue:))
    }

    private static func text(_ text: String?) -> String { String((text ?? "").prefix(300)) }

    /// Empty stays empty: nobody knows.
    private static func figure(_ text: String?, upTo most: Double) -> String {
        guard let text, let number = Double(text), number.isFinite else { return "" }
        return (0...most).contains(number) ? text : "\(min(max(0, number), most))"
    }

    // MARK: Meals that are done

    private static let mealDone = TravelKind(
        "mealDone",
        consent: TravelConsent(part: shared) { after, limit, db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT day || ' ' || meal AS thing FROM mealDone WHERE day || ' ' || meal > ?
                    ORDER BY day, meal LIMIT ?
                    """, arguments: [after ?? "", limit])
        }
    ) { thing, db in
        guard let (day, meal) = done(thing) else { return nil }
        let isThere = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM mealDone WHERE day = ? AND meal = ?)",
            arguments: [day.text, meal.rawValue])
        return isThere == true ? [:] : nil
    } unpack: { things, _, db in
        for (day, meal) in things.compactMap({ done($0.name) }) {
            try db.execute(
                sql: "INSERT OR IGNORE INTO mealDone (day, meal) VALUES (?, ?)",
                arguments: [day.text, meal.rawValue])
        }
        return []
    } remove: { things, db in
        for (day, meal) in things.compactMap(done) {
            try db.execute(
                sql: "DELETE FROM mealDone WHERE day = ? AND meal = ?", arguments: [day.text, meal.rawValue])
        }
        return []
    }

    private static func done(_ thing: String) -> (CalendarDay, Meal)? {
        let parts = thing.split(separator: " ").map(String.init)
        guard parts.count == 2, let day = CalendarDay(parts[0]), let meal = meal(parts[1]) else { return nil }
        return (day, meal)
    }

    // MARK: The profile

    /// Its parts travel each for itself, so that a weight here and a meal time there are both kept.
    private static let profileKind = TravelKind(
        "diaryProfile",
        consent: TravelConsent(part: shared) { mine, theirs in
            // Whoever recovers on one machine does so on all of them.
            mine["aim"] == "\"\(Aim.recover.rawValue)\"" ? mine : theirs
        } names: { after, _, db in
            try after == nil && RecipeBox.profile(db) != nil ? ["profile"] : []
        }
    ) { thing, db in
        guard thing == "profile", let profile = try RecipeBox.profile(db) else { return nil }
        return try profile.travelling
    } unpack: { things, now, db in
        for thing in things where thing.name == "profile" {
            let year = Calendar(identifier: .gregorian).component(
                .year, from: Date(timeIntervalSince1970: now))
            let before = try RecipeBox.profile(db) ?? DiaryProfile()
            guard let profile = before.taking(thing.fields, in: year) else { continue }
            try RecipeBox.keep(profile, db)
        }
        return []
    } remove: { things, db in
        if things.contains("profile") { try db.execute(sql: "DELETE FROM diaryProfile") }
        return []
    }
}

extension LoggedFood {
    /// Whether it can have been eaten.
    fileprivate var isSound: Bool {
        let figures = [
            quantity, grams, nutrition.kilocalories, nutrition.protein, nutrition.carbohydrate, nutrition.fat,
        ]
        return figures.allSatisfy { $0.map { (0...DiaryBox.mostOfFood).contains($0) } ?? true }
            && [food, name, measure].allSatisfy { $0.count <= 300 }
    }
}
