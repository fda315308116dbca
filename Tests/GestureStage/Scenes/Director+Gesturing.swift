extension Director {
    /// Two hands that go round, to and fro, up and down in front of the chest, with stops.
    mutating func signing() {
        addCook(unseen: 0)
        for side: Float in [-1, 1] {
            let home = chest(side, random.amount(0.08...0.2))
            var track = track(at: random.chance(0.5) ? home : below(home.x))
            track.rest(random.seconds(0...0.6))
            while track.time < 4 {
                let place = home + Point(random.amount(-0.18...0.18), random.amount(-0.22...0.12)) * far
                track.move(
                    to: place, in: random.seconds(0.3...0.8),
                    bulge: Point(random.amount(-0.06...0.06), random.amount(-0.06...0.06)))
                if random.chance(0.4) { track.rest(random.seconds(0.1...0.6)) }
            }
            let done = track
            addArm(side: side, length: workingHand) { done.place(at: $0) }
        }
        nodAlong()
    }

    /// Hello: a hand held up that goes to and fro.
    mutating func waving() {
        addCook(unseen: 0)
        let side = random.sign()
        let place = chest(side, random.amount(0.2...0.35)) - Point(0, 0.2) * far
        busy(
            side: side, at: place, reach: Point(random.amount(0.04...0.14), 0.02) * far,
            pace: random.amount(1...2.5))
    }

    /// Both hands go outwards from the chest, and come back.
    mutating func outward() {
        addCook(unseen: 0)
        let (inner, outer) = (random.amount(0.03...0.1), random.amount(0.25...0.5))
        let (pause, out, back) = (
            random.seconds(0.4...1.2), random.seconds(0.4...0.9), random.seconds(0.5...1)
        )
        for side: Float in [-1, 1] {
            let (home, away) = (chest(side, inner), chest(side, outer))
            var track = track(at: home)
            for _ in 0..<2 {
                track.rest(pause)
                track.move(to: away, in: out, bulge: Point(0, -0.04))
                track.rest(pause / 2)
                track.move(to: home, in: back)
            }
            performance.seconds = max(performance.seconds, track.time)
            let done = track
            addArm(side: side, length: workingHand) { done.place(at: $0) }
        }
    }

    /// Talks, nods, and tells with one hand or two.
    mutating func talking() {
        addCook(unseen: 0)
        nodAlong()
        for side: Float in random.chance(0.4) ? [-1, 1] : [random.sign()] {
            let home = chest(side, random.amount(0.1...0.25)) + Point(0, random.amount(0...0.15)) * far
            busy(
                side: side, at: home,
                reach: Point(random.amount(0.01...0.09), random.amount(0.01...0.09)) * far,
                pace: random.amount(0.4...1.6), slip: random.amount(0...1), upPace: random.amount(0.6...1.5))
        }
    }

    /// A place before the chest, so many metres to one side of its middle.
    private func chest(_ side: Float, _ aside: Float) -> Point {
        let head = performance.cook?.head ?? Point(0.5, height * 0.3)
        return head + Point(side * aside, 0.38) * far
    }

    mutating func nodAlong() {
        let (reach, pace) = (random.amount(0.004...0.018) * far, random.amount(0.5...1.8))
        let words = random.amount(2...4)
        performance.cook?.nod = { Point(sine(Float($0) * pace * 0.6), sine(Float($0) * pace)) * reach }
        performance.cook?.mouth = { max(0, sine(Float($0) * words) * sine(Float($0) * 0.4)) }
    }

    mutating func headShake() {
        addCook(unseen: 0)
        let (reach, pace) = (random.amount(0.01...0.03) * far, random.amount(0.8...2.2))
        performance.cook?.nod = { Point(sine(Float($0) * pace) * reach, 0) }
        performance.cook?.look = { sine(Float($0) * pace) }
    }

    /// A cup, or fingers, to the head and down again.
    mutating func handToHead(_ kind: SceneKind) {
        addCook(unseen: 0)
        guard let cook = performance.cook else { return }
        let side = random.sign()
        let there =
            cook.head + Point(side * 0.07, kind == .hair ? -0.1 : kind == .drinking ? 0.08 : 0.03)
            * cook.scale
        var track = track(at: below(there.x + side * 0.1))
        track.rest(random.seconds(0.4...1))
        track.move(to: there, in: random.seconds(0.6...1.1), bulge: Point(side * 0.04, 0))
        if kind == .hair {
            track.move(to: there + Point(side * 0.12, 0.03) * cook.scale, in: random.seconds(0.4...0.8))
        } else {
            track.rest(random.seconds(0.6...1.6))
            if kind == .scratching { track.pace = 4 }
        }
        track.move(to: below(there.x + side * 0.1), in: random.seconds(0.6...1.1))
        if kind == .scratching { track.tremor = Point(0.012, 0.02) * cook.scale }
        let done = track
        performance.seconds = max(4, track.time + 0.4)
        addArm(side: side) { done.place(at: $0) }
        performance.arms[0].look.length = 0.185 * cook.scale
    }

    mutating func leaning() {
        addCook(unseen: 0)
        let way = Point(random.amount(-0.25...0.25), random.amount(0...0.15)) * far
        let (start, seconds) = (random.seconds(0.4...1), random.seconds(0.8...1.6))
        performance.cook?.leans { time in
            way * (eased((time - start) / seconds) - eased((time - start - seconds - 0.8) / seconds))
        }
    }
}
