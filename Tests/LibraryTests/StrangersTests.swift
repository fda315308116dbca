import Foundation
import GRDB
import Recipes
import Synchronization
import Testing

@testable import Library

/// Libraries that somebody made to do harm, and every door by which they come in.
@Suite("Libraries from strangers") struct StrangersTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    /// A library of ours to which something was done with plain SQL.
    private func library(_ sql: String) async throws -> String {
        let box = try pantry.open()
        try await box.save([Pantry.soup, Pantry.pie], at: 1)
        try box.close()
        let queue = try DatabaseQueue(path: pantry.path)
        try await queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
        return pantry.path
    }

    /// What each door says.
    private func refusals(of path: String) async throws -> [LibraryError.Kind?] {
        func kind(_ work: () async throws -> Void) async -> LibraryError.Kind? {
            do { try await work() } catch { return (error as? LibraryError)?.kind ?? .failed }
            return nil
        }
        let box = try RecipeBox.inMemory()
        let there = pantry.folder + "/rescued.sqlite"
        return [
            await kind { try RecipeBox.handOver(from: path) { _ in true } },
            await kind { _ = try await RecipeBox.look(into: path) },
            await kind { try await box.restore(from: path) },
            await kind {
                try RecipeBox.putBack(BackUp(path: path, madeAt: 0, recipes: 0), at: there)
            },
            await kind { _ = try RecipeBox.open(at: path) },
        ]
    }

    static let schemas = [
        // Rows without end.
        """
        ALTER TABLE recipe RENAME TO other;
        CREATE VIEW recipe AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT i AS number, 'x' || i AS id, i AS position, 'own' AS origin, 't' AS title FROM n
        """,
        """
        ALTER TABLE grdb_migrations RENAME TO other;
        CREATE VIEW grdb_migrations AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT 'v' || i AS identifier FROM n
        """,
        "CREATE TRIGGER greedy AFTER UPDATE ON recipe BEGIN DELETE FROM recipe; END",
        "CREATE TABLE more (a, b GENERATED ALWAYS AS (hex(zeroblob(a))))",
        "CREATE VIRTUAL TABLE words USING fts5 (text)",
        "CREATE INDEX slow ON recipe (length(body) * 2)",
        "ALTER TABLE recipe ADD COLUMN more TEXT", "DROP INDEX recipe_position", "DROP TABLE shopping",
        """
        DROP TABLE timer;
        CREATE TABLE timer (id, position, recipe, step, name, seconds, state, moment)
        """,
        "DELETE FROM grdb_migrations WHERE identifier = 'v1'",
        "DROP TRIGGER shopping_went",
    ]

    @Test("Only a schema that one of our versions made is asked anything", arguments: schemas)
    func schema(sql: String) async throws {
        let path = try await library(sql)
        let before = try pantry.bytes()
        #expect(try await refusals(of: path) == Array(repeating: .notALibrary, count: 5))
        #expect(try pantry.bytes() == before)
    }

    @Test("What SQLite's own ANALYZE adds does no harm") func analysed() async throws {
        let path = try await library("ANALYZE")
        #expect(try await refusals(of: path) == Array(repeating: nil, count: 5))
    }

    @Test("Reading ends when it is called off, and when it takes longer than any library does")
    func budgets() async throws {
        let path = try await library("")
        let questions = Atomic(0)
        #expect(throws: LibraryError.self) {
            try RecipeBox.handOver(
                from: path,
                isCalledOff: {
                    questions.add(1, ordering: .relaxed)
                    return true
                }, take: { _ in true })
        }
        #expect(questions.load(ordering: .relaxed) > 0)
        let box = try RecipeBox.inMemory()
        await #expect(throws: LibraryError.self) { try await RecipeBox.look(into: path) { true } }
        await #expect(throws: LibraryError.self) { try await box.restore(from: path) { true } }
        // A statement without an end.
        let endless =
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n"
        let file = LibraryFile(path: path)
        let budget = ReadingBudget(steps: 1_000_000)
        let queue = try DatabaseQueue.lasting(path: path, configuration: RecipeBox.stranger(budget))
        do {
            _ = try budget.spend(on: file) { try queue.unsafeRead { try Int.fetchOne($0, sql: endless) } }
            Issue.record("it came to an end")
        } catch { #expect((error as? LibraryError)?.kind == .damaged) }
        try queue.close()
    }

    @Test("A budget is enough for a library of its size") func enough() async throws {
        let box = try pantry.open()
        let many = (0..<2000).map { number in
            var soup = Pantry.soup
            (soup.id, soup.title) = ("soup-\(number)", "Soup \(number)")
            return soup
        }
        try await box.save(many, at: 1)
        try box.close()
        let file = LibraryFile(path: pantry.path)
        let budget = ReadingBudget(steps: 1 << 40)
        try file.settled(schema: LibrarySchema(), budget).close()
        let spent = (1 << 40) - budget.rest
        // What isn't counted by the byte is left out, so that ten times the margin is shown by the byte
        // alone.
        #expect(spent < ReadingBudget.stepsPerByte * file.size / 10)
    }

    static let numbers = ["9223372036854775807", "-9223372036854775808", "-1", "4611686018427387904"]

    @Test(
        "No number of a row ends the program, and what is brought in stays within bounds", arguments: numbers)
    func rows(number: String) async throws {
        let path = try await library(
            """
            UPDATE recipe SET preparationMinutes = \(number), cookingMinutes = \(number), servings = \(number),
            stars = \(number), position = \(number), addedAt = \(number);
            INSERT INTO timer VALUES ('t', \(number), NULL, \(number), 'Rice', \(number), 'running', \(number));
            INSERT INTO progress VALUES
                (1, 'pumpkin-soup', \(number), NULL, \(number), \(number), 'x', '[\(number)]');
            INSERT INTO diary VALUES (NULL, 'pumpkin-soup', 'Soup', \(number), '', \(number), 'd');
            INSERT INTO history VALUES (NULL, 'pumpkin-soup', 'cooked', \(number), 'h');
            INSERT INTO shopping VALUES
                (NULL, 'salt', \(number), \(number), 'g', NULL, NULL, '', NULL, \(number), 's');
            INSERT INTO draft VALUES ('d', 'Pie', \(number), '{}');
            INSERT INTO flicked VALUES (NULL, \(number), \(number), \(number), \(number));
            INSERT INTO collection VALUES (NULL, \(number), 'Winter', \(number), 'c');
            INSERT INTO collected VALUES (1, 'pumpkin-soup', \(number), \(number));
            """)
        // As the cook's own library, too: the row may be there by now.
        let own = try RecipeBox.open(at: path)
        try await visit(own)
        try own.close()
        let box = try RecipeBox.inMemory()
        try await box.restore(from: path)
        try await visit(box)
        var arrivals: [Arrival] = []
        try RecipeBox.handOver(from: path) {
            arrivals.append($0)
            return true
        }
        #expect(arrivals.count == 2)
        let house = try RecipeBox.inMemory()
        _ = try house.receive(arrivals, at: 5)
        try await visit(house)
    }

    /// Looks at all there is, and goes on working with it.
    private func visit(_ box: RecipeBox) async throws {
        for order in CardOrder.allCases {
            let cards = try await box.cards(limit: 10, order: order)
            #expect(cards.count == 2)
            #expect(cards.allSatisfy { TotalMinutes.range.contains($0.totalMinutes) && $0.stars <= 5 })
        }
        let soup = try #require(try await box.recipe("pumpkin-soup"))
        #expect((0...2 * Minutes.range.upperBound).contains(soup.totalMinutes))
        #expect(Servings.range.contains(soup.servings))
        #expect(soup.scaled(toServings: 7).ingredients.count == 2)
        for timer in try await box.timers() {
            #expect(Seconds.range.contains(timer.seconds) && Place.range.contains(timer.step))
        }
        if let progress = try await box.progress() {
            #expect(
                Place.range.contains(progress.step) && progress.servings.map(Servings.range.contains) ?? true)
        }
        #expect(try await box.diary(limit: 9).allSatisfy { Moment.range.contains($0.at) && $0.stars <= 5 })
        #expect(try await box.history(limit: 9).allSatisfy { Moment.range.contains($0.at) })
        let list = try await box.shoppingList()
        for group in list.byAisle + list.byRecipe {
            #expect(group.lines.flatMap(\.amounts).allSatisfy { Quantity.range.contains($0.quantity) })
        }
        _ = try await box.drafts()
        _ = try await box.deck(limit: 3)
        _ = try await box.suggestions(limit: 3, seed: 1, at: 1)
        _ = try await box.search("soup")
        // There is still room behind the last place.
        try await box.save(Pantry.crepes, at: 9)
        let collection = try await box.makeCollection(named: "New", with: ["crepes"], at: 9)
        try await box.change(CollectionChange(["pumpkin-soup"], into: [collection]), at: 9)
        #expect(try await box.cards(in: collection, limit: 9).count == 2)
        let all = try await box.collections().map(\.id)
        try await box.change(CollectionChange(["crepes"], into: all), at: 9)
        try await box.shop(for: "pumpkin-soup", servings: 3, at: 9)
        try await box.remove(["crepes"])
    }

    @Test("A row whose number leaves no room for another is refused, and finds no memory without end")
    func keys() async throws {
        let far = "UPDATE recipe SET number = 9223372036854775807 WHERE id = 'pumpkin-soup'"
        let path = try await library(far)
        let kinds = try await refusals(of: path)
        #expect(kinds[0] == .damaged && kinds[2] == .damaged)
        let own = try RecipeBox.open(at: path)
        #expect(try await own.recipe("pumpkin-soup") == Pantry.soup)
        _ = try await own.search("soup")
        _ = try await own.deck(limit: 2)
        await #expect(throws: LibraryError.self) { try await own.save(Pantry.crepes, at: 9) }
        try await own.remove(["pumpkin-soup"])
        try own.close()
    }

    @Test("A list of numbers given that leaves none is put right") func sequence() async throws {
        let path = try await library("UPDATE sqlite_sequence SET seq = 9223372036854775807")
        let box = try RecipeBox.inMemory()
        try await box.restore(from: path)
        try await box.save(Pantry.crepes, at: 9)
        #expect(try await box.search("crepes").count == 1)
    }

    @Test("An index from elsewhere isn't believed") func foreignIndex() async throws {
        let path = try await library(
            """
            DELETE FROM posting; DELETE FROM measure;
            INSERT INTO posting VALUES ('*', 3, 4611686018427387904, x'0000'), ('soup', 0, -5, x'01');
            INSERT INTO measure VALUES (9223372036854775807, x'00', x'01'), (-3, x'', x'');
            """)
        let own = try RecipeBox.open(at: path)
        _ = try await own.search("soup")
        _ = try await own.fridge(["pumpkin"], limit: 3)
        try own.close()
        let box = try RecipeBox.inMemory()
        try await box.restore(from: path)
        #expect(try await box.search("soup").count == 1)
    }

    /// As a fault of the disk, or somebody with a hex editor, makes it: a schema of ours, and rows that break
    /// it.
    @Test(
        "A value of another kind than its column's is no end", arguments: ["NULL", "'x'", "x'ff00'", "1e300"])
    func kinds(value: String) async throws {
        let box = try RecipeBox.inMemory()
        try await box.save([Pantry.soup, Pantry.pie], at: 1)
        try await box.write { db in
            for table in ["recipe", "timer", "progress", "diary", "shopping", "draft", "collection"] {
                let columns = try db.columns(in: table).map(\.name)
                try db.execute(sql: "ALTER TABLE \(table) RENAME TO strict_\(table)")
                try db.execute(sql: "CREATE TABLE \(table) (\(columns.joined(separator: ", ")))")
                let values = columns.map { $0 == "number" ? "1" : $0 == "body" ? "'{}'" : value }
                try db.execute(sql: "INSERT INTO \(table) VALUES (\(values.joined(separator: ", ")))")
            }
        }
        #expect(try await box.cards(limit: 5).count == 1)
        _ = try await box.cards(on: .own, limit: 5)
        _ = try await box.timers()
        _ = try await box.progress()
        _ = try await box.diary(limit: 5)
        _ = try await box.shoppingList().byAisle
        _ = try await box.drafts()
        _ = try await box.collections()
        _ = try await box.search("x")
    }

    @Test("Nothing in the library takes a value out of a row but by the door for it")
    func oneDoor() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Library").path
        let files = try #require(FileManager.default.enumerator(atPath: folder))
        for case let name as String in files where name.hasSuffix(".swift") && name != "Row+Sane.swift" {
            let source = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            // `row[0]`, and `$0[0]` or `$0["name"]` in a closure.
            #expect(!source.contains(/\brow\[|\$0\[["0-9]/), "\(name)")
        }
    }
}
