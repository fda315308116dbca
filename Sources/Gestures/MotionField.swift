/// What moved between two pictures, block by block: the difference that neither light, nor a shaken camera,
/// nor the block's own noise explains.
struct MotionField: Sendable {
    private(set) var columns = 0
    private(set) var rows = 0
    /// How strongly each block moved, 0...`Tuning.strongest`, row-major.
    private(set) var strength: [UInt8] = []
    /// Blocks that moved, of `columns * rows`.
    private(set) var moved = 0
    /// What was explained away in the last frame.
    var globalChange = GlobalChange()

    var before: [UInt8] = []
    /// Where the camera moved: `before` moved half the way, and the picture now, moved back the other half.
    var shifted: [UInt8] = []
    var met: [UInt8] = []
    var isMoved = false
    /// Blocks along each edge that a moved picture doesn't cover, and that say nothing therefore.
    var rim = 0
    /// The usual difference of each block while nothing moves in it, in luma steps.
    private var noise: [Float] = []
    /// Seconds seen with this grid, for learning the noise quickly at first.
    private var seen = 0.0

    /// Takes the next picture. Returns false on the first one, after a change of size, and for an exact
    /// repetition.
    ///
    /// - Parameter elapsed: seconds since the picture before, above 0.
    mutating func look(at frame: LumaFrame, elapsed: Double) -> Bool {
        guard frame.columns == columns, frame.rows == rows else {
            restart(with: frame)
            return false
        }
        settle(on: frame.luma)
        if globalChange.isRepetition { return false }
        seen += elapsed
        measure(frame.luma, learning: min(1, elapsed / min(Tuning.noiseMemory, seen)))
        clearRim()
        count()
        before.withUnsafeMutableBufferPointer { before in
            frame.luma.withUnsafeBufferPointer { now in
                before.baseAddress!.update(from: now.baseAddress!, count: now.count)
            }
        }
        return true
    }

    private mutating func restart(with frame: LumaFrame) {
        columns = frame.columns
        rows = frame.rows
        before = frame.luma
        shifted = frame.luma
        met = frame.luma
        isMoved = false
        strength = [UInt8](repeating: 0, count: columns * rows)
        noise = [Float](repeating: Tuning.firstNoise, count: columns * rows)
        moved = 0
        seen = 0
    }

    /// Fills `strength` and its sums, and lets the noise follow.
    ///
    /// - Parameter learning: the share of this frame in the memory of the noise, 0...1.
    private mutating func measure(_ luma: [UInt8], learning: Double) {
        let row = MotionRow(columns: columns, change: globalChange, learning: learning)
        let (columns, rows) = (columns, rows)
        (isMoved ? met : luma).withUnsafeBufferPointer { now in
            (isMoved ? shifted : before).withUnsafeBufferPointer { before in
                strength.withUnsafeMutableBufferPointer { strength in
                    noise.withUnsafeMutableBufferPointer { noise in
                        for index in 0..<rows {
                            let start = index &* columns
                            row.measure(
                                before.baseAddress! + start, above: index > 0 ? -columns : 0,
                                below: index < rows &- 1 ? columns : 0, now: now.baseAddress! + start,
                                strength: strength.baseAddress! + start, noise: noise.baseAddress! + start)
                        }
                    }
                }
            }
        }
    }

    /// Nothing is known of the blocks that came into the picture.
    private mutating func clearRim() {
        guard rim > 0 else { return }
        for row in 0..<rows {
            let isRim = row < rim || row >= rows - rim
            for column in 0..<columns where isRim || column < rim || column >= columns - rim {
                strength[row * columns + column] = 0
            }
        }
    }

    private mutating func count() {
        moved = strength.withUnsafeBufferPointer { strength in
            var sum: Int32 = 0
            for strong in strength { sum &+= Int32(min(strong, 1)) }
            return Int(sum)
        }
    }
}
