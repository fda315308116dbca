/// The sums behind the least squares of `GlobalChange`, over the blocks that change no more than most do: a
/// hand in front of the room must not count as the room.
struct ChangeSums {
    /// Over all blocks but the rim, in luma steps.
    private(set) var meanDifference = 0.0
    /// The same with every block counted up to `Tuning.capped` only: how badly most of the picture fits.
    private(set) var misfit = 0.0
    private var count = 0
    private var b = 0, x = 0, y = 0, d = 0
    private var bb = 0, bx = 0, by = 0, bd = 0
    private var xx = 0, xy = 0, xd = 0
    private var yy = 0, yd = 0

    /// - Parameter crowd: blocks that differ by more than this many times the mean stay out of it.
    init(
        _ before: UnsafeBufferPointer<UInt8>, _ now: UnsafeBufferPointer<UInt8>, columns: Int, rows: Int,
        crowd: Double
    ) {
        guard columns > 2, rows > 2 else { return }
        var total = 0
        var capped = 0
        for row in 1..<rows - 1 {
            var sum: Int32 = 0
            var cappedSum: Int32 = 0
            for at in row * columns + 1..<(row + 1) * columns - 1 {
                // In eight bits, sixteen blocks at a time.
                let difference = max(now[at], before[at]) &- min(now[at], before[at])
                sum &+= Int32(difference)
                cappedSum &+= Int32(min(difference, Tuning.capped))
            }
            total &+= Int(sum)
            capped &+= Int(cappedSum)
        }
        meanDifference = Double(total) / Double((columns - 2) * (rows - 2))
        misfit = Double(capped) / Double((columns - 2) * (rows - 2))
        let most = Int32(meanDifference * crowd + 2)
        // Every second row says as much of the whole picture as all of them.
        for row in stride(from: 1, to: rows - 1, by: rows > 24 ? 2 : 1) {
            add(row: row, before, now, columns: columns, most: most)
        }
    }

    /// One row's share, summed in 32 bits: at most 160 blocks of 255 × 255 each.
    private mutating func add(
        row: Int, _ before: UnsafeBufferPointer<UInt8>, _ now: UnsafeBufferPointer<UInt8>, columns: Int,
        most: Int32
    ) {
        var count: Int32 = 0
        var b: Int32 = 0, x: Int32 = 0, y: Int32 = 0, d: Int32 = 0
        var bb: Int32 = 0, bx: Int32 = 0, by: Int32 = 0, bd: Int32 = 0
        var xx: Int32 = 0, xy: Int32 = 0, xd: Int32 = 0
        var yy: Int32 = 0, yd: Int32 = 0
        for at in row &* columns &+ 1..<(row &+ 1) &* columns &- 1 {
            let value = Int32(before[at])
            let difference = Int32(now[at]) &- value
            // All ones or all zeros, so that the loop has no branch.
            let mask: Int32 = max(difference, 0 &- difference) <= most ? -1 : 0
            let bright = value & mask
            let across = (Int32(before[at &+ 1]) &- Int32(before[at &- 1])) & mask
            let down = (Int32(before[at &+ columns]) &- Int32(before[at &- columns])) & mask
            let change = difference & mask
            count &-= mask
            b &+= bright
            x &+= across
            y &+= down
            d &+= change
            bb &+= bright &* bright
            bx &+= bright &* across
            by &+= bright &* down
            bd &+= bright &* change
            xx &+= across &* across
            xy &+= across &* down
            xd &+= across &* change
            yy &+= down &* down
            yd &+= down &* change
        }
        self.count += Int(count)
        self.b += Int(b)
        self.x += Int(x)
        self.y += Int(y)
        self.d += Int(d)
        self.bb += Int(bb)
        self.bx += Int(bx)
        self.by += Int(by)
        self.bd += Int(bd)
        self.xx += Int(xx)
        self.xy += Int(xy)
        self.xd += Int(xd)
        self.yy += Int(yy)
        self.yd += Int(yd)
    }

    /// Offset, gain, across, down; nil when too few blocks agree on anything.
    func solved() -> SIMD4<Double>? {
        guard count > 8 else { return nil }
        // A little of the mean square of each is added to the diagonal: a wall without texture says nothing
        // of shaking, a grey one nothing of gain, and then nothing is what is read from it.
        let n = Double(count)
        var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) = (
            SIMD4(n, Double(b), Double(x), Double(y)),
            SIMD4(Double(b), Double(bb) + n * Tuning.doubtInGain, Double(bx), Double(by)),
            SIMD4(Double(x), Double(bx), Double(xx) + n * Tuning.doubtInShift, Double(xy)),
            SIMD4(Double(y), Double(by), Double(xy), Double(yy) + n * Tuning.doubtInShift)
        )
        var right = SIMD4(Double(d), Double(bd), Double(xd), Double(yd))
        // Gaussian elimination without pivoting, as the matrix is symmetric and positive definite.
        rows.1 = eliminate(rows.1, 1, &right, rows.0, 0)
        rows.2 = eliminate(rows.2, 2, &right, rows.0, 0)
        rows.3 = eliminate(rows.3, 3, &right, rows.0, 0)
        rows.2 = eliminate(rows.2, 2, &right, rows.1, 1)
        rows.3 = eliminate(rows.3, 3, &right, rows.1, 1)
        rows.3 = eliminate(rows.3, 3, &right, rows.2, 2)
        var found = SIMD4<Double>.zero
        found[3] = right[3] / rows.3[3]
        found[2] = (right[2] - rows.2[3] * found[3]) / rows.2[2]
        found[1] = (right[1] - rows.1[2] * found[2] - rows.1[3] * found[3]) / rows.1[1]
        found[0] = (right[0] - (rows.0 * found).sum() + rows.0[0] * found[0]) / rows.0[0]
        return (found.x + found.y + found.z + found.w).isFinite ? found : nil
    }

    private func eliminate(
        _ row: SIMD4<Double>, _ index: Int, _ right: inout SIMD4<Double>, _ pivot: SIMD4<Double>,
        _ column: Int
    ) -> SIMD4<Double> {
        let factor = row[column] / pivot[column]
        right[index] -= factor * right[column]
        return row - factor * pivot
    }
}
