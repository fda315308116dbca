/// One row of blocks: the inner loop of `MotionField`, without branches, so that the compiler turns it into
/// vectors. In floating point, because the oldest processors we run on multiply those four at a time, but
/// whole numbers of 32 bits one by one. In luma steps.
struct MotionRow {
    private let columns: Int
    private let change: GlobalChange
    private let learning: Float

    /// - Parameter learning: the share of this frame in the memory of the noise, 0...1.
    init(columns: Int, change: GlobalChange, learning: Double) {
        self.columns = columns
        self.change = change.believable
        self.learning = Float(min(max(learning, 0), 1))
    }

    /// Fills the row's `strength` and lets its `noise` follow.
    ///
    /// - Parameters:
    ///   - before: the row as it was, as `now` and the others of `columns` blocks.
    ///   - above: blocks from a block to the one above it, below 0, or 0 in the first row; `below` likewise.
    @inline(__always)
    func measure(
        _ before: UnsafePointer<UInt8>, above: Int, below: Int, now: UnsafePointer<UInt8>,
        strength: UnsafeMutablePointer<UInt8>, noise: UnsafeMutablePointer<Float>
    ) {
        let last = columns &- 1
        measure(0, before, min(1, last), 0, above, below, now, strength, noise)
        if last > 1 {
            for at in 1..<last { measure(at, before, 1, -1, above, below, now, strength, noise) }
        }
        if last > 0 { measure(last, before, 0, -1, above, below, now, strength, noise) }
    }

    @inline(__always)
    private func measure(
        _ at: Int, _ before: UnsafePointer<UInt8>, _ right: Int, _ left: Int, _ above: Int, _ below: Int,
        _ now: UnsafePointer<UInt8>, _ strength: UnsafeMutablePointer<UInt8>,
        _ noise: UnsafeMutablePointer<Float>
    ) {
        let value = Float(before[at])
        let slope = Float(Int32(before[at &+ right]) &- Int32(before[at &+ left]))
        let drop = Float(Int32(before[at &+ below]) &- Int32(before[at &+ above]))
        let expected = change.offset + change.gain * value + change.across * slope + change.down * drop
        let rough = change.roughness * (abs(slope) + abs(drop))
        let difference = max(abs(Float(now[at]) - value - expected) - rough, 0)
        let usual = noise[at]
        let beyond = difference - usual * Tuning.noiseMultiple - Tuning.faintest
        strength[at] = whole(max(0, min(Float(Tuning.strongest), beyond)))
        noise[at] = usual + learning * (min(difference, usual * Tuning.noiseRise + 1) - usual)
    }

    /// A number from 0 to 255 without its part behind the point. Added to 2²³, where neighbouring numbers are
    /// 1 apart, it stands in the lowest bits; a conversion would check its range, which no vector does.
    @inline(__always)
    private func whole(_ value: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: ((value - 0.4999) + (0x1p23 + 256)).bitPattern)
    }
}
