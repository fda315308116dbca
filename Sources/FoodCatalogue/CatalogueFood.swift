public import Foods
import Foundation
import GRDB
public import Recipes

/// A food that can be logged, with what 100 g of it contain.
public struct CatalogueFood: Sendable, Hashable, Identifiable {
    /// The number in the USDA's database, "own" and a number, or what another source calls it behind its name.
    public var id: String
    /// What cooks call it.
    public var english: String
    public var german: String
    /// What tells it from others of that name: "Onions, raw", a brand.
    public var detail: String
    /// Whether cooks have names of their own for it: such are asked for first.
    public var isCommon = false
    /// Whether it is of the program's own table.
    public var isOurs = false
    /// Of 100 g: kilocalories, and grams of protein, carbohydrate without fibre, and fat; nil where nobody knows.
    public var nutrition = Nutrition()
    /// Grams in 100 g.
    public var fibre: Double?
    public var sugar: Double?
    public var salt: Double?
    public var portions: [KnownFood.Portion] = []
    /// Digits, as they stand under it.
    public var barcode: String?
    /// All that it is called.
    var names: [String] = []

    public init(
        id: String, name: String, detail: String = "", nutrition: Nutrition,
        portions: [KnownFood.Portion] = [], barcode: String? = nil
    ) {
        (self.id, english, german, self.detail) = (id, name, name, detail)
        (self.nutrition, self.portions, self.barcode) = (nutrition, portions, barcode)
        names = [name]
    }

    init(_ entry: FoodTable.Entry) {
        let food = entry.food
        id = food.id
        isCommon = !entry.english.isEmpty
        isOurs = true
        english = entry.english.first.map(Self.capitalised) ?? food.name
        german = entry.german.first ?? english
        detail = food.name
        (nutrition, fibre, sugar, salt) = (food.nutrition, food.fibre, food.sugar, food.salt)
        portions = food.portions + entry.weights
        names = entry.english + entry.german
        if names.isEmpty { names = [food.name] }
    }

    private static func capitalised(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}

// MARK: Rows

extension CatalogueFood {
    init(_ row: Row) {
        id = row["id"]
        (english, german, detail) = (row["english"], row["german"], row["detail"])
        (isCommon, isOurs) = (row["isCommon"], row["isOurs"])
        nutrition = Nutrition(
            kilocalories: row["kilocalories"], protein: row["protein"], carbohydrate: row["carbohydrate"],
            fat: row["fat"])
        (fibre, sugar, salt) = (row["fibre"], row["sugar"], row["salt"])
        portions = KnownFood.Portion.read(row["portions"])
        barcode = row["barcode"]
        names = (row["names"] as String).components(separatedBy: "\n")
    }

    func insert(_ db: Database) throws {
        let table = isOurs ? "ourWords" : "otherWords"
        try db.execute(
            sql: """
                INSERT INTO food (id, english, german, detail, isCommon, isOurs, kilocalories, protein, carbohydrate,
                    fat, fibre, sugar, salt, portions, barcode, names)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET english = excluded.english, german = excluded.german,
                    detail = excluded.detail, kilocalories = excluded.kilocalories, protein = excluded.protein,
                    carbohydrate = excluded.carbohydrate, fat = excluded.fat, fibre = excluded.fibre,
                    sugar = excluded.sugar, salt = excluded.salt, portions = excluded.portions,
                    barcode = excluded.barcode, names = excluded.names
                """,
            arguments: [
                id, english, german, detail, isCommon, isOurs, nutrition.kilocalories, nutrition.protein,
                nutrition.carbohydrate, nutrition.fat, fibre, sugar, salt,
                portions.map(\.written).joined(separator: ";"), barcode, names.joined(separator: "\n"),
            ])
        let row = try Int64.fetchOne(db, sql: "SELECT rowid FROM food WHERE id = ?", arguments: [id])
        let words = (names + [detail]).flatMap(FoodName.words)
        // What was there of the same id is found by its old words still, which does no harm.
        try db.execute(
            sql: "INSERT INTO \(table) (rowid, words) VALUES (?, ?)",
            arguments: [row, words.joined(separator: " ")])
    }
}
