extension MotionField {
    /// Moves the picture before so that it lies on `luma`, as far as the camera itself moved between the two,
    /// and finds what change of the whole picture is left then. Costs little while the camera stands still.
    mutating func settle(on luma: [UInt8]) {
        let still = GlobalChange(from: before, to: luma, columns: columns, rows: rows)
        var change = still
        var total = SIMD2<Float>.zero
        isMoved = false
        for _ in 0..<Tuning.settlingSteps {
            let step = change.shift
            guard max(abs(step.x), abs(step.y)) > Tuning.steady else { break }
            total += step.clamped(lowerBound: SIMD2(repeating: -1), upperBound: SIMD2(repeating: 1))
            guard max(abs(total.x), abs(total.y)) < Tuning.farthestShake else { break }
            shift(by: total)
            isMoved = true
            change = GlobalChange(
                from: shifted, to: luma, columns: columns, rows: rows, crowd: Tuning.crowdWhileSettling)
        }
        // A fit that makes most of the picture worse has run after a hand, not after the camera.
        if isMoved, change.misfit < still.misfit * Tuning.worthShifting {
            change = GlobalChange(from: shifted, to: luma, columns: columns, rows: rows)
        } else {
            isMoved = false
            change = still
        }
        rim = isMoved ? Int(max(abs(total.x), abs(total.y)).rounded(.up)) + 1 : 0
        if isMoved {
            change.roughness = Tuning.roughness * min(1, max(abs(total.x), abs(total.y)))
        }
        change.meanDifference = still.meanDifference
        globalChange = change
    }

    /// Fills `shifted` with the picture before, moved right and down by `shift` blocks; the rim repeats
    /// itself.
    private mutating func shift(by shift: SIMD2<Float>) {
        let columns = columns
        let rows = rows
        let wholeX = Int(shift.x.rounded(.down))
        let wholeY = Int(shift.y.rounded(.down))
        // The shares of the four blocks that a moved block covers, in 256ths.
        let partX = Int32((shift.x - Float(wholeX)) * 256)
        let partY = Int32((shift.y - Float(wholeY)) * 256)
        before.withUnsafeBufferPointer { before in
            shifted.withUnsafeMutableBufferPointer { shifted in
                for row in 0..<rows {
                    let lower = min(max(row &- wholeY, 0), rows &- 1) &* columns
                    let upper = min(max(row &- wholeY &- 1, 0), rows &- 1) &* columns
                    for column in 0..<columns {
                        let right = min(max(column &- wholeX, 0), columns &- 1)
                        let left = min(max(column &- wholeX &- 1, 0), columns &- 1)
                        let above =
                            Int32(before[upper &+ right]) &* (256 &- partX)
                            &+ Int32(before[upper &+ left]) &* partX
                        let here =
                            Int32(before[lower &+ right]) &* (256 &- partX)
                            &+ Int32(before[lower &+ left]) &* partX
                        let value = here &* (256 &- partY) &+ above &* partY
                        shifted[row &* columns &+ column] = UInt8(
                            truncatingIfNeeded: (value &+ 0x8000) &>> 16)
                    }
                }
            }
        }
    }
}
