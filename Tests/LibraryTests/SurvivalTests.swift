import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

@Suite("Back-ups, and what the library lives through")
struct SurvivalTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    private func full() async throws -> RecipeBox {
        let box = try pantry.open()
        try await box.stock(Pantry.starters, pictures: Pantry.pictures, version: 1, at: 1)
        try await box.setFavourite(true, "crepes", at: 2)
        try await box.shop(typed: "2 l milk", at: 3)
        return box
    }

    private func kind(_ work: () async throws -> Void) async -> LibraryError.Kind? {
        do {
            try await work()
            return nil
        } catch { return (error as? LibraryError)?.kind }
    }

    @Test("The whole library goes into one file and comes back from it, and what was there is kept")
    func round() async throws {
        let box = try await full()
        let file = pantry.folder + "/my back-up.sqlite"
        try await box.backUp(to: file)
        try await box.remove(["crepes", "pumpkin-soup"])
        try await box.clearShopping()
        try await box.save(Recipe(id: "later", title: "Later"), at: 9)
        try await box.restore(from: file)
        #expect(try await box.count() == 3)
        #expect(try await box.isFavourite("crepes"))
        #expect(try await box.shoppingList().items.count == 1)
        #expect(try await box.search("crepes").count == 1)
        #expect(try await box.picture("pumpkin-soup") == Pantry.pictures[0])
        try await box.check()
        try await box.save(Recipe(id: "next", title: "Next"), at: 10)
        try box.close()
        #expect(try await pantry.open().count() == 4)
        let before = try RecipeBox.open(at: pantry.path + ".before-restore")
        #expect(try await before.cards(limit: 9).map(\.id) == ["pumpkin-pie", "later"])
    }

    @Test("A back-up of version 1 is brought up to date on the way, and itself left as it is")
    func old() async throws {
        let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Kept/library-v1.sqlite")
        let file = pantry.folder + "/old.sqlite"
        try FileManager.default.copyItem(atPath: kept.path, toPath: file)
        let box = try await full()
        try await box.restore(from: file)
        #expect(try await box.cards(limit: 9).map(\.id) == ["pumpkin-soup", "crepes", "B2A7"])
        #expect(try await box.search("stew").count == 1)
        #expect(try pantry.bytes(file) == Data(contentsOf: kept))
    }

    @Test("What is no sound library of this version is refused, and nothing changes")
    func refused() async throws {
        let box = try await full()
        let good = pantry.folder + "/good.sqlite", bad = pantry.folder + "/bad.sqlite"
        try await box.backUp(to: good)
        var bytes = try pantry.bytes(good)
        for place in 8192..<16_384 { bytes[place] = 0xA5 }
        try bytes.write(to: URL(fileURLWithPath: bad))
        #expect(await kind { try await box.restore(from: bad) } == .damaged)
        try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: bad))
        #expect(await kind { try await box.restore(from: bad) } == .notALibrary)
        #expect(await kind { try await box.restore(from: pantry.folder + "/none") } == .notALibrary)
        let newer = try DatabaseQueue(path: good)
        try await newer.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v99')") }
        try newer.close()
        #expect(await kind { try await box.restore(from: good) } == .newer)
        #expect(try await box.count() == 3)
        #expect(try await box.shoppingList().items.count == 1)
    }

    @Test("A library can be begun anew, and what was in it is had again from the file beside it") func anew()
        async throws
    {
        let box = try await full()
        try await box.set("dark", for: "theme")
        try await box.beginAnew()
        #expect(try await box.count() == 0)
        #expect(try await box.setting("theme", as: String.self) == nil)
        #expect(try await box.stockedVersion() == 0)
        try await box.save(Recipe(id: "x", title: "X"), at: 9)
        try await box.restore(from: box.replaced)
        #expect(try await box.count() == 3)
        #expect(try await box.setting("theme", as: String.self) == "dark")
        try await box.restore(from: box.replaced)
        #expect(try await box.cards(limit: 9).map(\.id) == ["x"])
        try await box.check()
    }

    @Test("Looking into a back-up changes nothing beside it, and says when it was made") func look()
        async throws
    {
        let box = try await full()
        let folder = pantry.folder + "/stick"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = folder + "/mine.handsoff"
        try await box.backUp(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: file)
        let bytes = try pantry.bytes(file)
        let backUp = try await RecipeBox.look(into: file)
        try await box.restore(from: file)
        #expect(backUp == BackUp(path: file, madeAt: 1e9, recipes: 3))
        #expect(try pantry.bytes(file) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mine.handsoff"])
        #expect(await kind { _ = try await RecipeBox.look(into: folder) } == .notALibrary)
        #expect(await kind { _ = try await RecipeBox.look(into: "/dev/zero") } == .notALibrary)
        #expect(try pantry.files().filter { $0.contains("incoming") } == [])
    }

    @Test("A back-up that can't be written leaves nothing half done, and never goes over the library")
    func unwritable() async throws {
        let box = try await full()
        #expect(await kind { try await box.backUp(to: pantry.folder + "/none/file") } != nil)
        #expect(await kind { try await box.backUp(to: pantry.path) } != nil)
        #expect(try pantry.files().filter { $0.contains("unfinished") } == [])
        #expect(try await box.count() == 3)
    }

    @Test("Two sound copies are kept by themselves, a day apart, and offered when the library is damaged")
    func rotation() async throws {
        let box = try await full()
        let day = 86_400.0
        #expect(try await box.keepBackUp(at: 10 * day) == .made)
        #expect(try await box.keepBackUp(at: 10.5 * day) == .notDue)
        try await box.save(Recipe(id: "x", title: "X"), at: 11 * day)
        #expect(try await box.keepBackUp(at: 11 * day) == .made)
        try await box.save(Recipe(id: "y", title: "Y"), at: 12 * day)
        #expect(try await box.keepBackUp(at: 12 * day) == .made)
        try box.close()
        var bytes = try pantry.bytes()
        for place in 24..<3000 { bytes[place] ^= 0xFF }
        try bytes.write(to: URL(fileURLWithPath: pantry.path))
        #expect(pantry.refusal() != nil)
        let offered = RecipeBox.backUps(of: pantry.path)
        #expect(offered.map(\.recipes) == [5, 4])
        #expect(offered.map(\.madeAt) == [12 * day, 11 * day])
        let aside = try #require(try RecipeBox.putBack(offered[0], at: pantry.path))
        #expect(try pantry.bytes(aside) == bytes)
        let rescued = try pantry.open()
        #expect(try await rescued.count() == 5)
        #expect(try await rescued.isFavourite("crepes"))
        #expect(RecipeBox.backUps(of: pantry.path).count == 2)
    }

    @Test("A damaged copy is not offered, and a damaged library can be set aside for a new one")
    func aside() async throws {
        let box = try await full()
        try await box.keepBackUp(at: 1)
        try box.close()
        try Data("rubbish".utf8).write(to: URL(fileURLWithPath: pantry.path + ".backup-1"))
        #expect(RecipeBox.backUps(of: pantry.path) == [])
        let library = try pantry.bytes()
        let aside = try #require(try RecipeBox.beginNew(at: pantry.path))
        #expect(aside.hasSuffix("library.sqlite.damaged-1"))
        #expect(try pantry.bytes(aside) == library)
        #expect(try await pantry.open().count() == 0)
    }

    @Test("When the disk fills up in the middle, what was acknowledged is all there and found")
    func diskFull() async throws {
        let box = try pantry.open()
        try await box.save(Pantry.soup, at: 1)
        let limit = try await box.database.writeWithoutTransaction { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            return try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(pages + 40)") ?? 0
        }
        #expect(limit > 40)
        var saved = 0
        var failure: LibraryError.Kind?
        while failure == nil, saved < 2000 {
            let text = String(repeating: "stir ", count: 100)
            let recipe = Recipe(id: "r\(saved)", title: "Stew \(saved)", steps: [Step(text: text)])
            failure = await kind { try await box.save(recipe, at: 2) }
            if failure == nil { saved += 1 }
        }
        #expect(failure == .diskFull)
        #expect(saved > 5)
        #expect(try await box.count() == saved + 1)
        #expect(try await box.search("stew").count == saved)
        try await box.check()
        // Removing makes room again.
        try await box.remove((0..<saved).map { "r\($0)" })
        try await box.save(Pantry.pie, at: 3)
        #expect(try await box.search("stew").count == 0)
    }

    @Test("Two programs that write at once lose nothing of each other's, in the index neither")
    func together() async throws {
        let one = try pantry.open(), two = try pantry.open()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (name, box) in [("one", one), ("two", two)] {
                group.addTask {
                    for number in 0..<40 {
                        try await box.save(Recipe(id: "\(name)\(number)", title: "Bread \(name)"), at: 1)
                        try await box.shop(typed: "\(number + 1) eggs", at: 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await one.count() == 80)
        #expect(try await two.search("bread").count == 80)
        #expect(try await one.search("two").count == 40)
        #expect(try await two.shoppingList().items.count == 80)
        try await one.check()
    }
}
