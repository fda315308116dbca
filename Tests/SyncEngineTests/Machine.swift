import Foundation
import GRDB
import Library
import Recipes
import Sync
import Testing

@testable import SyncEngine

/// A machine with a library of its own.
struct Machine {
    let box: RecipeBox
    let shop: Shop
    var savesData = false

    static let settings: Set<String> = ["measures", "diets"]

    /// Boxes beside the recipes'.
    let boxes: [BoxSchema]

    init(_ shop: Shop, boxes: [BoxSchema] = []) throws {
        (self.shop, self.boxes) = (shop, boxes)
        box = try RecipeBox.inMemory(with: [SyncTables.schema] + boxes)
    }

    var engine: SyncEngine {
        get throws {
            SyncEngine(
                box, boxes: boxes, guest: try shop.guest(), account: "kitchen 1", settings: Self.settings,
                savesData: savesData, now: Double(shop.state.withLock { $0.now }) / 1000)
        }
    }

    @discardableResult func sync() async throws -> SyncReport { try await engine.round() }

    /// All that travels of the library, to compare two machines by.
    func contents() async throws -> [String: [String: String]] {
        try await box.read { db in
            var all: [String: [String: String]] = [:]
            let rows = try GRDB.Row.fetchAll(db, sql: "SELECT kind, thing FROM journal WHERE isGone = 0")
            let things = rows.map { ($0[0] as String, $0[1] as String) }
            // What came by another machine is there without a change of the cook's.
            let more = try [
                "recipe": "SELECT id FROM recipe", "opinion": "SELECT id FROM recipe WHERE stars != 0",
                "favourite": "SELECT recipe FROM favourite", "collection": "SELECT uid FROM collection",
                "history": "SELECT uid FROM history", "diary": "SELECT uid FROM diary",
                "shopping": "SELECT uid FROM shopping", "setting": "SELECT name FROM preference",
                "member":
                    "SELECT uid || ' ' || recipe FROM collected JOIN collection ON collection.id = collection",
            ].flatMap { kind, sql in try String.fetchAll(db, sql: sql).map { (kind, $0) } }
            for (kind, thing) in things + more {
                guard let travel = TravelKind.recipes.first(where: { $0.kind == kind }),
                    kind != "setting" || Self.settings.contains(thing)
                else { continue }
                if let fields = try travel.pack(thing, db) { all["\(kind) \(thing)"] = fields }
            }
            return all
        }
    }
}

/// Whether two machines have the same.
func alike(_ one: Machine, _ other: Machine) async throws {
    let mine = try await one.contents(), theirs = try await other.contents()
    #expect(Set(mine.keys) == Set(theirs.keys))
    for (key, fields) in mine where theirs[key] != fields {
        Issue.record("\(key): \(fields) ≠ \(theirs[key] ?? [:])")
    }
}

extension Recipe {
    static func soup(_ id: String = "soup", _ title: String = "Soup", picture: String? = nil) -> Recipe {
        Recipe(
            id: id, title: title, picture: picture, diets: [.vegan], servings: 4,
            ingredients: [
                Ingredient("carrots", amount: Amount(500, Amount.Unit(named: "g"))), Ingredient("salt"),
            ],
            steps: [Step(title: "", text: "Simmer for 25 minutes.")], tags: ["weeknight"], notes: "Good.")
    }
}
