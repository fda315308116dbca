/// The cook's body behind the hands: head, neck, shoulders, shirt.
struct Cook: Sendable {
    /// The middle of the head at rest, in widths.
    var head = Point(0.5, 0.25)
    /// Widths of the picture in a metre at the body's distance.
    var scale: Float = 0.8
    /// Metres from the head's middle to the hips.
    var trunk: Float = 1.2
    var skin: Float = 150
    var hair: Float = 50
    var shirt: Float = 90
    /// Brightness of what is printed on the shirt, or of an apron's bib.
    var print: Float = 110
    var shade: Float = 10
    /// How far the body is from its place at a time, and the head besides.
    var lean: @Sendable (Double) -> Point = { _ in Point(0, 0) }
    var nod: @Sendable (Double) -> Point = { _ in Point(0, 0) }
    /// How far the head is turned, -1 to the left...1 to the right.
    var look: @Sendable (Double) -> Float = { _ in 0 }
    /// Whether the mouth is open, 0...1.
    var mouth: @Sendable (Double) -> Float = { _ in 0 }

    /// - Parameter side: -1 for the shoulder on the left of the picture, 1 for the other.
    func shoulder(_ side: Float, at time: Double) -> Point {
        head + lean(time) + Point(side * 0.19, 0.27) * scale
    }

    func shapes(at time: Double) -> [Shape] {
        let body = head + lean(time)
        let face = body + nod(time)
        let turned = look(time) * 0.045 * scale
        let (left, right) = (shoulder(-1, at: time), shoulder(1, at: time))
        func at(_ x: Float, _ y: Float) -> Point { Point(x, y) * scale }
        return [
            .rod(
                left + at(0.02, 0.04), 0.07 * scale, right + at(-0.02, 0.03), 0.07 * scale, shirt,
                shade: shade),
            .rod(body + at(-0.03, 0.2), 0.05 * scale, left, 0.08 * scale, shirt, shade: shade),
            .rod(body + at(0.03, 0.2), 0.05 * scale, right, 0.08 * scale, shirt, shade: shade),
            .rod(body + at(0, 0.5), 0.21 * scale, body + at(0, trunk), 0.2 * scale, shirt, shade: shade),
            .box(body + at(-0.1, 0.38), body + at(0.1, 0.45), print),
            .box(body + at(-0.06, 0.47), body + at(0.07, 0.5), print),
            // Folds of the cloth.
            .rod(left + at(0.05, 0.1), 0.01 * scale, body + at(-0.04, 0.36), 0.016 * scale, shirt * 0.8),
            .rod(right + at(-0.04, 0.09), 0.012 * scale, body + at(0.09, 0.4), 0.01 * scale, shirt * 0.84),
            .rod(body + at(0, 0.08), 0.055 * scale, body + at(0, 0.22), 0.065 * scale, skin * 0.85),
            .ellipse(face + at(0, -0.035), at(0.088, 0.115), hair),
            .ellipse(face + Point(turned, 0) + at(0, 0.012), at(0.076, 0.105), skin, shade: shade),
            .ellipse(face + Point(turned * 1.3, 0) + at(-0.032, -0.012), at(0.016, 0.008), skin * 0.5),
            .ellipse(face + Point(turned * 1.3, 0) + at(0.032, -0.012), at(0.016, 0.008), skin * 0.5),
            .ellipse(face + Point(turned * 1.4, 0) + at(0, 0.02), at(0.01, 0.022), skin * 0.9),
            .ellipse(
                face + Point(turned * 1.3, 0) + at(0, 0.062), at(0.026, 0.006 + 0.014 * mouth(time)),
                skin * 0.55),
        ]
    }
}

extension Cook {
    init(height: Float, scale: Float, from random: inout Seeded) {
        self.scale = scale
        head = Point(random.amount(0.36...0.64), height * random.amount(0.2...0.45))
        skin = random.amount(75...200)
        hair = random.chance(0.8) ? random.amount(20...80) : random.amount(130...210)
        shirt = random.amount(20...225)
        print = random.chance(0.5) ? shirt + random.amount(-15...15) : random.amount(30...225)
        shade = random.amount(-14...14)
        // People breathe, shift their weight and look about a little.
        let (reach, pace, start) = (
            random.amount(0.002...0.012) * scale, random.amount(0.1...0.45), random.amount(0...1)
        )
        lean = { Point(sine(Float($0) * pace + start), 0.4 * sine(Float($0) * pace * 1.6)) * reach }
        let (turn, turning) = (random.amount(0...0.5), random.amount(0.05...0.3))
        look = { turn * sine(Float($0) * turning + start) }
    }

    /// Adds to how the body moves.
    mutating func leans(_ more: @escaping @Sendable (Double) -> Point) {
        let before = lean
        lean = { before($0) + more($0) }
    }
}
