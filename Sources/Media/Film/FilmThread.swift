import Glibc

/// What runs on a film's thread: made by `FilmPlayer.open`, and from then on confined to it.
final class FilmThread {
    /// Seconds of sound that wait at the loudspeaker: enough to outlast a slow picture.
    private static let soundAhead = 0.4
    /// Seconds by which pictures and sound may part before the pictures follow.
    private static let drift = 0.06

    private let source: FilmSource
    private let orders: @Sendable () -> FilmPlayer.Orders?
    private let bell: StopBell
    private let wokeAt: WakeMark
    private let lay: @Sendable (FilmPicture) -> Bool
    private let speaker: FilmSpeaker
    private let report: @Sendable (FilmReport) -> Void

    private var wish = FilmWish()
    private var timing = FilmTiming(clock: 0)
    /// The time of the picture that has been decoded and isn't shown yet.
    private var pending: Double?
    /// The time of the one that is shown.
    private var shown: Double?
    /// Until there, pictures are only decoded.
    private var target: Double?
    private var isAtEnd = false
    /// The film's time at the end of what the loudspeaker has.
    private var soundEnd: Double?
    private var subtitlesTold = 0
    private var step = 1.0 / 25

    init(
        _ source: FilmSource, _ player: FilmPlayer, _ speaker: FilmSpeaker,
        _ report: @escaping @Sendable (FilmReport) -> Void
    ) {
        (self.source, bell, wokeAt, self.speaker, self.report) = (
            source, player.bell, player.wokeAt, speaker, report
        )
        // The thread doesn't keep the player, whose end closes it.
        orders = { [weak player] in
            player?.orders.withLock { orders in
                defer { orders.seek = nil }
                return orders
            }
        }
        lay = { [weak player] in player?.lay($0) ?? false }
    }

    /// Hands `self` to a new thread.
    func start() {
        let code = bell.descriptor < 0 ? EMFILE : DetachedThread.start(self, runFilm)
        if code != 0 {
            report(.trouble(FilmTrouble(.tooSlow, cause: String(cString: strerror(code)))))
            report(.closed)
        }
    }

    fileprivate func run() {
        wokeAt.wake()
        defer { wokeAt.sleep() }
        do throws(FilmTrouble) {
            let reel = try source.unrolled()
            timing = FilmTiming(clock: Self.now)
            report(.opened(reel.facts))
            while try turn(reel) {}
        } catch {
            report(.trouble(error))
        }
        speaker.clear()
        report(.closed)
    }

    /// Does what is to be done now, and sleeps until there is more; false when the film is closed.
    private func turn(_ reel: any FilmRoll) throws(FilmTrouble) -> Bool {
        wokeAt.wake()
        bell.clear()
        guard let orders = orders(), !orders.isClosed else { return false }
        try obey(orders, reel)
        if pending == nil, !isAtEnd, wish.isPlaying || target != nil || shown == nil { try decode(reel) }
        // On the way to a place, one picture after the other.
        if target != nil, pending == nil, !isAtEnd { return true }
        if let pending {
            // While it stands still, a picture that was asked for comes at once.
            let wait = target != nil || shown == nil ? 0 : timing.wait(for: pending, at: Self.now)
            if wait <= 0.001 {
                _ = timing.forgive(pending, at: Self.now)
                try show(reel)
            } else {
                try fillSound(reel)
                rest(min(wait, soundEnd == nil ? 60 : Self.soundAhead / 2))
            }
        } else if isAtEnd, wish.isPlaying, wish.loops, let shown {
            let wait = timing.wait(for: shown + step, at: Self.now)
            if wait > 0 {
                rest(wait)
            } else {
                let start = wish.stretch?.lowerBound ?? 0
                go(to: start, reel)
                // What is before the stretch is only decoded.
                if start == 0 { target = nil }
            }
        } else {
            rest(60)
        }
        return true
    }

    private func rest(_ seconds: Double) {
        wokeAt.sleep()
        _ = bell.rings(within: seconds)
        wokeAt.wake()
    }

