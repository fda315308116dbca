import House
import Keyring
import PretendedHouse
import Stage
import Synchronization
import Testing

@testable import Diary

/// Keeps secrets, counts how often it is asked, and may be locked.
private final class CountingKeyring: Sendable {
    private let state = Mutex<(secret: String?, asked: Int, isLocked: Bool)>((nil, 0, false))

    var asked: Int { state.withLock(\.asked) }
    func lock(_ isLocked: Bool) { state.withLock { $0.isLocked = isLocked } }
    func lose() { state.withLock { $0.secret = nil } }
    var isEmpty: Bool { state.withLock { $0.secret == nil } }

    var keyring: Keyring {
        Keyring { secret, _ throws(KeyringTrouble) in
            if self.state.withLock(\.isLocked) { throw KeyringTrouble(cause: "locked") }
            self.state.withLock { $0.secret = secret }
            return .desktop
        } look: { _ throws(KeyringTrouble) in
            self.state.withLock { $0.asked += 1 }
            if self.state.withLock(\.isLocked) { throw KeyringTrouble(cause: "locked") }
            return self.state.withLock(\.secret).map { ($0, .desktop) }
        } forget: { _ throws(KeyringTrouble) in
            self.state.withLock { $0.secret = nil }
        }
    }
}

@Suite("The weekly pictures and their key (MO7)") @MainActor struct WeeklyAlbumTests {
    private let house: PretendedHouse
    private let ring = CountingKeyring()

    init() async throws {
        house = try await PretendedHouse { [PretendedHouse.blank("home", $0)] }
    }

    private func album() -> WeeklyAlbum { WeeklyAlbum(house.host, keyring: ring.keyring) }

    private static func picture(_ color: UInt32) -> Bitmap {
        Bitmap(
            width: 80, height: 60, pixels: [UInt32](repeating: 0xFF00_0000 | color, count: 80 * 60),
            version: Int(color))
    }

    private func looked(_ album: WeeklyAlbum) async {
        album.look(draws: true)
        await house.settle()
    }

    @Test("What is kept is upright, and opened again by whoever has the key, which is asked for once")
    func kept() async throws {
        let album = album()
        album.keep(Self.picture(0x40_8040))
        await house.settle()
        #expect(album.days?.map(\.text) == ["2026-11-22"])
        let day = try #require(album.days?.first)
        let small = try #require(album.thumbnails[day] ?? nil)
        #expect(small.width * 4 == small.height * 3)
        #expect(ring.asked == 1)

        // Another day's program, with the goal beside it: three pictures to open, one question.
        let later = self.album()
        later.look(draws: true)
        later.draw(day, Size(30, 40)) { _ in }
        later.draw(day, Size(60, 80)) { _ in }
        await house.settle()
        #expect(ring.asked == 2)
        #expect(later.thumbnails[day] ?? nil != nil && later.trouble == nil)
    }

    @Test("A keyring that is locked is said so, nothing is lost, and they open once it is unlocked")
    func locked() async throws {
        let first = album()
        first.keep(Self.picture(0x80_4040))
        await house.settle()
        let day = try #require(first.days?.first)

        ring.lock(true)
        let album = album()
        await looked(album)
        #expect(album.trouble == .key && album.days == [day])
        #expect(album.thumbnails[day] ?? nil == nil)
        album.keep(Self.picture(0x20_2080))
        await house.settle()
        #expect(album.trouble == .key)

        ring.lock(false)
        await looked(album)
        #expect(album.trouble == nil && album.thumbnails[day] ?? nil != nil)
    }

    @Test("Looked at before there is a key, and kept at once: one is made, and no picture is sealed by two")
    func made() async throws {
        let album = album()
        album.keep(Self.picture(0x80_4040))
        await house.settle()
        ring.lose()
        // The key is lost: what was sealed by it stays closed, and what comes is kept by a new one.
        let later = self.album()
        let day = try #require(album.days?.first)
        var opened: [Bool] = []
        later.draw(day, Size(30, 40)) { opened.append($0 != nil) }
        later.keep(Self.picture(0x20_2080))
        await house.settle()
        #expect(opened == [false] && !ring.isEmpty)
        await looked(later)
        #expect(later.thumbnails[day] ?? nil != nil)
    }

    @Test("With all of them the key goes") func gone() async throws {
        let album = album()
        album.keep(Self.picture(0x80_4040))
        await house.settle()
        album.removeAll()
        await house.settle()
        #expect(ring.isEmpty && album.days == [] && album.trouble == nil)
        await looked(album)
        #expect(album.days == [] && album.thumbnails.isEmpty)
    }
}
