/// What an arm and its hand look like.
struct ArmLook: Sendable {
    /// Brightness of the hand: skin, a glove, flour, wet skin.
    var hand: Float = 150
    var forearm: Float = 150
    /// Brightness of the sleeve, and how far up from the elbow (0) towards the wrist (1) it reaches.
    var sleeve: Float = 90
    var sleeveReach: Float = 0.3
    /// The hand's length from wrist to finger tips, in widths of the picture.
    var length: Float = 0.2
    /// Its breadth as seen: 1 with the palm to the camera, 0.35 with the edge.
    var breadth: Float = 1
    /// 0 with the fingers together, 1 spread.
    var spread: Float = 0.3
    /// 0 a fist, 1 stretched.
    var stretched: Float = 1
    /// How the hand is turned against the forearm, in turns; it also lags behind by so much at one width a
    /// second.
    var turn: Float = 0
    var lag: Float = 0
    /// Brightness of a spoon in the hand, if there is one.
    var spoon: Float?
    /// Light from one side, in luma steps.
    var shade: Float = 10
}

extension ArmLook {
    init(length: Float, sleeve: Float, from random: inout Seeded) {
        self.length = length
        self.sleeve = sleeve
        // Skin of all sorts, gloves and flour.
        hand = random.chance(0.75) ? random.amount(70...215) : random.pick([30, 60, 225, 240])
        forearm = random.chance(0.8) ? min(hand, 215) * random.amount(0.85...1) : random.amount(40...220)
        sleeveReach = random.chance(0.5) ? random.amount(0...0.3) : random.amount(0.6...0.95)
        breadth = random.chance(0.6) ? random.amount(0.7...1) : random.amount(0.35...0.7)
        spread = random.amount(0...1)
        stretched = random.chance(0.85) ? random.amount(0.8...1) : 0.3
        turn = random.amount(-0.08...0.08)
        lag = random.amount(-0.04...0.06)
        shade = random.amount(-18...18)
        if random.chance(0.12) { spoon = random.amount(40...230) }
    }
}
