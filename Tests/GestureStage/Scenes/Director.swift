import Gestures

/// Sets up a scene: a room's scale, a cook of some sort, and the hands' ways.
struct Director {
    var random: Seeded
    /// Height of the picture in its widths.
    let height: Float
    /// Widths of the picture in a metre, where the hand is and where the body is.
    let near: Float
    let far: Float
    /// Length in widths of a hand that is held to the camera, and of one at work before the body.
    let hand: Float
    var workingHand: Float { 0.195 * far }
    var performance = Performance()

    init(seed: UInt64, camera: StageCamera) {
        random = Seeded(seed, for: 1)
        height = camera.aspect
        // A picture that is higher than wide sees less of what is beside.
        let view = camera.view * min(1, 0.8 / height)
        // Mostly at arm's length or nearer, in metres; now and then right before the camera, or from the table
        // behind.
        let ranges: [ClosedRange<Float>] = [
            0.22...0.35, 0.32...0.6, 0.32...0.6, 0.5...0.85, 0.5...0.85, 0.85...1.2, 1.2...2.1,
        ]
        let distance = random.amount(random.pick(ranges)) * (height > 1 ? 1.3 : 1)
        hand = min(max(0.185 / (view * distance), 0.05), 0.55)
        near = hand / 0.185
        far = 1 / (view * (distance + random.amount(0.05...0.3)))
    }

    /// The cook as usual: in front of the camera, or, now and then, unseen but for the arms.
    mutating func addCook(unseen share: Double = 0.12) {
        var cook = Cook(height: height, scale: far, from: &random)
        if random.chance(share) { cook.head.y = height + random.amount(0.15...0.3) * far }
        performance.cook = cook
    }

    /// An arm of the cook whose hand goes where `path` says.
    ///
    /// - Parameters:
    ///   - side: -1 for the arm on the left of the picture, 1 for the other.
    ///   - length: of the hand in widths; as held to the camera if there is none.
    mutating func addArm(side: Float, length: Float? = nil, _ path: @escaping @Sendable (Double) -> Point) {
        let cook = performance.cook ?? Cook(height: height, scale: far, from: &random)
        var arm = Arm(
            look: ArmLook(length: length ?? hand, sleeve: cook.shirt, from: &random), path: path,
            shoulder: { cook.shoulder(side, at: $0) })
        arm.hang.x *= side
        // Whoever is at work, or talks, has no spoon in the hand, unless the scene says so.
        if length != nil { arm.look.spoon = nil }
        let scale = ((length ?? hand) / 0.185 + far) / 2
        arm.upper = 0.28 * scale * random.amount(0.7...1)
        arm.lower = 0.3 * scale * random.amount(0.8...1.05)
        performance.arms.append(arm)
    }

    /// A hand that lives somewhere below the picture.
    func below(_ x: Float) -> Point { Point(x, height + hand) }

    mutating func track(at place: Point) -> Track {
        var track = Track(at: place)
        track.tremor = Point(random.amount(0...0.006), random.amount(0...0.006)) * near
        track.pace = random.amount(0.2...0.8)
        return track
    }

    /// Labels a move, as far as it is seen.
    mutating func label(_ kind: Stroke.Kind, _ hand: Hand, _ span: ClosedRange<Double>, of track: Track) {
        let edge = Point(repeating: 0.3 * self.hand)
        guard let seen = track.seen(span, within: -edge, Point(1, height) + edge) else { return }
        performance.strokes.append(
            Stroke(kind: kind, hand: hand, start: seen.lowerBound, end: seen.upperBound))
    }
}
