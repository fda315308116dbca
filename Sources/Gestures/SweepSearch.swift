/// Finds, for stretches of several lengths that end now, the line along which something moves: slanted sums
/// say roughly where and how fast, a few rounds of least squares on the motion near it say exactly.
struct SweepSearch: Sendable {
    private var sums = SlantedSums()
    private var bands: [SlantedSums.Band] = []
    /// Fills `sweeps` with at most one sweep for each of `Tuning.stretches`.
    mutating func look(at history: MotionHistory, sweeps: inout [Sweep]) {
        sweeps.removeAll(keepingCapacity: true)
        guard history.count >= Tuning.fewestFrames, history[0].interval < Tuning.longestGap else { return }
        let now = history[0].time
        let unit = history.unit
        sums.restart(count: history[0].coarse.count)
        var frames = 0
        var total: Float = 0
        for stretch in Tuning.stretches {
            let before = frames
            while frames < history.count {
                let age = now - history[frames].time
                let isWithin = age + history[frames].interval <= stretch * 1.02 + 0.02
                guard isWithin || (frames < Tuning.fewestFrames && age < stretch * 1.3) else { break }
                total += history[frames].weight
                if history[frames].weight > 0 {
                    sums.add(history[frames].coarse, age: Float(age), unit: unit / 2)
                }
                frames += 1
            }
            guard frames > before, frames >= Tuning.fewestFrames, total >= Tuning.hardlyAny else { continue }
            if let sweep = sweep(in: history, frames: frames) { sweeps.append(sweep) }
        }
    }

    private mutating func sweep(in history: MotionHistory, frames: Int) -> Sweep? {
        let unit = history.unit
        let reach = max(1, Int(Tuning.handReach * unit / 2))
        bands.removeAll(keepingCapacity: true)
        for speed in SlantedSums.speeds.indices { bands.append(sums.best(speed, reach: reach)) }
        var band = bands[0]
        for other in bands where other.speed != SlantedSums.still && other.weight > band.weight {
            band = other
        }
        let middle = Float(history[0].count) / 2 - 0.5
        let line = fit(
            history, frames: frames, speed: SlantedSums.speeds[band.speed],
            place: (Float(2 * band.place) + 0.5 - middle) / unit)
        guard let line, line.weight >= Tuning.hardlyAny, abs(line.speed) >= Tuning.slowest else { return nil }
        let last = history[frames - 1]
        let stretch = history[0].time - last.time + last.interval
        var sweep = Sweep()
        let middleTime = history[0].time + Double(line.meanTime)
        sweep.start = middleTime - Double(line.duration) / 2
        sweep.end = middleTime + Double(line.duration) / 2
        sweep.isForward = line.speed > 0
        sweep.speed = abs(line.speed)
        sweep.travel = sweep.speed * line.duration
        sweep.place = line.place
        sweep.stretch = Float(stretch)
        let start = line.place + line.speed * (line.meanTime - line.duration / 2)
        sweep.room = (middle + 0.5) / unit + (sweep.isForward ? start : -start)
        sweep.straightness = line.straightness
        sweep.strength = line.weight / Float(stretch)
        sweep.size = sweep.strength / sweep.speed
        sweep.slope = abs(line.fall / line.speed)
        sweep.height = line.height
        let against = max(sweep.strength, Tuning.quietAgainst)
        let earlier = history.strength(before: frames, seconds: 0.5, leavingOut: Tuning.raising)
        sweep.earlier = (earlier ?? Tuning.unknownBefore * sweep.strength) / against
        follow(line, in: history, frames: frames, &sweep)
        // Through a slit as broad as the hand, or as its step from picture to picture: through a broader one a small
        // hand's way looks the same to all.
        let step = 0.5 * sweep.travel / max(1, sweep.pictures - 1)
        let half = min(max(line.breadth, step, Tuning.narrowestHand), Tuning.handReach)
        let slit = max(1, Int(half * unit / 2 + 0.5))
        let along = max(sums.best(band.speed, reach: slit).weight, 1e-6)
        let opposite = sums.best(SlantedSums.speeds.count - 1 - band.speed, reach: slit)
        sweep.opposite = min(1, opposite.weight / along)
        return sweep
    }

    /// Rounds of least squares on what moves near the line.
    private func fit(_ history: MotionHistory, frames: Int, speed: Float, place: Float) -> SweepFit.Line? {
        var (speed, place) = (speed, place)
        var line: SweepFit.Line?
        for near in Tuning.nearness {
            var fit = SweepFit()
            for age in 0..<frames where history[age].weight > 0 {
                let time = Float(history[age].time - history[0].time)
                guard let range = history.places(near: place + speed * time, within: near) else { continue }
                fit.add(history[age].part(range), at: time)
            }
            line = fit.line
            guard let line else { return nil }
            (speed, place) = (line.speed, line.place)
        }
        return line
    }

    /// What only the frames one by one can tell: whether each goes on from the one before, and what the rest
    /// of the picture does meanwhile.
    private func follow(_ line: SweepFit.Line, in history: MotionHistory, frames: Int, _ sweep: inout Sweep) {
        var all = SweepFit()
        var edge = SweepFit()
        var (forward, way): (Float, Float) = (0, 0)
        var (strays, straysDown, weights): (Float, Float, Float) = (0, 0, 0)
        var previous: Float?
        let direction: Float = sweep.isForward ? 1 : -1
        for age in stride(from: frames - 1, through: 0, by: -1) {
            let profile = history[age]
            let time = Float(profile.time - history[0].time)
            all.add(.init(weight: profile.weight, x: profile.x, xx: profile.xx, y: 0, yy: 0), at: time)
            let rear = sweep.isForward ? profile.lower : profile.upper
            edge.add(.init(weight: profile.weight, x: profile.weight * rear, xx: 0, y: 0, yy: 0), at: time)
            let place = line.place + line.speed * time
            guard let range = history.places(near: place, within: Tuning.nearness[2]) else { continue }
            let part = profile.part(range)
            guard part.weight > 1e-6 else { continue }
            let middle = part.x / part.weight
            let stray = middle - place
            let strayDown = part.y / part.weight - (line.heightNow + line.fall * time)
            strays += part.weight * stray * stray
            straysDown += part.weight * strayDown * strayDown
            weights += part.weight
            guard part.weight > 0.1 * line.weight / Float(frames) else { continue }
            sweep.pictures += 1
            if let previous {
                let step = (middle - previous) * direction
                forward += max(0, step)
                way += abs(step)
            }
            previous = middle
        }
        sweep.alone = all.line?.straightness ?? 0
        sweep.trailing = abs((edge.line?.speed ?? 0) / line.speed - 1)
        sweep.monotony = way > 0 ? forward / way : 0
        sweep.wander = (strays / max(weights, 1e-6)).squareRoot()
        sweep.wanderDown = (straysDown / max(weights, 1e-6)).squareRoot()
    }
}
