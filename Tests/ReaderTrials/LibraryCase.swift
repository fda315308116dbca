import Foundation
import GRDB
import Library
import Recipes
import Slideshow

/// A library in a file, to which something was done; gone when it is let go of.
final class LibraryCase: Sendable {
    let path: String

    private init(_ bytes: Data) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/library-case-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        path = folder + "/library.sqlite"
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    deinit {
        try? FileManager.default.removeItem(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// A case is what was changed in a sound library: three bytes of a place and one to put there, over and
    /// over. Its name and mark are put back, so that more than its first bytes is looked at.
    convenience init(changes: [UInt8]) throws {
        var bytes = try LibraryCase.sound.get()
        for start in stride(from: 0, to: changes.count - 3, by: 4) {
            let place = Int(changes[start]) << 16 | Int(changes[start + 1]) << 8 | Int(changes[start + 2])
            bytes[place % bytes.count] = changes[start + 3]
        }
        bytes.replaceSubrange(0..<16, with: Data("SQLite format 3\0".utf8))
        bytes.replaceSubrange(68..<72, with: Data("HOFF".utf8))
        try self.init(bytes)
    }

    /// A case is lines of "table.column value": so it is set in all rows of a sound library, as far as SQLite
    /// lets it. Behind a line "any kind", a column takes values that aren't of its kind, as a fault of the
    /// disk may make them.
    convenience init(rows text: String) throws {
        try self.init(LibraryCase.sound.get())
        let lines = text.split(whereSeparator: \.isNewline).prefix(64)
        let isAnyKind = lines.first == "any kind"
        let file = try DatabaseQueue(path: path)
        try file.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF")
            if isAnyKind { try LibraryCase.turn(db, strict: false) }
        }
        try file.close()
        let again = try DatabaseQueue(path: path)
        try again.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF")
            for line in lines { LibraryCase.set(String(line), db) }
            if isAnyKind { try LibraryCase.turn(db, strict: true) }
        }
        try again.close()
    }

    private static func turn(_ db: Database, strict: Bool) throws {
        let (from, to) = strict ? (") /**/", ") STRICT") : (") STRICT", ") /**/")
        try db.execute(
            sql: """
                PRAGMA writable_schema = ON;
                UPDATE sqlite_master SET sql = replace(sql, '\(from)', '\(to)') WHERE type = 'table';
                PRAGMA writable_schema = OFF
                """)
    }

    private static func set(_ line: String, _ db: Database) {
        let halves = line.split(separator: " ", maxSplits: 1).map(String.init)
        let names = halves[0].split(separator: ".")
        guard names.count == 2, names.joined().allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") }) else {
            return
        }
        let value = value(of: halves.count > 1 ? halves[1] : "")
        try? db.execute(sql: "UPDATE \(names[0]) SET \(names[1]) = ?", arguments: [value])
    }

    private static func value(of text: String) -> DatabaseValue {
        if text == "null" { return .null }
        if let number = Int64(text) { return number.databaseValue }
        if let number = Double(text) { return number.databaseValue }
        return text.hasPrefix("x") ? Data(text.utf8).databaseValue : text.databaseValue
    }

    /// What a cook has: of everything something.
    private static let sound: Result<Data, any Error> = Result {
        let there = try LibraryCase(Data())
        let box = try RecipeBox.open(at: there.path)
        let made: Result<Void, any Error> = Errand.run {
            do { return .success(try await fill(box)) } catch { return .failure(error) }
        }
        try made.get()
        try box.close()
        return try Data(contentsOf: URL(fileURLWithPath: there.path))
    }

    private static func fill(_ box: RecipeBox) async throws {
        let soup = Recipe(
            id: "soup", title: "Pumpkin soup", summary: "Warms.", picture: "soup.jpg", diets: [.vegan],
            preparationMinutes: 15, cookingMinutes: 30, servings: 4,
            ingredients: [Ingredient("pumpkin", amount: Amount(1.2, .kg)), Ingredient("salt")],
            steps: [Step(text: "Simmer for 25 minutes at 180 °C.", ingredients: [Ingredient("salt")])],
            nutrition: Nutrition(kilocalories: 210, protein: 5, carbohydrate: 30, fat: 7), stars: 3)
        let pie = Recipe(id: "pie", title: "Apple pie", ingredients: [Ingredient("apples")])
        try await box.save([soup, pie], at: 1)
        try await box.save(SavedPicture(name: "soup.jpg", mediaType: "image/jpeg", data: Data([1, 2, 3])))
        try await box.setFavourite(true, "pie", at: 2)
        try await box.noteViewed("soup", at: 3)
        try await box.cooked("soup", note: "Good.", stars: 4, at: 4)
        try await box.makeCollection(named: "Winter", with: ["soup", "pie"], at: 5)
        try await box.shop(for: "soup", servings: 6, at: 6)
        try await box.saveDraft(["half"], "draft", title: "Half", at: 7)
        try await box.saveProgress(SavedProgress(recipeID: "soup", step: 0, updatedAt: 8))
        try await box.saveTimers([
            KitchenTimer(
                id: "t", recipeID: "soup", step: 0, name: "Soup", seconds: 60, state: .running(endsAt: 9))
        ])
        try await box.flick("pie", liked: true, at: 10)
        try await box.set("light", for: "look")
    }
}
