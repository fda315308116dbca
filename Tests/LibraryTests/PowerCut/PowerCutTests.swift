import Foundation
import GRDB
import LibraryDeeds
import Recipes
import Testing

@testable import Library

/// The power goes at every moment in turn: what is then on the disk is laid out in a fresh folder and opened.
/// It must open, be sound, and hold all that was said to be kept; and of what was being done all or nothing.
@Suite("The power goes at any moment", .serialized) struct PowerCutTests {
    private let pantry: Pantry
    private let log: DiskLog
    /// Every how manieth moment is tried; `make power` tries all.
    private static let step = ProcessInfo.processInfo.environment["POWER_STEP"].flatMap { Int($0) } ?? 61
    private static let day = 86_400.0

    init() throws {
        pantry = try Pantry()
        log = DiskLog(folder: pantry.folder)
    }

    private static let soups = (0..<12).map {
        Recipe(
            id: "soup\($0)", title: "Soup \($0)", steps: [Step(text: String(repeating: "stir ", count: 200))])
    }

    /// What a cook does, a write each.
    private static let deeds: [@Sendable (RecipeBox) async throws -> Void] = [
        { try await $0.save(soups, at: 1) },
        { try await $0.save(Pantry.soup, at: 2) },
        { try await $0.setFavourite(true, "soup3", at: 3) },
        { try await $0.shop(typed: "2 l milk", at: 4) },
        { try await $0.save(SavedPicture(name: "p", mediaType: "image/jpeg", data: Data(count: 60_000))) },
        { _ = try await $0.remove(["soup4", "soup5"]) },
        { try await $0.makeCollection(named: "Sundays", with: ["soup1"], at: 5) },
        { try await $0.set(["volume": 0.7], for: "settings") },
    ]

    /// All that the library holds after each deed; the first is one in which nothing was done.
    private func expected(from start: RecipeBox) async throws -> [Dump] {
        var dumps = [try Dump(start)]
        for deed in Self.deeds {
            try await deed(start)
            dumps.append(try Dump(start))
        }
        return dumps
    }

    /// Cuts the power at moments spread over the log, and all of them at its end.
    /// - Parameter look: what is left, in a folder of its own.
    private func cut(
        _ what: String, _ look: (Pantry, CutDisk, _ moment: String) async throws -> Void
    ) async throws {
        let deeds = log.deeds
        var dice = SeededDice(seed: 7), tried = 0
        var disk = CutDisk(deeds[..<0])
        for moment in deeds.indices {
            disk.take(deeds[moment])
            let isTried = moment % Self.step == 0 || moment > deeds.count - 6 || Self.isName(deeds[moment])
            if moment < log.begin || !isTried { continue }
            for fate in CutDisk.Fate.allCases {
                let left = try Pantry()
                try disk.lay(into: left.folder, from: pantry.folder, fate, dice: &dice)
                try await look(left, disk, "\(moment) of \(deeds.count), what was on its way \(fate)")
                tried += 1
            }
        }
        #expect(tried > 15)
        print("the power went \(tried) times: \(what), \(deeds.count - log.begin) moments")
    }

    /// The moments about a change of names are all tried.
    private static func isName(_ deed: DiskLog.Deed) -> Bool {
        switch deed {
        case .renamed, .shared, .removed, .reachedFolder, .said: true
        default: false
        }
    }

    /// Opens what is left; nil if that is refused, which is recorded.
    private func open(_ left: Pantry, _ moment: String) async throws -> RecipeBox? {
        do {
            let box = try left.open()
            let answer = try await box.database.read {
                try String.fetchOne($0, sql: "PRAGMA integrity_check")
            }
            #expect(answer == "ok", "\(moment)")
            #expect(box.strangeLog == nil, "\(moment)")
            return box
        } catch {
            Issue.record("\(moment): \(error), \((try? left.files()) ?? [])")
            return nil
        }
    }

