import Foundation
import GRDB
import LibraryDeeds
import Testing

@testable import Library

/// Disks that are full or locked, and files that something else has written to.
@Suite("Hard times for a library") struct HardTimesTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    // MARK: Disks

    /// A real file system of two megabytes; see `Scribe.inMounts`.
    @Test(
        "On a disk that fills up everything acknowledged is kept and found, and removing makes room",
        .enabled(
            if: Scribe.canMount, "this system lets nobody mount; SurvivalTests.diskFull shows it by pages"))
    func fullDisk() async throws {
        let script = """
            mount -t tmpfs -o size=2m none "$dir" && library="$dir/library.sqlite"
            "$scribe" fill "$library"
            "$scribe" open "$library"
            cat /dev/zero >"$dir/rest" 2>/dev/null
            "$scribe" open "$library"
            rm "$dir/rest"
            "$scribe" open "$library"
            """
        let lines = try #require(try Scribe.inMounts(script, folder: pantry.folder))
        try #require(lines.count == 4, "\(lines)")
        let words = lines[0].split(separator: " ")
        let saved = try #require(Int(words[0]))
        #expect(saved > 20 && words[1] == "diskFull", "\(lines[0])")
        let all = "\(saved) ok, \(saved) found"
        #expect(lines[1] == all || lines[1].hasPrefix("refused diskFull"), "\(lines)")
        // Not even room for what SQLite keeps beside the file: said so, and nothing is lost.
        #expect(lines[2] == all || lines[2].hasPrefix("refused diskFull"), "\(lines)")
        #expect(lines[3] == all, "\(lines)")
    }

    @Test("Where files may not grow any more, what was acknowledged is kept")
    func limited() async throws {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "trap '' XFSZ; ulimit -f 4000; exec \"$0\" fill \"$1\"", Scribe.path, pantry.path,
        ]
        process.standardOutput = pipe
        try process.run()
        let line = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let words = line.split(separator: " ")
        let saved = try #require(words.first.flatMap { Int($0) }, "\(line)")
        #expect(saved > 10 && words[1].hasPrefix("disk"), "\(line)")
        let box = try pantry.open()
        #expect(try await box.count() == saved)
        #expect(try await box.search("stew").count == saved)
        try await box.check()
    }

    @Test(
        "A library in a folder that can't be written is said so and left as it is",
        .enabled(if: Scribe.canMount, "this system lets nobody mount"))
    func lockedFolder() async throws {
        try await pantry.stocked()
        let before = try pantry.bytes()
        let script = """
            mount --bind "$dir" "$dir" && mount -o remount,ro,bind "$dir"
            touch "$dir/probe" || echo locked
            "$scribe" open "$dir/library.sqlite"
            "$scribe" open "$dir/new/library.sqlite"
            """
        let lines = try #require(try Scribe.inMounts(script, folder: pantry.folder))
        try #require(lines.count == 3, "\(lines)")
        #expect(lines[0] == "locked")
        #expect(lines[1].hasPrefix("refused readOnly"), "\(lines)")
        #expect(
            lines[2].hasPrefix("refused unreachable") || lines[2].hasPrefix("refused readOnly"), "\(lines)")
        #expect(try pantry.bytes() == before)
        #expect(try pantry.files() == ["library.sqlite"])
    }

    // MARK: Damage

    /// A library with something of everything and a sound copy beside it, closed; its bytes.
    private func kept() async throws -> Data {
        let box = try pantry.open()
        try await Keeping.fill(box)
        try await box.keepBackUp(at: 1)
        try box.close()
        return try pantry.bytes()
    }

    private func write(_ data: Data, to path: String? = nil) throws {
        try data.write(to: URL(fileURLWithPath: path ?? pantry.path))
    }

    private static let places: [(name: String, damage: @Sendable (inout Data) -> Void)] = [
        ("the first letters", { data in for place in 0..<16 { data[place] = 0 } }),
        ("the header", { data in for place in 16..<100 { data[place] = 0xFF } }),
        ("the list of tables", { data in for place in 100..<4096 { data[place] = 0x5A } }),
        (
            "a page in the middle",
            { data in
                let middle = data.count / 8192 * 4096
                for place in middle..<middle + 4096 { data[place] = 0 }
            }
        ),
        (
            "every tenth page",
            { data in
                for page in stride(from: 10 * 4096, to: data.count, by: 10 * 4096) {
                    for place in page..<min(page + 512, data.count) { data[place] = 0xA5 }
                }
            }
        ),
        ("the second half, missing", { $0.removeLast($0.count / 2) }),
        ("the end, cut within a page", { $0.removeLast(5000) }),
        ("all of it, nothing but zeros", { $0 = Data(count: $0.count) }),
    ]

    @Test(
        "A damaged library is refused, kept aside untouched, and the sound copy takes its place",
        arguments: 0..<8)
    func damaged(place: Int) async throws {
        var data = try await kept()
        Self.places[place].damage(&data)
        try write(data)
        let error = try #require(pantry.refusal(), "\(Self.places[place].name)")
        #expect([.damaged, .notALibrary].contains(error.kind), "\(Self.places[place].name): \(error)")
        #expect(try pantry.bytes() == data)
        let offered = RecipeBox.backUps(of: pantry.path)
        #expect(offered.map(\.recipes) == [22])
        let latest = try #require(offered.first)
        let aside = try #require(try RecipeBox.putBack(latest, at: pantry.path))
        #expect(try pantry.bytes(aside) == data)
        let twin = try RecipeBox.inMemory()
        try await Keeping.fill(twin)
        #expect(try await Everything(of: pantry.open()) == Everything(of: twin))
    }

    @Test("A log beside the library that is rubbish, or cut, takes nothing away from the library itself")
    func log() async throws {
        _ = try await kept()
        let twin = try RecipeBox.inMemory()
        try await Keeping.fill(twin)
        var dice = SeededDice(seed: 3)
        let rubbish = Data((0..<60_000).map { _ in UInt8.random(in: 0...255, using: &dice) })
        for log in [rubbish, Data(), Data(count: 4096), rubbish.prefix(20)] {
            try write(log, to: pantry.path + "-wal")
            let box = try pantry.open()
            #expect(try await Everything(of: box) == Everything(of: twin))
            try await box.check()
            try box.close()
        }
    }

    @Test("A log that was cut short gives back everything that was whole in it")
    func cutLog() async throws {
        try pantry.open().close()
        let box = try pantry.open()
        for number in 0..<30 { try await box.shop(typed: "\(number + 1) eggs", at: 1) }
        let copy = try Pantry()
        let log = try pantry.bytes(pantry.path + "-wal")
        for keep in [0.95, 0.5, 0.1] {
            try write(try pantry.bytes(), to: copy.path)
            try write(log.prefix(Int(Double(log.count) * keep)), to: copy.path + "-wal")
            try? FileManager.default.removeItem(atPath: copy.path + "-shm")
            let reopened = try copy.open()
            let items = try await reopened.shoppingList().items.map(\.ingredient.amount?.quantity)
            #expect(items == (0..<items.count).map { Double($0 + 1) }, "only the last ones are missing")
            #expect(items.count < 30)
            try await reopened.check()
            try reopened.close()
        }
    }

    @Test("A library that an earlier version was killed over while it made it is begun again")
    func begun() async throws {
        let begun = try DatabaseQueue(path: pantry.path)
        try await begun.write {
            try $0.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        }
        try begun.close()
        let box = try pantry.open()
        try await box.save(Pantry.soup, at: 1)
        #expect(try await box.search("pumpkin").count == 1)
    }

    @Test("Of several programs that make a library at once one makes it, and all can write to it")
    func made() async throws {
        let path = pantry.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    let box = try RecipeBox.open(at: path)
                    try await box.save(Pantry.soup, at: Double(number))
                    try await box.shop(typed: "\(number + 1) eggs", at: 1)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await pantry.open().shoppingList().items.count == 4)
        #expect(try pantry.files().filter { $0.contains(".new-") } == [])
    }

    @Test(
        "Bits that flip anywhere are noticed or harmless; nothing crashes, and what is refused is left alone")
    func flips() async throws {
        let sound = try await kept()
        var dice = SeededDice(seed: 2026)
        var refused = 0, opened = 0
        for _ in 0..<100 {
            var data = sound
            for _ in 0..<Int.random(in: 1...8, using: &dice) {
                data[Int.random(in: 0..<data.count, using: &dice)] ^=
                    1 << UInt8.random(in: 0...7, using: &dice)
            }
            try write(data)
            for ending in ["-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: pantry.path + ending)
            }
            do throws(LibraryError) {
                let box = try RecipeBox.open(at: pantry.path, schema: LibrarySchema(), patience: 0)
                opened += 1
                // What can be read is read; what can't is an error that says why.
                do { _ = try await Everything(of: box) } catch { #expect(!error.cause.isEmpty) }
                _ = try? await box.save(Pantry.soup, at: 2)
                try? box.close()
            } catch {
                refused += 1
                #expect(try pantry.bytes() == data)
            }
        }
        #expect(refused > 5 && opened > 5, "refused \(refused), opened \(opened)")
    }
}
