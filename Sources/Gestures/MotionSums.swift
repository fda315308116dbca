/// Sums of a frame's motion at each place across the picture, or down it.
struct MotionSums: Sendable {
    /// The strength of all blocks at each place.
    private(set) var strength: [Int32] = []
    /// The same times the block's number the other way, and times its square.
    private(set) var first: [Int32] = []
    private(set) var second: [Int32] = []
    /// How many blocks there are the other way.
    private(set) var depth = 0
    private var sorted: [Int32] = []

    var count: Int { strength.count }

    init() {}

    /// - Parameters: as the sums say, all of one length.
    init(strength: [Int32], first: [Int32], second: [Int32], depth: Int) {
        (self.strength, self.first, self.second, self.depth) = (strength, first, second, depth)
        sorted = strength
    }

    /// The strength that a flickering light or a shaken camera leaves nearly everywhere, by the median: no
    /// hand moves in most places at once.
    mutating func haze(isShaken: Bool) -> Float {
        guard count > 0 else { return 0 }
        for at in 0..<count { sorted[at] = strength[at] }
        sorted.sort()
        return Float(sorted[count / 2]) * (isShaken ? Tuning.hazeWhileShaken : 1)
    }

    private mutating func restart(count: Int, depth: Int) {
        if self.count != count {
            strength = [Int32](repeating: 0, count: count)
            (first, second, sorted) = (strength, strength, strength)
        } else {
            for at in 0..<count { (strength[at], first[at], second[at]) = (0, 0, 0) }
        }
        self.depth = depth
    }

    /// Sums down each column of `blocks`, which are row-major.
    mutating func sumColumns(of blocks: [UInt8], columns: Int, rows: Int) {
        restart(count: columns, depth: rows)
        blocks.withUnsafeBufferPointer { blocks in
            strength.withUnsafeMutableBufferPointer { strength in
                first.withUnsafeMutableBufferPointer { first in
                    second.withUnsafeMutableBufferPointer { second in
                        for row in 0..<rows {
                            let start = row &* columns
                            let y = Int32(truncatingIfNeeded: row)
                            for column in 0..<columns {
                                let strong = Int32(blocks[start &+ column])
                                strength[column] &+= strong
                                first[column] &+= strong &* y
                                second[column] &+= strong &* y &* y
                            }
                        }
                    }
                }
            }
        }
    }

    /// Sums along each row of `blocks`, which are row-major.
    mutating func sumRows(of blocks: [UInt8], columns: Int, rows: Int) {
        restart(count: rows, depth: columns)
        blocks.withUnsafeBufferPointer { blocks in
            for row in 0..<rows {
                let start = row &* columns
                var sums: (Int32, Int32, Int32) = (0, 0, 0)
                for column in 0..<columns {
                    let strong = Int32(blocks[start &+ column])
                    let x = Int32(truncatingIfNeeded: column)
                    sums.0 &+= strong
                    sums.1 &+= strong &* x
                    sums.2 &+= strong &* x &* x
                }
                (strength[row], first[row], second[row]) = sums
            }
        }
    }
}