    private func obey(_ orders: FilmPlayer.Orders, _ reel: any FilmRoll) throws(FilmTrouble) {
        let before = wish
        wish = orders.wish
        let now = Self.now
        if wish.speed != before.speed { timing.setSpeed(wish.speed, at: now) }
        if wish.sound != before.sound || (wish.speed != before.speed && wish.sound != nil) {
            speaker.clear()
            soundEnd = nil
            try reel.listen(to: wish.sound, speed: wish.speed)
            // What was read ahead of the pictures is read again, for its sound.
            if wish.sound != nil, shown != nil { go(to: timing.position(at: now), reel) }
        }
        if let seek = orders.seek { go(to: seek, reel) }
        if wish.isPlaying != before.isPlaying {
            timing.run(wish.isPlaying, at: now)
            speaker.hold(!wish.isPlaying)
        }
        let isResized = (wish.width, wish.height) != (before.width, before.height)
        if isResized, shown != nil, pending == nil { try deliver(reel) }
    }

    private func go(to seconds: Double, _ reel: any FilmRoll) {
        reel.seek(to: seconds)
        speaker.clear()
        timing.jump(to: seconds, at: Self.now)
        (pending, isAtEnd, soundEnd, target) = (nil, false, nil, seconds)
    }

    private func decode(_ reel: any FilmRoll) throws(FilmTrouble) {
        guard let time = try reel.nextPicture() else {
            isAtEnd = true
            if shown == nil { throw FilmTrouble(.noPictures, cause: "no picture could be decoded") }
            if target != nil {
                // Beyond the last picture: that one is shown.
                target = nil
                try deliver(reel)
            }
            if !wish.loops { report(.ended) }
            return
        }
        if let shown, time > shown { step = min(0.2, time - shown) }
        // Where somebody goes who looks for a picture, it is shown, within the stretch or not.
        if target == nil, shown != nil, let end = wish.stretch?.upperBound, time >= end {
            isAtEnd = true
            if !wish.loops { report(.ended) }
            return
        }
        if let target, time < target - step * 0.6 {
            shown = time
            return
        }
        pending = time
    }

    private func show(_ reel: any FilmRoll) throws(FilmTrouble) {
        guard let time = pending else { return }
        pending = nil
        // One that is late already is left out, if only by little, so that what comes next is in time.
        let isLate = target == nil && shown != nil && timing.wait(for: time, at: Self.now) < -1.5 * step
        shown = time
        target = nil
        if !isLate { try deliver(reel) }
        if reel.subtitles.lines.count != subtitlesTold {
            subtitlesTold = reel.subtitles.lines.count
            report(.subtitles(reel.subtitles))
        }
        try fillSound(reel)
    }

    private func deliver(_ reel: any FilmRoll) throws(FilmTrouble) {
        guard let picture = try reel.picture(width: wish.width, height: wish.height) else { return }
        if lay(picture) { report(.picture) }
    }

    /// Keeps the loudspeaker supplied, and the pictures with what is heard.
    private func fillSound(_ reel: any FilmRoll) throws(FilmTrouble) {
        guard wish.isPlaying, wish.sound != nil else { return }
        while let waiting = speaker.waiting(), waiting < Self.soundAhead, let next = try reel.nextSound() {
            if next.samples.isEmpty { continue }
            let length = Double(next.samples.count) / 88_200 * wish.speed
            let end = next.time + length
            // What was before a jump isn't heard after it.
            if end < timing.position(at: Self.now) - 0.02 { continue }
            speaker.put(next.samples)
            soundEnd = end
        }
        guard let soundEnd, let waiting = speaker.waiting(), waiting > 0 else { return }
        let now = Self.now
        let heard = soundEnd - waiting * wish.speed
        if abs(heard - timing.position(at: now)) > Self.drift, heard > 0 { timing.jump(to: heard, at: now) }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The C entry point of the thread; a named function, since a closure could inherit an actor.
private func runFilm(_ baton: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let baton else { return nil }
    Unmanaged<FilmThread>.fromOpaque(baton).takeRetainedValue().run()
    return nil
}
