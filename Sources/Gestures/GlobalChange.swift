/// The part of the difference between two pictures that concerns the whole picture: a lamp or the exposure
/// (offset and gain) and a shaken or turned camera (across and down), fitted to the blocks by least squares.
///
/// The difference it explains at a block of brightness b with the slopes gx, gy (right minus left neighbour,
/// lower minus upper) is `offset + gain * b + across * gx + down * gy`.
struct GlobalChange: Sendable, Hashable {
    var offset: Float = 0
    var gain: Float = 0
    var across: Float = 0
    var down: Float = 0
    /// The mean difference before anything is explained, in luma steps.
    var meanDifference: Float = 0

    /// The share of a block's slopes that may remain as a difference where the picture was moved to match,
    /// 0...1.
    var roughness: Float = 0

    /// How badly most of the picture fits before anything is explained, in luma steps.
    var misfit: Float = 0

    /// A camera in low light, or a file, repeats pictures to keep its rate; such a frame says nothing.
    var isRepetition: Bool { meanDifference == 0 }

    /// How far the picture moved to the right and down, in blocks; good for small movements only.
    var shift: SIMD2<Float> { SIMD2(across, down) * -2 }

    /// The same within bounds beyond which a fit is nonsense, and from which sums stay finite.
    var believable: GlobalChange {
        func bounded(_ value: Float) -> Float { min(max(value, -8000), 8000) }
        var copy = self
        (copy.offset, copy.gain) = (bounded(offset), bounded(gain))
        (copy.across, copy.down) = (bounded(across), bounded(down))
        return copy
    }

    init() {}

    /// - Parameter crowd: blocks that differ by more than this many times the mean stay out of it.
    init(from before: [UInt8], to now: [UInt8], columns: Int, rows: Int, crowd: Double = Tuning.crowd) {
        let sums = before.withUnsafeBufferPointer { before in
            now.withUnsafeBufferPointer { now in
                ChangeSums(before, now, columns: columns, rows: rows, crowd: crowd)
            }
        }
        meanDifference = Float(sums.meanDifference)
        misfit = Float(sums.misfit)
        guard let solved = sums.solved() else { return }
        (offset, gain) = (Float(solved.x), Float(solved.y))
        (across, down) = (Float(solved.z), Float(solved.w))
    }
}
