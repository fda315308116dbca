import Glibc
import Synchronization

/// Plays a film on a thread of its own, which sleeps until the next picture is due, and for good while it is paused.
///
/// Whoever shows it takes its pictures; until one has been taken the next is let go, so that a busy window is never
/// flooded.
public final class FilmPlayer: FilmFeed {
    struct Orders: Sendable {
        var wish = FilmWish()
        /// Where to go; each one once.
        var seek: Double?
        var isClosed = false
    }

    let orders = Mutex(Orders())
    private let latest = Mutex<FilmPicture?>(nil)
    let bell = StopBell()
    /// When the thread woke, in nanoseconds of the system's clock; 0 = it sleeps.
    let wokeAt: WakeMark

    private init() { wokeAt = WakeMark() }

    /// Opens a film and returns at once.
    /// - Parameter report: called on the film's thread; the last is `closed`.
    public static func open(
        _ source: FilmSource, _ wish: FilmWish, speaker: FilmSpeaker = .none,
        report: @escaping @Sendable (FilmReport) -> Void
    ) -> FilmPlayer {
        let player = FilmPlayer()
        player.orders.withLock { $0.wish = wish }
        FilmThread(source, player, speaker, report).start()
        return player
    }

    deinit { close() }

    public func ask(_ wish: FilmWish) {
        let isNew = orders.withLock { orders in
            defer { orders.wish = wish }
            return orders.wish != wish
        }
        if isNew { bell.ring() }
    }

    public func seek(to seconds: Double) {
        orders.withLock { $0.seek = seconds }
        bell.ring()
    }

    public func takePicture() -> FilmPicture? {
        latest.withLock { picture in
            defer { picture = nil }
            return picture
        }
    }

    public var busySeconds: Double { wokeAt.seconds }

    public func close() {
        orders.withLock { $0.isClosed = true }
        bell.ring()
    }

    /// Lays a picture out to be taken; whether the one before had been.
    func lay(_ picture: FilmPicture) -> Bool {
        latest.withLock { kept in
            defer { kept = picture }
            return kept == nil
        }
    }
}
