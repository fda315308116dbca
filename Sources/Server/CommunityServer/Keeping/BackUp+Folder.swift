import Foundation
import ServerStore

/// A folder of back-ups, each named by its time.
extension BackUp {
    /// Back-ups of a folder, the newest last.
    public static func all(in shelf: String) -> [BackUp] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: shelf)) ?? []
        return names.filter { time(of: $0) != nil }.sorted().map { BackUp("\(shelf)/\($0)") }
    }

    /// When it was taken, by its name.
    public var takenAt: Int64? { Self.time(of: URL(filePath: folder).lastPathComponent) }

    /// The newest that isn't of the future: such a one was taken while the clock was wrong, and nobody knows
    /// when.
    public static func newest(in shelf: String, at now: Int64) -> BackUp? {
        all(in: shelf).last { $0.takenAt ?? .max <= now + ClockSense.slack }
    }

    /// Throws those away that have certainly become so old, but never the newest. Those of the future stay.
    static func throwAway(in shelf: String, after days: Int, _ clock: ClockSense) {
        let time = clock.sure - Int64(days) * 86_400_000, newest = newest(in: shelf, at: clock.now)
        for old in all(in: shelf) where old.takenAt ?? .max < time && old.folder != newest?.folder {
            try? FileManager.default.removeItem(atPath: old.folder)
        }
    }

    /// The same where no server runs: by what the last one knew of its machine's clock.
    public static func throwAway(
        in shelf: String, after days: Int, of settings: ServerSettings, at now: Int64
    ) async throws {
        let store = try await Store(settings.openDatabase(), now: now)
        var clock = try await store.read { try ClockLog($0).read() } ?? ClockSense(machine: now)
        await store.close()
        clock.look(at: now, after: nil)
        throwAway(in: shelf, after: days, clock)
    }

    // MARK: Names

    private static let format: Date.VerbatimFormatStyle = .init(
        format: """
            \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)T\
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))-\(minute: .twoDigits)-\
            \(second: .twoDigits)Z
            """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
        calendar: .init(identifier: .gregorian))

    static func name(at now: Int64) -> String {
        format.format(Date(timeIntervalSince1970: Double(now) / 1000))
    }

    private static func time(of name: String) -> Int64? {
        // The parser takes more than it is told to.
        guard name.utf8.count == 20 else { return nil }
        return (try? format.parseStrategy.parse(name)).map { Int64($0.timeIntervalSince1970 * 1000) }
    }
}
