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
            before.move(by: total, columns: columns, into: &shifted)
            isMoved = true
            change = GlobalChange(
                from: shifted, to: luma, columns: columns, rows: rows, crowd: Tuning.crowdWhileSettling)
        }
        // A fit that makes most of the picture worse has run after a hand, not after the camera.
        if isMoved, change.misfit < still.misfit * Tuning.worthShifting {
            // Moving a picture blurs it. Each is moved half the way, so that both are blurred alike, and what
            // differs is what moved, not every edge in the room.
            before.move(by: total / 2, columns: columns, into: &shifted)
            luma.move(by: total / -2, columns: columns, into: &met)
            change = GlobalChange(from: shifted, to: met, columns: columns, rows: rows)
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
}

extension [UInt8] {
    /// Fills `moved` with these blocks, moved right and down by `shift` blocks, to the nearest sixteenth; the
    /// rim repeats itself.
    ///
    /// In sixteen bits, so that the compiler does eight blocks at a time: two shares of a sixteenth each make
    /// 255 × 16 × 16 at most.
    ///
    /// - Parameters:
    ///   - shift: less than `Tuning.farthestShake` either way.
    ///   - moved: of as many blocks.
    func move(by shift: SIMD2<Float>, columns: Int, into moved: inout [UInt8]) {
        let rows = count / columns
        let wholeX = Int(shift.x.rounded(.down)), wholeY = Int(shift.y.rounded(.down))
        let partX = UInt16((shift.x - Float(wholeX)) * 16), partY = UInt16((shift.y - Float(wholeY)) * 16)
        let margin = Int(Tuning.farthestShake) + 1
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: columns + 2 * margin) { line in
            withUnsafeBufferPointer { still in
                moved.withUnsafeMutableBufferPointer { moved in
                    guard let line = line.baseAddress, let still = still.baseAddress,
                        let moved = moved.baseAddress
                    else { return }
                    let here = line + margin
                    for row in 0..<rows {
                        let lower = still + Swift.min(Swift.max(row &- wholeY, 0), rows &- 1) &* columns
                        let upper = still + Swift.min(Swift.max(row &- wholeY &- 1, 0), rows &- 1) &* columns
                        for column in 0..<columns {
                            here[column] =
                                UInt16(lower[column]) &* (16 &- partY) &+ UInt16(upper[column]) &* partY
                        }
                        for column in 1...margin {
                            here[0 &- column] = here[0]
                            here[columns &- 1 &+ column] = here[columns &- 1]
                        }
                        let from = here - wholeX
                        let to = moved + row &* columns
                        for column in 0..<columns {
                            let value = from[column] &* (16 &- partX) &+ from[column &- 1] &* partX
                            to[column] = UInt8(truncatingIfNeeded: (value &+ 128) &>> 8)
                        }
                    }
                }
            }
        }
    }
}
