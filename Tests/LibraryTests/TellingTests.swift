import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

@Suite("The library tells what has changed") struct TellingTests {
    /// What was heard, in its order; each piece of it can be waited for.
    private struct Ears {
        let heard: AsyncStream<Set<LibraryPart>>
        let hear: @Sendable (Set<LibraryPart>) -> Void

        init() {
            let (heard, ear) = AsyncStream.makeStream(of: Set<LibraryPart>.self)
            self.heard = heard
            hear = { ear.yield($0) }
        }

        /// All that is heard until the settings are told, which a test writes to mark an end.
        func untilSettings() async -> [Set<LibraryPart>] {
            var all: [Set<LibraryPart>] = []
            for await parts in heard {
                if parts.contains(.settings) { break }
                all.append(parts)
            }
            return all
        }

        /// Waits until so much has been told, however many commits it came by.
        func until(_ wanted: Set<LibraryPart>) async {
            var all: Set<LibraryPart> = []
            for await parts in heard {
                all.formUnion(parts)
                if all.isSuperset(of: wanted) { return }
            }
        }
    }

    @Test("Each commit is told once, with all parts that it touched", .timeLimit(.minutes(1)))
    func commits() async throws {
        let box = try RecipeBox.inMemory(), ears = Ears()
        let watch = try await box.observe(ears.hear)
        try await box.save(Pantry.starters, at: 1)
        try await box.cooked("crepes", stars: 5, at: 2)
        let shelf = try await box.makeCollection(named: "Sweet", with: ["crepes"], at: 3)
        try await box.setFavourite(true, "crepes", at: 4)
        try await box.flick("crepes", liked: true, at: 5)
        try await box.flick("pumpkin-pie", liked: true, at: 5)
        try await box.shuffle(seed: 1)
        try await box.shuffle(seed: 2)
        try await box.saveDraft("x", "d", title: "X", at: 6)
        try await box.shop(for: "pumpkin-soup", at: 7)
        try await box.save(Pantry.pictures[0])
        let removal = try await box.remove(["crepes"], drafts: ["d"])
        try await box.restore(removal)
        try await box.removeCollections([shelf])
        try await box.set("1", forSetting: "end")
        let both: Set<LibraryPart> = [.recipes, .favourites, .history, .collections, .drafts]
        #expect(
            await ears.untilSettings() == [
                [.recipes], [.history, .diary, .recipes], [.collections], [.favourites], [.deck],
                [.deck, .favourites], [.deck], [.deck], [.drafts], [.shopping], [.recipes], both, both,
                [.collections],
            ])
        withExtendedLifetime(watch) {}
    }

    @Test("What changes nothing, and what is called off, isn't told", .timeLimit(.minutes(1)))
    func nothing() async throws {
        let box = try RecipeBox.inMemory(), ears = Ears()
        try await box.save(Pantry.starters, at: 1)
        try await box.setFavourite(true, "crepes", at: 1)
        let watch = try await box.observe(ears.hear)
        try await box.save(Pantry.starters, at: 2)
        try await box.setFavourite(true, "crepes", at: 2)
        try await box.removeDiary([1, 2])
        try await box.saveTimers(CookingTests.timers)
        _ = try await box.cards(limit: 9)
        await #expect(throws: LibraryError.self) {
            try await box.write { db in
                try db.execute(sql: "DELETE FROM recipe")
                throw LibraryError(.cancelled, cause: "called off")
            }
        }
        try await watch.lookForOthers()
        try await box.set("1", forSetting: "end")
        #expect(await ears.untilSettings() == [])
    }

    @Test("Whoever lets go hears no more, and the others go on", .timeLimit(.minutes(1)))
    func lettingGo() async throws {
        let box = try RecipeBox.inMemory(), ears = Ears(), others = Ears()
        var watch: LibraryWatch? = try await box.observe(ears.hear)
        let other = try await box.observe(others.hear)
        try await box.save(Pantry.soup, at: 1)
        watch = nil
        try await box.save(Pantry.pie, at: 2)
        try await box.set("1", forSetting: "end")
        #expect(watch == nil)
        #expect(await others.untilSettings() == [[.recipes], [.recipes]])
        // Nothing more has come for the first.
        ears.hear([.settings])
        #expect(await ears.untilSettings() == [[.recipes]])
        withExtendedLifetime(other) {}
    }

    @Test("What another connection has written is told when it is asked for", .timeLimit(.minutes(1)))
    func asked() async throws {
        let pantry = try Pantry()
        let box = try pantry.open(), other = try pantry.open(), ears = Ears()
        // Without the system's help.
        let reader = try await box.database.writeWithoutTransaction { try JournalReader($0, tell: ears.hear) }
        let watch = LibraryWatch(reader, box.database, path: box.path, log: nil)
        try await other.save(Pantry.starters, at: 1)
        try await other.shop(typed: "milk", at: 2)
        try await watch.lookForOthers()
        try await watch.lookForOthers()
        try await other.set("1", forSetting: "end")
        try await watch.lookForOthers()
        #expect(await ears.untilSettings() == [[.recipes, .shopping]])
    }

    @Test("What another program writes is told by itself", .timeLimit(.minutes(1)))
    func otherProgram() async throws {
        let pantry = try Pantry()
        let box = try pantry.open(), ears = Ears()
        let watch = try await box.observe(ears.hear)
        let scribe = try Scribe("keep", pantry.path)
        await ears.until([.recipes, .diary, .collections, .shopping, .drafts, .deck, .settings, .favourites])
        _ = scribe.kill()
        withExtendedLifetime(watch) {}
    }

    @Test("And what it writes while the window goes on writing", .timeLimit(.minutes(1)))
    func both() async throws {
        let pantry = try Pantry()
        let box = try pantry.open(), other = try pantry.open(), ears = Ears()
        let watch = try await box.observe(ears.hear)
        for number in 0..<20 {
            try await box.shop(typed: "\(number + 1) eggs", at: 1)
            try await other.save(Recipe(id: "r\(number)", title: "Soup"), at: 1)
        }
        await ears.until([.shopping, .recipes])
        withExtendedLifetime(watch) {}
    }

    @Test("Another library in its place is told as all that there is", .timeLimit(.minutes(1)))
    func replaced() async throws {
        let pantry = try Pantry()
        let box = try pantry.open(), ears = Ears()
        let file = pantry.folder + "/mine"
        try await box.save(Pantry.soup, at: 1)
        try await box.backUp(to: file)
        let watch = try await box.observe(ears.hear)
        try await box.restore(from: file)
        await ears.until(LibraryPart.own)
        try await box.beginAnew()
        await ears.until(LibraryPart.own)
        withExtendedLifetime(watch) {}
    }

    /// How many things this process lets the system tell it of.
    private func watched() throws -> Int {
        let files = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: files).count { file in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\(file)")
            return target == "anon_inode:inotify"
        }
    }

    @Test("What listens to the system ends with the watch", .timeLimit(.minutes(1))) func ends() async throws
    {
        let pantry = try Pantry()
        let box = try pantry.open(), before = try watched()
        var watch: LibraryWatch? = try await box.observe { _ in }
        #expect(try watch != nil && watched() == before + 1)
        watch = nil
        while try watched() > before {
            try Task.checkCancellation()
            await Task.yield()
        }
        try box.close()
    }
}
