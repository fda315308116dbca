/// How plainly the bar of each scroll is seen: when the list comes, moves, or has the pointer on it, and then
/// for a moment longer.
struct Bars {
    /// Seconds that a bar stays, and then takes to fade.
    static let stay = 1.0
    static let fading = 0.3

    private struct Bar {
        var offset: Double
        var length: Double
        var until: Double
    }
    private var bars: [String: Bar] = [:]

    /// A list lies on the page at an offset; shows its bar if that, or how long the list is, has changed.
    mutating func note(_ id: String, offset: Double, length: Double, at now: Double) {
        if let bar = bars[id], bar.offset == offset, bar.length == length { return }
        bars[id] = Bar(offset: offset, length: length, until: now + Self.stay)
    }

    /// The pointer is on a list.
    /// - Returns: whether its bar was hidden, or on its way.
    mutating func show(_ id: String, at now: Double) -> Bool {
        guard let bar = bars[id] else { return false }
        bars[id]?.until = now + Self.stay
        return bar.until < now
    }

    /// 0 = can't be seen, 1 = as plain as it gets.
    func strength(_ id: String, at now: Double) -> Double {
        guard let until = bars[id]?.until else { return 0 }
        return min(1, max(0, 1 - (now - until) / Self.fading))
    }

    /// Until when it is as plain as it gets.
    func until(_ id: String) -> Double? { bars[id]?.until }

    /// Those that are no longer on the page are forgotten: when they come back, they show themselves again.
    mutating func keep(only there: some Collection<String>) {
        if bars.count == there.count { return }
        let there = Set(there)
        bars = bars.filter { there.contains($0.key) }
    }
}

extension Stage {
    /// Lets the bars of the page that was laid out be seen as plainly as they are to be now, and asks for the
    /// pictures in which they fade.
    func settleBars() {
        for (id, scroll) in scene.scrolls {
            bars.note(id, offset: offsets[id] ?? 0, length: scroll.most, at: motion.now)
        }
        bars.keep(only: scene.scrolls.keys)
        for (id, command) in scene.bars.reversed() {
            let strength = barStrength(id)
            if strength > 0 {
                scene.commands[command].opacity *= strength
            } else {
                scene.commands.remove(at: command)
            }
        }
        scene.bars = []
    }

    private func barStrength(_ id: String) -> Double {
        let strength = bars.strength(id, at: motion.now)
        if strength >= 1, let until = bars.until(id) {
            motion.redraw(at: max(until, motion.now) + Motion.frame)
        } else if strength > 0, !motion.isReduced {
            motion.redraw(at: motion.now + Motion.frame)
        }
        return motion.isReduced && strength < 1 ? 0 : strength
    }

    /// The pointer wanders over a list: its bar shows itself.
    /// - Returns: whether the page must be painted for that.
    func showBars(under p: Point) -> Bool {
        var shows = false
        for region in scene.regions where region.spec.role == .scroll && !region.isBehind {
            guard region.visible.contains(p), (scene.scrolls[region.spec.id]?.most ?? 0) > 1 else { continue }
            if bars.show(region.spec.id, at: motion.now) { shows = true }
        }
        return shows
    }
}
