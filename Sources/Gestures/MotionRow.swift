/// One row of blocks: the inner loop of `MotionField`, in whole numbers and without branches, so that the
/// compiler turns it into vectors. Luma is in 256ths of a step.
struct MotionRow {
    private let columns: Int
    private let offset: Int32
    private let gain: Int32
    private let across: Int32
    private let down: Int32
    private let roughness: Int32
    private let learning: Int32

    /// - Parameter learning: the share of this frame in the memory of the noise, 0...1.
    init(columns: Int, change: GlobalChange, learning: Double) {
        self.columns = columns
        offset = MotionRow.fixed(change.offset)
        gain = MotionRow.fixed(change.gain)
        across = MotionRow.fixed(change.across)
        down = MotionRow.fixed(change.down)
        roughness = MotionRow.fixed(change.roughness)
        self.learning = Int32(min(max(learning, 0), 1) * 4096)
    }

    /// Within what 32 bits can hold after a multiplication with luma; a fit beyond it is nonsense anyway.
    private static func fixed(_ value: Float) -> Int32 { Int32(min(max(value, -8000), 8000) * 256) }

    /// Fills the row's `strength` and lets its `noise` follow.
    ///
    /// - Parameters:
    ///   - before: the row as it was, as `now` and the others of `columns` blocks.
    ///   - above: blocks from a block to the one above it, below 0, or 0 in the first row; `below` likewise.
    @inline(__always)
    func measure(
        _ before: UnsafePointer<UInt8>, above: Int, below: Int, now: UnsafePointer<UInt8>,
        strength: UnsafeMutablePointer<UInt8>, noise: UnsafeMutablePointer<Int32>
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
        _ noise: UnsafeMutablePointer<Int32>
    ) {
        let value = Int32(before[at])
        let slope = Int32(before[at &+ right]) &- Int32(before[at &+ left])
        let drop = Int32(before[at &+ below]) &- Int32(before[at &+ above])
        let expected = offset &+ gain &* value &+ across &* slope &+ down &* drop
        let rough = roughness &* (size(slope) &+ size(drop))
        let difference = max(size((Int32(now[at]) &- value) &* 256 &- expected) &- rough, 0)
        let usual = noise[at]
        let beyond = (difference &- usual &* Tuning.noiseMultiple &- Tuning.faintest &* 256) &>> 8
        strength[at] = UInt8(truncatingIfNeeded: max(0, min(Tuning.strongest, beyond)))
        let counted = min(difference, usual &* Tuning.noiseRise &+ 256)
        noise[at] = usual &+ ((learning &* (counted &- usual)) &>> 12)
    }

    /// `abs` without its trap on the least number, which would keep the loop from becoming vectors.
    @inline(__always)
    private func size(_ value: Int32) -> Int32 { max(value, 0 &- value) }
}
