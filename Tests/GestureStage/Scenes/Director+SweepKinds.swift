import Gestures

extension Director {
    private var anyEntrance: [Entrance] {
        [.lifted, .raised, .raised, .waiting, .fromSide, .inAnArc, .inAnArc]
    }

    mutating func oneSweep(
        _ kind: Stroke.Kind, _ seen: ClosedRange<Double>, leadIn: ClosedRange<Double> = 0.5...1.5
    ) {
        addCook()
        sweepOnce(kind, seen, leadIn: leadIn)
    }

    mutating func sweepOnce(
        _ kind: Stroke.Kind = .sweep, _ seen: ClosedRange<Double> = 0.35...1.4, leadIn: ClosedRange<Double>
    ) {
        let entrance = random.pick(anyEntrance)
        let exit = random.pick([Exit.leaves, .drops, .drops, .holds])
        let plan = planSweep(rightwards: random.chance(0.5), seen: seen)
        var track = act(
            plan, kind, entrance: entrance, leadIn: random.seconds(leadIn),
            leaves: exit == .leaves || (entrance == .inAnArc && random.chance(0.7)))
        if exit == .drops && track.place.y < height { drop(&track) }
        finish(track)
    }

    mutating func sweepAndBack() {
        addCook()
        let plan = planSweep(rightwards: random.chance(0.5), seen: 0.35...0.9)
        let entrance = random.pick([Entrance.lifted, .waiting, .waiting])
        var track = act(plan, .sweep, entrance: entrance, leadIn: random.seconds(0.5...1.2), leaves: false)
        goBack(plan, on: &track)
        if random.chance(0.6) { drop(&track) }
        finish(track)
    }

    mutating func threeSweeps() {
        addCook()
        let plan = planSweep(rightwards: random.chance(0.5), seen: 0.35...0.6)
        var track = act(plan, .sweep, entrance: .waiting, leadIn: random.seconds(0.5...1.2), leaves: false)
        let outside = random.chance(0.3)
        for _ in 0..<2 {
            if outside {
                track.move(to: below(track.place.x), in: random.seconds(0.3...0.5))
                track.move(to: below(plan.from.x), in: random.seconds(0.25...0.5))
                track.move(to: plan.from, in: random.seconds(0.35...0.5))
            } else {
                goBack(plan, on: &track)
            }
            track.rest(random.seconds(0.1...0.35))
            let span = track.move(
                to: plan.to, in: plan.seconds * random.seconds(0.9...1.1), bulge: plan.bulge)
            label(.sweep, plan.rightwards ? .right : .left, span, of: track)
        }
        drop(&track)
        finish(track)
    }

    /// The hand stays up where the first sweep ended, and takes it back from there.
    mutating func sweepAndUndo() {
        addCook()
        let plan = planSweep(rightwards: random.chance(0.5), seen: 0.35...0.9)
        var track = act(plan, .sweep, entrance: .waiting, leadIn: random.seconds(0.5...1.2), leaves: false)
        track.rest(random.seconds(0.6...1.8))
        let span = track.move(
            to: plan.from, in: plan.seconds * random.seconds(0.85...1.15), bulge: plan.bulge)
        label(.undo, plan.rightwards ? .left : .right, span, of: track)
        if random.chance(0.6) { drop(&track) }
        finish(track)
    }

    mutating func sweepWhileNodding() {
        addCook(unseen: 0)
        nodAlong()
        sweepOnce(leadIn: 0.6...1.6)
    }

    mutating func sweepBeforeWalker() {
        addCook()
        addWalker(scale: far * random.amount(0.25...0.6), start: random.seconds(-1...0.5))
        sweepOnce(leadIn: 0.8...1.8)
    }

    mutating func sweepWhileStirring() {
        addCook(unseen: 0)
        let side = random.sign()
        stir(
            side: side, at: Point(0.5 + side * random.amount(0.1...0.25), height * random.amount(0.85...1)),
            size: 0.3)
        sweepOnce(leadIn: 0.8...1.8)
    }

    mutating func sweepOnShakingTable() {
        addCook()
        shakeTable(from: 0)
        sweepOnce(leadIn: 0.8...1.8)
    }

    /// The whole picture changes, and one second after it has settled a hand sweeps.
    mutating func sweepAfter(_ kind: SceneKind) {
        addCook()
        let change: SceneKind =
            switch kind {
            case .sweepAfterLamp: .lamp
            case .sweepAfterCloud: .cloud
            case .sweepAfterMove: .putDown
            default: .exposureStep
            }
        changeWholePicture(change, at: random.seconds(0.5...1))
        let settled = performance.settled ?? 0
        let plan = planSweep(rightwards: random.chance(0.5), seen: 0.35...1.2)
        let leadIn = settled + 1 - 0.12 * plan.seconds
        var track = act(
            plan, .sweep, entrance: random.pick([.waiting, .fromSide, .inAnArc]), leadIn: leadIn,
            leaves: false)
        drop(&track)
        finish(track)
    }

    /// A hand held up that is swept up or down, which asks for nothing.
    mutating func vertical(upwards: Bool) {
        addCook()
        let x = random.amount(0.3...0.7)
        let (low, high) = (height * random.amount(0.75...0.9), height * random.amount(0.12...0.3))
        let from = Point(x, upwards ? low : high)
        var track = track(at: random.chance(0.5) ? from : below(x + random.amount(-0.1...0.1)))
        track.rest(random.seconds(0.3...0.8))
        if track.place != from {
            track.move(to: from, in: random.seconds(0.7...1.1))
            track.rest(random.seconds(0.3...0.8))
        }
        let to = Point(x + random.amount(-0.06...0.06), upwards ? high : low)
        track.move(to: to, in: random.seconds(0.35...0.9) / 0.7, bulge: Point(random.amount(-0.05...0.05), 0))
        track.rest(random.seconds(0.5...0.9))
        track.move(to: below(x), in: random.seconds(0.8...1.2))
        finish(track)
    }
}
