import Foundation
import Recipes
import Testing

@testable import Library

@Suite("The copies that are kept beside a library") struct CopyShelfTests {
    let pantry: Pantry
    private let day = 86_400.0
    init() throws { pantry = try Pantry() }

    private func fill(_ box: RecipeBox, _ count: Int) async throws {
        try await box.save((0..<count).map { Recipe(id: "r\($0)", title: "Soup \($0)") }, at: 1)
    }

    private func shrink(_ box: RecipeBox, to count: Int, from before: Int) async throws {
        try await box.remove((count..<before).map { "r\($0)" })
    }

    private func copies() -> [String] {
        RecipeBox.backUps(of: pantry.path).map { "\(Int($0.madeAt / day)): \($0.recipes)" }
    }

    private func shrinkage(_ box: RecipeBox) async throws -> Shrinkage? {
        try await box.shrinkage(among: RecipeBox.backUps(of: pantry.path))
    }

    @Test("After the library has shrunk by half the last one before that is kept for good")
    func shrunk() async throws {
        let box = try pantry.open()
        try await fill(box, 100)
        try await box.keepBackUp(at: 10 * day)
        try await box.keepBackUp(at: 11 * day)
        try await shrink(box, to: 40, from: 100)
        guard case .shrunk(let since) = try await box.keepBackUp(at: 12 * day) else {
            Issue.record("nobody was told")
            return
        }
        #expect(since.recipes == 100 && since.madeAt == 11 * day)
        #expect(since.path.hasSuffix("library.sqlite.kept-1970-01-12"))
        #expect(copies() == ["12: 40", "11: 100", "10: 100"])
        for later in 13..<30 {
            try await box.keepBackUp(at: Double(later) * day)
            #expect(RecipeBox.backUps(of: pantry.path).count == 3)
        }
        #expect(copies() == ["29: 40", "28: 40", "11: 100"])
        try await box.check()
    }

    @Test("A new library in the place of one with good copies pushes none of them out")
    func new() async throws {
        let box = try pantry.open()
        try await fill(box, 50)
        try await box.keepBackUp(at: 10 * day)
        try await box.keepBackUp(at: 11 * day)
        try box.close()
        unlink(pantry.path)
        try RecipeBox.beginNew(at: pantry.path)
        for start in 13..<16 {
            let new = try pantry.open()
            try await new.save(Recipe(id: "new", title: "New"), at: 1)
            try await new.keepBackUp(at: Double(start) * day)
            try new.close()
        }
        #expect(copies() == ["15: 1", "14: 1", "11: 50"])
    }

    @Test("What a cook wrote counts by itself: beside many that came with the program it is missed, too")
    func own() async throws {
        let box = try pantry.open()
        let starters = (0..<40).map { Recipe(id: "s\($0)", title: "Starter \($0)") }
        try await box.stock(starters, pictures: [], version: 1, at: 1)
        try await fill(box, 10)
        try await box.keepBackUp(at: 10 * day)
        try await shrink(box, to: 4, from: 10)
        guard case .shrunk(let since) = try await box.keepBackUp(at: 11 * day) else {
            Issue.record("nobody was told")
            return
        }
        #expect(since.recipes == 50 && since.own == 10)
    }

    @Test("The cook is asked once; what may go goes, with those before it, and what stays stays")
    func word() async throws {
        let box = try pantry.open()
        try await fill(box, 100)
        try await box.keepBackUp(at: 10 * day)
        try await box.keepBackUp(at: 11 * day)
        #expect(try await shrinkage(box) == nil)
        try await shrink(box, to: 40, from: 100)
        try await box.keepBackUp(at: 12 * day)
        let first = try #require(try await shrinkage(box)).before
        try await box.letGo(first)
        #expect(try await shrinkage(box) == nil)
        #expect(copies() == ["12: 40", "10: 100"])
        // The one of the day before has no claim any more, either.
        try await box.keepBackUp(at: 13 * day)
        #expect(copies() == ["13: 40", "12: 40"])

        try await shrink(box, to: 10, from: 40)
        try await box.keepBackUp(at: 14 * day)
        let second = try #require(try await shrinkage(box)).before
        #expect(second.recipes == 40)
        try await box.keep(second)
        #expect(try await shrinkage(box) == nil)
        for later in 15..<18 { try await box.keepBackUp(at: Double(later) * day) }
        #expect(copies() == ["17: 10", "16: 10", "13: 40"])
    }

    @Test("A copy that can't be read any more takes no good one's place")
    func unsound() async throws {
        let box = try pantry.open()
        try await fill(box, 20)
        try await box.keepBackUp(at: 10 * day)
        try await box.keepBackUp(at: 11 * day)
        try Data("rubbish".utf8).write(to: URL(fileURLWithPath: pantry.path + ".backup-1"))
        try await box.keepBackUp(at: 13e9)
        #expect(RecipeBox.backUps(of: pantry.path).map(\.madeAt) == [13e9, 10 * day])
    }

