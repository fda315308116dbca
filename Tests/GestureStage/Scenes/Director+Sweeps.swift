import Gestures

extension Director {
    /// - Parameter seen: seconds that the hand is seen moving.
    mutating func planSweep(rightwards: Bool, seen: ClosedRange<Double>) -> SweepPlan {
        let forwards: Float = rightwards ? 1 : -1
        // Half a metre to nearly one, as far as the picture shows it.
        let travel = min(random.amount(0.3...0.82), max(0.22, random.amount(0.45...0.95) * near))
        let beside = min(0.12, max(0, 0.94 - travel) / 2)
        let middle = 0.5 + random.amount(-beside...beside)
        let y = height * random.amount(0.35...0.75)
        let rise = random.amount(-0.25...0.25) * travel
        return SweepPlan(
            rightwards: rightwards,
            from: Point(middle - forwards * travel / 2, y - rise / 2),
            to: Point(middle + forwards * travel / 2, y + rise / 2),
            // The forearm turns about the elbow below, so the hand is highest half way.
            bulge: Point(0, -random.amount(-0.01...0.1)), seconds: random.seconds(seen) / 0.7,
            longest: seen.upperBound / 0.7)
    }

    /// Acts one sweep after a lead-in, and labels it; returns the track, on which more may follow.
    mutating func act(
        _ plan: SweepPlan, _ kind: Stroke.Kind, entrance: Entrance, leadIn: Double, leaves: Bool
    ) -> Track {
        var plan = plan
        let forwards: Float = plan.rightwards ? 1 : -1
        let along = Double((plan.to - plan.from).length)
        var track: Track
        switch entrance {
        case .lifted:
            track = self.track(at: below(plan.from.x + random.amount(-0.1...0.1)))
            track.rest(max(0, leadIn - 0.6))
            track.move(to: plan.from, in: random.seconds(0.6...1.1))
            track.rest(random.seconds(0.15...0.7))
        case .raised:
            // From the lap or the worktop, straight up or from farther inside, in one go with the sweep.
            let inside = forwards * random.amount(-0.1...0.35) * min(1, 2 * hand)
            track = self.track(at: below(plan.from.x + inside))
            track.rest(max(0, leadIn - 0.5))
            let seconds = random.seconds(0.4...1)
            track.move(
                to: plan.from, in: seconds, bulge: Point(-forwards * random.amount(0...0.06), 0))
            track.overlap(random.chance(0.3) ? -random.seconds(0...0.12) : seconds * random.seconds(0...0.3))
        case .waiting:
            track = self.track(at: plan.from)
            track.rest(leadIn)
        case .fromSide:
            plan.from = Point(
                forwards > 0 ? -0.8 * hand : 1 + 0.8 * hand, plan.from.y + random.amount(0...0.15))
            track = self.track(at: plan.from)
            track.rest(leadIn)
        case .inAnArc:
            let low = height + 0.5 * hand
            let top = (plan.from.y + plan.to.y) / 2
            plan.from = Point(plan.from.x - forwards * random.amount(0...0.12), low)
            if leaves {
                plan.to = Point(plan.to.x + forwards * random.amount(0...0.12), low)
                plan.bulge.y = top - low
            } else {
                plan.bulge.y = (top - low) * 0.45
            }
            track = self.track(at: plan.from)
            track.rest(leadIn)
        }
        if leaves && entrance != .inAnArc {
            plan.to.x = forwards > 0 ? 1 + 0.8 * hand : -0.8 * hand
            plan.to.y += random.amount(-0.02...0.12)
        }
        let stretch = entrance == .inAnArc ? 1 : Double((plan.to - plan.from).length) / along
        let span = track.move(to: plan.to, in: min(plan.seconds * stretch, plan.longest), bulge: plan.bulge)
        label(kind, plan.rightwards ? .right : .left, span, of: track)
        leanAlong(span, forwards)
        return track
    }

    /// The hand goes back, somewhat lower or nearer the body, and is labelled so.
    mutating func goBack(_ plan: SweepPlan, on track: inout Track) {
        track.rest(random.seconds(0.1...0.5))
        let back = plan.from + Point(0, random.amount(0...0.15))
        let span = track.move(
            to: back, in: plan.seconds * random.seconds(1...1.6), bulge: Point(0, random.amount(0...0.08)))
        label(.back, plan.rightwards ? .left : .right, span, of: track)
    }

    mutating func drop(_ track: inout Track) {
        track.rest(random.seconds(0.05...0.5))
        track.move(to: below(track.place.x + random.amount(-0.06...0.06)), in: random.seconds(0.45...0.9))
    }

    /// The body goes along with the arm, a little, and comes back slowly.
    mutating func leanAlong(_ span: ClosedRange<Double>, _ forwards: Float) {
        let far = forwards * random.amount(0...0.05) * self.far
        let (start, seconds) = (span.lowerBound, span.upperBound - span.lowerBound)
        performance.cook?.leans { time in
            Point(far * (eased((time - start) / seconds) - eased((time - start - seconds) / 1.5)), 0)
        }
    }

    /// The arm that sweeps: mostly the one whose side the sweep starts on, or ends on.
    mutating func finish(_ track: Track, rest: ClosedRange<Double> = 0.4...0.9) {
        performance.seconds = max(performance.seconds, track.time + random.seconds(rest))
        addArm(side: random.sign(), { track.place(at: $0) })
    }
}
