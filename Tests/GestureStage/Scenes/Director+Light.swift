extension Director {
    /// Something happens to the whole picture, and is over at `performance.settled`.
    mutating func changeWholePicture(_ kind: SceneKind, at start: Double) {
        switch kind {
        case .lamp:
            // From one frame to the next, or, with a tube or a dimmed bulb, over some tenths of a second.
            let seconds = random.chance(0.6) ? 0.03 : random.seconds(0.1...0.4)
            let gain = random.chance(0.6) ? random.amount(1.3...2.4) : random.amount(0.35...0.75)
            performance.light = { 1 + (gain - 1) * min(max(Float(($0 - start) / seconds), 0), 1) }
            performance.lamp =
                random.chance(0.6) ? Point(random.amount(-0.2...1.2), random.amount(-0.3...0.3)) : nil
            performance.settled = start + seconds
        case .cloud:
            let seconds = random.seconds(0.8...2)
            let gain = random.chance(0.5) ? random.amount(1.2...1.8) : random.amount(0.5...0.8)
            performance.light = { 1 + (gain - 1) * eased(($0 - start) / seconds) }
            performance.settled = start + seconds
        case .carried:
            let reach = random.amount(0.2...0.6)
            let (pace, up) = (random.amount(0.2...0.6), random.amount(0.5...1.2))
            performance.shake = { time in
                let come = eased((time - start) / 0.6)
                let turns = Float(time - start) * pace
                return Point(sine(turns) * reach, sine(turns * up * 2) * reach * 0.4) * come
                    + Point(0, sine(Float(time) * 1.9) * 0.01) * come
            }
            performance.reach = reach + 0.1
            performance.seconds = 5
        case .putDown:
            let seconds = random.seconds(0.4...1.2)
            let way = Point(random.amount(-0.3...0.3), random.amount(-0.15...0.15))
            performance.shake = { way * eased(($0 - start) / seconds) }
            performance.reach = 0.4
            performance.settled = start + seconds
        default:
            let (seconds, gain) = (
                random.seconds(0.2...0.8),
                random.chance(0.5) ? random.amount(1.2...1.8) : random.amount(0.5...0.85)
            )
            performance.exposure = { 1 + (gain - 1) * eased(($0 - start) / seconds) }
            performance.settled = start + seconds
        }
    }

    /// Somebody chops on the table that the camera stands on: it trembles, and never far.
    mutating func shakeTable(from start: Double) {
        let reach = random.amount(0.002...0.014)
        let (across, down) = (random.amount(1.2...3.5), random.amount(1.5...5))
        performance.shake = { time in
            guard time > start else { return Point(0, 0) }
            let time = Float(time - start)
            return Point(sine(time * across), sine(time * down) * 0.8) * reach * min(time * 4, 1)
        }
        performance.reach = 0.05
    }
}