    @Test("A kill between two renames loses no generation")
    func cutShort() async throws {
        let box = try pantry.open()
        try await fill(box, 20)
        try await box.keepBackUp(at: 10 * day)
        try await box.keepBackUp(at: 11 * day)
        rename(pantry.path + ".backup-1", pantry.path + ".backup-next")
        #expect(copies() == ["11: 20", "10: 20"])
        #expect(try await box.keepBackUp(at: 11.5 * day) == .notDue)
        #expect(
            try pantry.files().filter { $0.contains("backup") }.map { $0.suffix(8) } == [
                "backup-1", "backup-2",
            ])
        #expect(copies() == ["11: 20", "10: 20"])
    }

    @Test("What a kill left half done is taken away after a day, and nothing else is")
    func swept() async throws {
        let box = try pantry.open()
        let id = "5096876D-8F0E-4050-82ED-E80D41842FFA"
        let left = [".new-\(id)", ".new-\(id).unfinished", ".rescued-\(id)", ".incoming-\(id)-wal"]
        let others = [".new-recipes", ".damaged-1", ".before-restore", "-new-\(id)", ".mine"]
        for ending in left + others {
            try Data("x".utf8).write(to: URL(fileURLWithPath: pantry.path + ending))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 10 * day)], ofItemAtPath: pantry.path + ending
            )
        }
        try await box.keepBackUp(at: 10.5 * day)
        #expect(try Set(pantry.files()).isSuperset(of: (left + others).map { "library.sqlite" + $0 }))
        try await box.keepBackUp(at: 11.6 * day)
        let files = try Set(pantry.files())
        #expect(files.isDisjoint(with: left.map { "library.sqlite" + $0 }))
        #expect(files.isSuperset(of: others.map { "library.sqlite" + $0 }))
    }

    @Test("What was replaced and held much more is not lost by replacing again")
    func replaced() async throws {
        let box = try pantry.open()
        try await fill(box, 30)
        try await box.beginAnew()
        try await box.save(Recipe(id: "x", title: "X"), at: 2)
        try await box.beginAnew()
        #expect(RecipeBox.backUps(of: pantry.path).map(\.recipes).sorted() == [1, 30])
        #expect(RecipeBox.backUps(of: pantry.path).contains { $0.occasion == .shrunk && $0.recipes == 30 })
    }

    @Test("Undoing that brings it back and keeps no second one") func undone() async throws {
        let box = try pantry.open()
        try await fill(box, 30)
        try await box.beginAnew()
        try await box.restore(from: box.replaced)
        #expect(try await box.count() == 30)
        #expect(RecipeBox.backUps(of: pantry.path).map(\.recipes) == [0])
    }

    @Test(
        "What can be read of a damaged library goes into a back-up, with pictures and favourites, and it stays"
    )
    func salvage() async throws {
        let box = try pantry.open()
        let text = String(repeating: "stir ", count: 300)
        try await box.save(
            (0..<400).map { Recipe(id: "r\($0)", title: "Soup \($0)", steps: [Step(text: text)]) }, at: 1)
        try await box.stock([Pantry.soup], pictures: Pantry.pictures, version: 1, at: 1)
        try await box.setFavourites(["r1", Pantry.soup.id], at: 2)
        try box.close()
        let smashed = try pantry.smashed()
        let file = pantry.folder + "/rest.handsoff"
        let count = try await RecipeBox.salvage(from: pantry.path, to: file, at: 3)
        #expect(count > 380 && count < 401)
        #expect(try pantry.bytes() == smashed && pantry.files() == ["library.sqlite", "rest.handsoff"])
        let rest = try RecipeBox.open(at: file)
        try await rest.check()
        #expect(try await rest.count() == count)
        #expect(try await rest.search("soup").count == count)
        #expect(try await rest.recipe(Pantry.soup.id) == Pantry.soup)
        #expect(try await rest.picture("pumpkin-soup") == Pantry.pictures[0])
        #expect(try await rest.isFavourite(Pantry.soup.id))
    }

    @Test("A file of which nothing can be read leaves none") func nothingToSalvage() async throws {
        try await pantry.stocked()
        var bytes = try pantry.bytes()
        bytes.replaceSubrange(100..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 100))
        try bytes.write(to: URL(fileURLWithPath: pantry.path))
        let file = pantry.folder + "/rest.handsoff"
        await #expect(throws: LibraryError.self) {
            try await RecipeBox.salvage(from: pantry.path, to: file, at: 3)
        }
        #expect(try pantry.files() == ["library.sqlite"])
    }

    @Test("A damaged library pushes no copy out, and says why it can't be copied")
    func damaged() async throws {
        let box = try pantry.open()
        try await fill(box, 200)
        try await box.keepBackUp(at: 10 * day)
        try box.close()
        _ = try pantry.smashed()
        let again = try RecipeBox.open(at: pantry.path, schema: LibrarySchema(), patience: 0, quickly: 0)
        do throws(LibraryError) {
            try await again.keepBackUp(at: 20 * day)
            Issue.record("an unsound copy")
        } catch { #expect(error.kind == .damaged) }
        #expect(copies() == ["10: 200"])
        try again.close()
        let before = try pantry.bytes()
        #expect(throws: LibraryError.self) { try RecipeBox.open(at: pantry.path, checksAll: true) }
        #expect(try pantry.bytes() == before)
    }
}
