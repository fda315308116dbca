import Foundation
import LibraryDeeds
import Testing

@testable import Library

/// A process that does everything a cook can do is killed at any moment, over and over, on the same library.
/// Beside it, in memory, a twin is told what the process said was kept: after each kill both must be alike,
/// to the last row.
@Suite("Killed at any moment") struct KilledTests {
    /// `make kills` asks for five hundred.
    private static let kills =
        ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 40
    private static let seed =
        ProcessInfo.processInfo.environment["KILLS_SEED"].flatMap { UInt64($0) } ?? 4

    @Test("Nothing that was said to be kept is lost, and nothing is kept by half")
    func killed() async throws {
        var pair = try Pair(seed: Self.seed)
        let clock = ContinuousClock(), start = clock.now
        var round = 0
        // A quick disk leaves little between a write and its word: it goes on until a kill has come there, too.
        while round < Self.kills || (pair.unfinished == 0 && round < 8 * Self.kills) {
            try await pair.killAndLook("write", round: round)
            if let loss = pair.loss {
                Issue.record("kill \(round), seed \(Self.seed): \(loss)")
                return
            }
            round += 1
        }
        #expect(pair.told > Self.kills, "hardly anything was done between the kills")
        #expect(pair.unfinished > 0 || Self.kills < 20, "no kill came between a write and its word")
        print(
            """
            \(round) kills in \((clock.now - start).components.seconds) s, seed \(Self.seed): \(pair.told) deeds \
            said to be kept, all there; \(pair.unfinished) more were kept whole before they were said, \
            \(pair.openings) kills while opening; \(pair.indexes) times the index was made anew and was the same
            """)
    }

    @Test("Killed while it is made, a library is made at the next start")
    func unborn() async throws {
        var dice = SeededDice(seed: Self.seed)
        for round in 0..<Self.kills / 4 {
            let pantry = try Pantry()
            let scribe = try Scribe("write", pantry.path, "\(Self.seed)", "0")
            usleep(UInt32.random(in: 10_000...60_000, using: &dice))
            let said = scribe.kill().count
            let box = try pantry.open()
            try await box.check()
            #expect(try Dump(box).index == Dump.freshIndex(of: box), "kill \(round) after \(said) deeds")
            try box.close()
        }
    }

    @Test("A process that says so before it is kept is found out")
    func boasting() async throws {
        var pair = try Pair(seed: 11)
        for round in 0..<200 where pair.loss == nil { try await pair.killAndLook("boast", round: round) }
        #expect(pair.loss != nil)
    }
}

/// A library on the disk, which is written to by a process that gets killed, and its twin in memory.
private struct Pair {
    let pantry: Pantry, twins: Pantry
    let twin: RecipeBox
    let seed: UInt64
    private var dice: SeededDice
    /// The deed that comes next.
    private var next = 0
    private(set) var told = 0, unfinished = 0, openings = 0, indexes = 0
    /// What is not as it was said to be.
    private(set) var loss: String?

    init(seed: UInt64) throws {
        pantry = try Pantry()
        twins = try Pantry()
        twin = try RecipeBox.inMemory()
        self.seed = seed
        dice = SeededDice(seed: seed)
    }

    mutating func killAndLook(_ manner: String, round: Int) async throws {
        let scribe = try Scribe(manner, pantry.path, "\(seed)", "\(next)")
        let lines = Int.random(in: -3...20, using: &dice)
        scribe.listen(toLines: lines)
        // Into the next deed, or while it opens the library.
        usleep(UInt32.random(in: 0...(lines > 0 ? 6000 : 90_000), using: &dice))
        let said = scribe.kill().compactMap { Int($0) }
        if said.isEmpty { openings += 1 }
        for number in said {
            try await deed(number).perform(on: twin, folder: twins.folder)
            next = number + 1
        }
        told += said.count
        try await look(round)
    }

    private func deed(_ number: Int) -> Deed { Deed(number, seed: seed) }

    private mutating func look(_ round: Int) async throws {
        let box = try pantry.open()
        defer { try? box.close() }
        do {
            try await box.database.read { db in
                let answer = try String.fetchOne(db, sql: "PRAGMA integrity_check")
                if answer != "ok" { throw LibraryError(.damaged, cause: answer ?? "") }
                try db.checkForeignKeys()
            }
        } catch {
            loss = "the library is unsound: \(error)"
            return
        }
        if round % 10 == 9 || round < 5 {
            indexes += 1
            if try Dump(box).index != Dump.freshIndex(of: box) { loss = "the index doesn't fit the recipes" }
        }
        let kept = try Dump(box), expected = try Dump(twin)
        if kept == expected { return }
        // The next deed may have been kept, but it was not told any more.
        let before = next
        var isThere = false
        try await deed(next).perform(on: twin, folder: twins.folder) {
            isThere = try kept == Dump(twin)
            return isThere
        }
        next += 1
        if try isThere || kept == Dump(twin) {
            unfinished += 1
        } else {
            let tables = kept.differences(from: expected).joined(separator: ", ")
            loss =
                "after deed \(before - 1) (next \(deed(before).kind)) these are not as they should be: \(tables)"
        }
    }
}
