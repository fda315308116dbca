/// What moved between two pictures, block by block: the difference that neither light, nor a shaken camera,
/// nor the block's own noise explains.
struct MotionField: Sendable {
    private(set) var columns = 0
    private(set) var rows = 0
    /// How strongly each block moved, 0...`Tuning.strongest`, row-major.
    private(set) var strength: [UInt8] = []
    /// Sums of `strength` down each column and along each row.
    private(set) var columnSums: [Int32] = []
    private(set) var rowSums: [Int32] = []
    /// Blocks that moved, of `columns * rows`.
    private(set) var moved = 0
    /// What was explained away in the last frame.
    var globalChange = GlobalChange()

    var before: [UInt8] = []
    /// `before` moved by as much as the camera did, and whether it did.
    var shifted: [UInt8] = []
    var isMoved = false
    /// The usual difference of each block while nothing moves in it, in 256ths of a luma step.
    private var noise: [Int32] = []
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
        sum()
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
        isMoved = false
        strength = [UInt8](repeating: 0, count: columns * rows)
        noise = [Int32](repeating: Tuning.firstNoise, count: columns * rows)
        columnSums = [Int32](repeating: 0, count: columns)
        rowSums = [Int32](repeating: 0, count: rows)
        moved = 0
        seen = 0
    }

    /// Fills `strength` and its sums, and lets the noise follow.
    ///
    /// - Parameter learning: the share of this frame in the memory of the noise, 0...1.
    private mutating func measure(_ luma: [UInt8], learning: Double) {
        let row = MotionRow(columns: columns, change: globalChange, learning: learning)
        let (columns, rows) = (columns, rows)
        luma.withUnsafeBufferPointer { now in
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

    private mutating func sum() {
        moved = 0
        for column in 0..<columns { columnSums[column] = 0 }
        let columns = columns
        strength.withUnsafeBufferPointer { strength in
            columnSums.withUnsafeMutableBufferPointer { columnSums in
                for row in rowSums.indices {
                    var sum: Int32 = 0
                    var count: Int32 = 0
                    for column in 0..<columns {
                        let strong = Int32(strength[row &* columns &+ column])
                        columnSums[column] &+= strong
                        sum &+= strong
                        count &+= min(strong, 1)
                    }
                    rowSums[row] = sum
                    moved &+= Int(count)
                }
            }
        }
    }
}