    @Test("From the first start on, through every write: nothing that was said to be kept is lost")
    func writes() async throws {
        let expected = try await expected(from: RecipeBox.inMemory())
        try await WitnessedDisk.withLog(log) {
            let box = try pantry.open()
            log.say(1)
            for (number, deed) in Self.deeds.enumerated() {
                try await deed(box)
                log.say(number + 2)
            }
            try box.close()
        }
        try await cut("writing") { left, disk, moment in
            guard let box = try await open(left, moment) else { return }
            let kept = try Dump(box)
            let told = max(0, disk.said - 1)
            #expect(
                expected[told...min(told + 1, Self.deeds.count)].contains(kept),
                "\(moment): not what was said to be kept after \(told)")
            try box.close()
        }
    }

    @Test("While copies are kept: the library is whole, and there are never fewer good copies than before")
    func copies() async throws {
        let first = try pantry.open()
        for deed in Self.deeds { try await deed(first) }
        let whole = try Dump(first)
        try first.close()
        try log.adopt()
        try await WitnessedDisk.withLog(log) {
            let box = try pantry.open()
            for number in 1...3 {
                try await box.keepBackUp(at: Double(number) * Self.day)
                log.say(number)
            }
            // It shrinks, and the last good one is kept for good.
            try await box.remove((0..<12).map { "soup\($0)" })
            log.say(4)
            try await box.keepBackUp(at: 5 * Self.day)
            log.say(5)
            try box.close()
        }
        try await cut("keeping copies") { left, disk, moment in
            guard let box = try await open(left, moment) else { return }
            if disk.said < 3 { #expect(try Dump(box) == whole, "\(moment)") }
            try box.close()
            let copies = RecipeBox.backUps(of: left.path)
            #expect(copies.count >= min(disk.said, 2), "\(moment): \(copies.map(\.path)) of \(disk.said)")
            #expect(disk.said < 1 || copies.contains { $0.recipes == 11 }, "\(moment)")
        }
    }

    @Test("While a back-up takes the library's place: it is the one or the other, and what was there is kept")
    func restore() async throws {
        let first = try pantry.open()
        try await Self.deeds[0](first)
        let file = pantry.folder + "/mine.handsoff"
        try await first.backUp(to: file)
        let old = try Dump(first)
        for deed in Self.deeds.dropFirst() { try await deed(first) }
        let new = try Dump(first)
        try first.close()
        try log.adopt()
        try await WitnessedDisk.withLog(log) {
            let box = try pantry.open()
            try await box.restore(from: file)
            log.say(1)
            try box.close()
        }
        try await cut("restoring") { left, disk, moment in
            guard let box = try await open(left, moment) else { return }
            let kept = try Dump(box)
            #expect(kept == old || kept == new && disk.said == 0, "\(moment)")
            try box.close()
            if kept == old {
                #expect(RecipeBox.backUps(of: left.path).contains { $0.recipes == 11 }, "\(moment)")
            }
        }
    }

    @Test("While a library of an earlier version is brought up to date: it is whole, in the one or the other")
    func update() async throws {
        let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Kept/library-v1.sqlite")
        try FileManager.default.copyItem(atPath: kept.path, toPath: pantry.path)
        try log.adopt()
        try await WitnessedDisk.withLog(log) { try pantry.open().close() }
        let whole = try Dump(try pantry.open())
        try await cut("bringing up to date") { left, _, moment in
            guard let box = try await open(left, moment) else { return }
            #expect(try Dump(box) == whole, "\(moment)")
            #expect(RecipeBox.backUps(of: left.path).map(\.occasion) == [.updated], "\(moment)")
            try box.close()
        }
    }

    @Test("While a damaged library is replaced: the copy is there, or is offered")
    func rescue() async throws {
        let first = try pantry.open()
        for deed in Self.deeds { try await deed(first) }
        try await first.keepBackUp(at: Self.day)
        try first.close()
        let damaged = try pantry.smashed()
        let copy = try #require(RecipeBox.backUps(of: pantry.path).first)
        try log.adopt()
        try await WitnessedDisk.withLog(log) {
            try RecipeBox.putBack(copy, at: pantry.path)
            log.say(1)
        }
        try await cut("rescuing") { left, disk, moment in
            switch left.refusal()?.kind {
            case nil: #expect(try await left.open().count() == 11, "\(moment)")
            case .damaged, .lost: #expect(disk.said == 0, "\(moment)")
            case let other: Issue.record("\(moment): \(String(describing: other))")
            }
            #expect(RecipeBox.backUps(of: left.path).map(\.recipes) == [11], "\(moment)")
            let files = try left.files().filter { !$0.contains("backup") && !$0.contains("rescued") }
            #expect(try files.contains { try left.bytes(left.folder + "/" + $0) == damaged }, "\(moment)")
        }
    }

    @Test("A disk that says that all has arrived, and lies, is found out") func lying() async throws {
        let expected = try await expected(from: RecipeBox.inMemory())
        try await WitnessedDisk.withLog(log) {
            let box = try pantry.open()
            try await box.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
            for (number, deed) in Self.deeds.enumerated() {
                try await deed(box)
                log.say(number + 1)
            }
        }
        var losses = 0
        try await cut("on a disk that lies") { left, disk, _ in
            guard let box = try? left.open() else { return losses += 1 }
            if try !expected[disk.said...].contains(Dump(box)) { losses += 1 }
            try box.close()
        }
        #expect(losses > 0)
    }
}
