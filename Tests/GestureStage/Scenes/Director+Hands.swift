extension Director {
    /// A hand that goes round or to and fro about a place, for the whole scene.
    ///
    /// - Parameters:
    ///   - reach: how far it goes each way, in widths.
    ///   - pace: rounds a second.
    ///   - slip: by how many turns up and down lag behind to and fro: a quarter for a circle.
    mutating func busy(
        side: Float, at place: Point, reach: Point, pace: Float, slip: Float = 0.25, upPace: Float = 1
    ) {
        let start = random.amount(0...1)
        let (wander, wandering) = (random.amount(0...0.02), random.amount(0.1...0.3))
        // Nobody keeps time like a clock.
        let (sway, swaying) = (random.amount(0...0.12), random.amount(0.2...0.5))
        addArm(side: side, length: workingHand) { time in
            let turns = start + pace * Float(time) + sway * sine(Float(time) * swaying)
            let round = Point(sine(turns), sine(turns * upPace + slip)) * reach
            return place + round + Point(sine(Float(time) * wandering), 0) * wander
        }
    }

    mutating func stir(side: Float, at place: Point, size: Float) {
        let reach = size * workingHand * random.amount(0.5...1.4)
        busy(
            side: side, at: place, reach: Point(reach, reach * random.amount(0.2...0.6)),
            pace: random.amount(0.6...1.6))
        performance.arms[performance.arms.count - 1].look.spoon = random.amount(40...230)
    }

    /// Where hands work: in front of the body, low in the picture.
    mutating func worktop(_ high: Float = 0.7) -> Point {
        Point(random.amount(0.3...0.7), height * random.amount(high...1))
    }

    mutating func chopping() {
        addCook()
        let place = worktop()
        busy(
            side: 1, at: place, reach: Point(0.1, 0.35) * workingHand * random.amount(0.5...1.5),
            pace: random.amount(1.5...4), slip: random.amount(0...0.5))
        busy(
            side: -1, at: place - Point(workingHand, 0), reach: Point(0.15, 0.05) * workingHand,
            pace: random.amount(0.2...0.6))
    }

    mutating func stirring() {
        addCook()
        stir(side: random.sign(), at: worktop(0.55), size: 0.45)
    }

    mutating func kneading() {
        addCook()
        let place = worktop()
        let pace = random.amount(0.6...1.4)
        let reach = Point(random.amount(0.05...0.35), random.amount(0.2...0.6)) * workingHand
        for side: Float in [-1, 1] {
            busy(side: side, at: place + Point(side * workingHand * 0.4, 0), reach: reach, pace: pace)
        }
        let bob = random.amount(0.01...0.04) * far
        performance.cook?.leans { Point(0, sine(Float($0) * pace) * bob) }
    }

    mutating func whisking() {
        addCook()
        busy(
            side: random.sign(), at: worktop(0.6),
            reach: Point(0.35, 0.15) * workingHand * random.amount(0.5...1.3),
            pace: random.amount(2...4.5))
        performance.arms[performance.arms.count - 1].look.spoon = 200
    }

    /// A cloth goes to and fro over the worktop, low and in front of a body that leans along.
    mutating func wiping() {
        addCook(unseen: 0)
        let place = worktop(0.85)
        let (pace, reach) = (random.amount(0.5...1.2), random.amount(0.08...0.22) * far)
        busy(side: random.sign(), at: place, reach: Point(reach, 0.05), pace: pace, upPace: 0.5)
        let along = random.amount(0.02...0.08) * far
        performance.cook?.leans { Point(sine(Float($0) * pace) * along, 0) }
    }

    /// Across for the salt, slowly and low, and back with it.
    mutating func reaching() {
        addCook(unseen: 0)
        let forwards = random.sign()
        let y = height * random.amount(0.75...0.95)
        var track = track(at: below(0.5 - forwards * 0.15))
        track.rest(random.seconds(0.4...1))
        track.move(to: Point(0.5 + forwards * random.amount(0.2...0.4), y), in: random.seconds(1.4...2.4))
        track.rest(random.seconds(0.2...0.6))
        track.move(to: below(0.5), in: random.seconds(1.4...2.2))
        let lean = forwards * random.amount(0.05...0.15) * far
        performance.cook?.leans { Point(lean * (eased(($0 - 0.8) / 1.8) - eased(($0 - 3) / 1.8)), 0) }
        finish(track)
    }

    mutating func raised() {
        addCook()
        let place = Point(random.amount(0.2...0.8), height * random.amount(0.25...0.6))
        var track = track(at: below(place.x + random.amount(-0.15...0.15)))
        track.rest(random.seconds(0.4...1))
        track.move(to: place, in: random.seconds(0.5...1.2))
        track.rest(random.seconds(0.3...2))
        track.move(to: below(place.x + random.amount(-0.15...0.15)), in: random.seconds(0.5...1.2))
        finish(track)
    }

    mutating func circle() {
        addCook()
        let reach = random.amount(0.06...0.16)
        busy(
            side: random.sign(), at: Point(random.amount(0.3...0.7), height * random.amount(0.35...0.6)),
            reach: Point(reach, reach), pace: random.sign() * random.amount(0.5...1.3))
    }

    /// A hand held up whose fingers close or whose thumb goes up: it hardly moves from its place.
    mutating func smallGesture(_ kind: SceneKind) {
        raised()
        let last = performance.arms.count - 1
        let pace = random.amount(0.5...1.5)
        performance.arms[last].swell = { 1 + 0.15 * sine(Float($0) * pace) }
        performance.arms[last].look.stretched = kind == .thumb ? 0.2 : 0.6
        performance.arms[last].look.spread = kind == .thumb ? 1 : 0.1
    }
}
