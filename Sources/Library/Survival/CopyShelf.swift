import Foundation
import GRDB

/// The copies that are kept beside a library, by their names:
///
///     library.sqlite.backup-1, .backup-2    of the last two days on which it was used; `.backup-next` is being put there
///     library.sqlite.kept-2026-05-03        of a day after which it shrank by half; `kept-2026-05-03-2` if there are two
///     library.sqlite.before-restore         what was there before something else took its place
///     library.sqlite.before-v3              what was there before a new version changed its tables
///
/// A copy takes the place of one that holds much more only when the cook has said that it may.
struct CopyShelf {
    let library: String
    /// What a copy must be to be a sound one.
    let schema: LibrarySchema
    /// Copies that have been read before; one that hasn't changed since isn't read again.
    let known: [BackUp]

    init(library: String, known: [BackUp] = [], schema: LibrarySchema = LibrarySchema()) {
        (self.library, self.known, self.schema) = (library, known, schema)
    }

    /// The latest first.
    var daily: [String] { [library + ".backup-1", library + ".backup-2"] }
    /// A copy that is whole, and has not got its place yet.
    var next: String { library + ".backup-next" }
    /// One that should have been sound and is not.
    private var unsound: String { library + ".backup-unsound" }
    var replaced: String { library + ".before-restore" }

    /// The names of all copies that there are, sound or not; nothing is read.
    var names: [String] { beside.filter { occasion(of: $0) != nil } }

    /// All whose names begin with the library's, in their order.
    private var beside: [String] {
        let file = LibraryFile(path: library)
        let start = Array(library.utf8.dropFirst(file.folder == "." ? 0 : file.folder.utf8.count)).drop {
            $0 == UInt8(ascii: "/")
        }
        let name = String(decoding: start, as: UTF8.self)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: file.folder)) ?? []
        return files.filter { $0.hasPrefix(name + ".") }.map { library + $0.dropFirst(name.count) }.sorted()
    }

    /// Takes away what a program was killed over before it had its name: half a copy, or one to work on.
    /// Nothing that the cook has seen is among it.
    /// - Parameter day: in seconds since 1970; what is younger may be another program's that is still at it.
    func sweep(before day: Double) {
        for path in beside {
            let parts = path.dropFirst(library.count + 1).split(separator: "-", maxSplits: 1)
            guard parts.count == 2, ["new", "rescued", "incoming"].contains(parts[0]),
                UUID(uuidString: String(parts[1].prefix(36))) != nil
            else { continue }
            let file = LibraryFile(path: path)
            if let writtenAt = file.writtenAt, writtenAt < day { file.remove() }
        }
    }

    private func occasion(of path: String) -> BackUp.Occasion? {
        let kind = path.dropFirst(library.count + 1)
        let isPart = ["-wal", "-shm", "-journal", ".unfinished"].contains { kind.hasSuffix($0) }
        if isPart { return nil }
        if path == next || daily.contains(path) { return .daily }
        if path == replaced { return .replaced }
        if kind.hasPrefix("kept-") { return .shrunk }
        return kind.hasPrefix("before-") ? .updated : nil
    }

    /// The copies that are sound, the latest first. Reads them all, at about 1 ms a megabyte.
    var copies: [BackUp] { names.compactMap(copy).sorted { $0.madeAt > $1.madeAt } }

    /// A copy that is sound; nil if it isn't, or isn't there.
    private func copy(_ path: String) -> BackUp? {
        let file = LibraryFile(path: path)
        guard let occasion = occasion(of: path), let madeAt = file.writtenAt else { return nil }
        if let same = known.first(where: { $0.path == path && $0.madeAt == madeAt }) { return same }
        guard let holds = try? file.examine(schema: schema) else { return nil }
        return BackUp(
            path: path, madeAt: madeAt, recipes: holds.recipes, own: holds.own, occasion: occasion)
    }

    /// Puts the copy that is called `next` in its place before the others. The oldest one goes, unless it is
    /// needed.
    /// - Parameter word: copies made up to then may go, as the cook has said; in seconds since 1970.
    /// - Returns: what is kept for good from now on, if the library has shrunk.
    func rotate(sparingAfter word: Double) throws -> BackUp? {
        guard let fresh = copy(next) else {
            throw LibraryError(.damaged, path: next, cause: "the copy that was just made is unsound")
        }
        let spared = try daily.compactMap(copy).compactMap { try spare($0, for: fresh.holdings, after: word) }
        let last = LibraryFile(path: daily[0])
        if last.isThere {
            // A good one makes no room for one that can't be read.
            try last.move(to: copy(daily[0]) == nil ? unsound : daily[1])
        }
        try LibraryFile(path: next).move(to: daily[0])
        return spared.first
    }

    /// If a program was killed in the middle of that, the copy gets its place now.
    func finishRotation() throws {
        guard LibraryFile(path: next).isThere, !LibraryFile(path: daily[0]).isThere else { return }
        try LibraryFile(path: next).move(to: daily[0])
    }

    /// Makes room for a copy at a name that another copy has: one that holds much more is kept under another
    /// name.
    func makeRoom(at place: String, for database: any DatabaseReader) throws {
        guard let old = copy(place) else { return }
        _ = try spare(old, for: database.read { try Holdings(of: $0) }, after: -.infinity)
    }

    /// Keeps a copy for good that holds much more than what comes after it, unless one is kept that is as
    /// good.
    private func spare(_ old: BackUp, for fresh: Holdings, after word: Double) throws -> BackUp? {
        guard old.holdings.isMuchMore(than: fresh), old.madeAt > word else { return nil }
        let isCovered = copies.contains {
            $0.occasion == .shrunk && $0.madeAt >= old.madeAt && !old.holdings.isMuchMore(than: $0.holdings)
        }
        if isCovered { return nil }
        var kept = old
        (kept.path, kept.occasion) = (free("kept-\(Day(at: old.madeAt))"), .shrunk)
        try LibraryFile(path: old.path).move(to: kept.path)
        return kept
    }

    /// A name beside the library that no file has: this one, or with a number.
    /// - Parameter endings: what else must be free with it.
    func free(_ name: String, endings: [String] = []) -> String {
        let first = "\(library).\(name)"
        var (path, number) = (first, 2)
        while ([""] + endings).contains(where: { LibraryFile(path: path + $0).isThere }) {
            path = "\(first)-\(number)"
            number += 1
        }
        return path
    }
}
