import Media
import Synchronization

/// Plays films by the session's clock: real ones, really decoded, but no faster than the script says.
@MainActor final class PretendedProjector {
    private var films: [PretendedFilm] = []
    private let now: () -> Double

    init(now: @escaping () -> Double) { self.now = now }

    func open(
        _ source: FilmSource, _ wish: FilmWish, _ report: @escaping @Sendable (FilmReport) -> Void
    ) -> any FilmFeed {
        let feed = PretendedFilmFeed(wish)
        films.append(PretendedFilm(source, feed, report, at: now()))
        return feed
    }

    /// Brings all films to where they would be by now.
    func turn() { films.removeAll { !$0.turn(at: now()) } }
}

/// What is wanted of a film; read when its turn comes.
final class PretendedFilmFeed: FilmFeed {
    struct Orders: Sendable {
        var wish: FilmWish
        var seek: Double?
        var isClosed = false
    }
    let orders: Mutex<Orders>
    let picture = Mutex<FilmPicture?>(nil)

    init(_ wish: FilmWish) { orders = Mutex(Orders(wish: wish)) }

    func ask(_ wish: FilmWish) { orders.withLock { $0.wish = wish } }
    func seek(to seconds: Double) { orders.withLock { $0.seek = seconds } }
    var busySeconds: Double { 0 }
    func close() { orders.withLock { $0.isClosed = true } }

    func takePicture() -> FilmPicture? {
        picture.withLock { picture in
            defer { picture = nil }
            return picture
        }
    }
}

@MainActor private final class PretendedFilm {
    private let feed: PretendedFilmFeed
    private let report: @Sendable (FilmReport) -> Void
    private let source: FilmSource
    private var reel: (any FilmRoll)?
    private var timing: FilmTiming
    private var wish = FilmWish()
    private var shown: Double?
    private var isOver = false

    init(
        _ source: FilmSource, _ feed: PretendedFilmFeed, _ report: @escaping @Sendable (FilmReport) -> Void,
        at now: Double
    ) {
        (self.source, self.feed, self.report, timing) = (source, feed, report, FilmTiming(clock: now))
    }

    /// - Returns: false when nothing comes of it any more.
    func turn(at now: Double) -> Bool {
        do throws(FilmTrouble) { return try show(at: now) } catch {
            report(.trouble(error))
            report(.closed)
            return false
        }
    }

    private func show(at now: Double) throws(FilmTrouble) -> Bool {
        let orders = feed.orders.withLock { orders in
            defer { orders.seek = nil }
            return orders
        }
        if orders.isClosed {
            report(.closed)
            return false
        }
        let reel: any FilmRoll
        if let open = self.reel {
            reel = open
        } else {
            reel = try source.unrolled()
            self.reel = reel
            report(.opened(reel.facts))
        }
        if orders.wish.speed != wish.speed { timing.setSpeed(orders.wish.speed, at: now) }
        if orders.wish.isPlaying != wish.isPlaying { timing.run(orders.wish.isPlaying, at: now) }
        let isResized = (orders.wish.width, orders.wish.height) != (wish.width, wish.height)
        wish = orders.wish
        if let seek = orders.seek {
            timing.jump(to: seek, at: now)
            isOver = false
        }
        if wish.width == 0 { return true }
        var place = timing.position(at: now)
        let length = reel.facts.seconds
        if let stretch = wish.stretch, wish.isPlaying, place >= stretch.upperBound {
            let around = max(0.04, stretch.upperBound - stretch.lowerBound)
            let over = (place - stretch.upperBound).truncatingRemainder(dividingBy: around)
            place = wish.loops ? stretch.lowerBound + over : stretch.upperBound
        } else if wish.loops, length > 0 {
            place = place.truncatingRemainder(dividingBy: length)
        }
        if let shown, abs(shown - place) < 0.02, !isResized, orders.seek == nil { return true }
        try bring(reel, to: place)
        if let picture = try reel.picture(width: wish.width, height: wish.height) {
            feed.picture.withLock { $0 = picture }
            report(.picture)
        }
        report(.subtitles(reel.subtitles))
        return true
    }

    private func bring(_ reel: any FilmRoll, to place: Double) throws(FilmTrouble) {
        if let shown, place < shown || place > shown + 3 {
            reel.seek(to: place)
        } else if shown == nil, place > 0 {
            reel.seek(to: place)
        }
        var last = shown ?? -1
        if place < last { last = -1 }
        while last < place - 0.02 {
            guard let time = try reel.nextPicture() else {
                if !isOver, !wish.loops { report(.ended) }
                isOver = true
                break
            }
            last = time
        }
        shown = max(0, last)
    }
}
