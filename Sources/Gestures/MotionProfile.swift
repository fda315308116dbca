/// One frame's motion along one direction: how much moved at each place across the picture, and how high up.
///
/// Lengths are in widths of a 4:3 picture with the same area (`unit`), from the picture's middle; so
/// portrait, square and wide pictures judge a hand's way alike. For sweeps up and down the picture is laid on
/// its side: "across" is then down, and "down" is across.
struct MotionProfile: Sendable {
    /// Seconds, on the frames' clock, and since the frame before.
    private(set) var time = 0.0
    private(set) var interval = 0.0
    /// How much moved, as the mean strength of a block, 0...`Tuning.strongest`; that times the mean of the
    /// place across, and of its square.
    private(set) var weight: Float = 0, x: Float = 0, xx: Float = 0
    /// Places across that have 15 % and 85 % of the motion before them.
    private(set) var lower: Float = 0, upper: Float = 0
    /// Motion at each two places across; the last stands alone where their number is odd.
    private(set) var coarse: [Float] = []
    /// How many places there are across.
    private(set) var count = 0
    /// Sums of the motion before each place across, `count + 1` of them for each of `Sum`.
    private var before: [Float] = []

    /// What is summed: the motion, times its place across and down, and their squares.
    private enum Sum: Int, CaseIterable { case weight, x, xx, y, yy }

    /// What moved between two places across.
    struct Part {
        var weight: Float, x: Float, xx: Float, y: Float, yy: Float
    }

    /// Blocks to one unit of length.
    static func unit(columns: Int, rows: Int) -> Float {
        (Float(columns * rows) * 4 / 3).squareRoot()
    }

    /// Takes the motion of a frame, in the storage of an older one.
    ///
    /// - Parameters:
    ///   - haze: what to take off at each place, as `MotionSums.haze` says.
    ///   - interval: seconds since the frame before.
    mutating func fill(_ sums: MotionSums, haze: Float, time: Double, interval: Double) {
        let (count, depth) = (sums.count, sums.depth)
        if self.count != count {
            self.count = count
            coarse = [Float](repeating: 0, count: (count + 1) / 2)
            before = [Float](repeating: 0, count: (count + 1) * Sum.allCases.count)
        }
        (self.time, self.interval) = (time, interval)
        let all = 1 / Float(count * depth)
        let unit = MotionProfile.unit(columns: count, rows: depth)
        let middle = Float(count) / 2 - 0.5
        let middleDown = Float(depth) / 2 - 0.5
        let stride = count + 1
        var part = Part(weight: 0, x: 0, xx: 0, y: 0, yy: 0)
        for at in 0..<count {
            let strength = Float(sums.strength[at])
            let left = max(0, strength - haze)
            // What the haze leaves over, scaled so that a block's mean strength comes out.
            let share = strength > 0 ? left / strength * all : 0
            let weight = left * all
            let place = (Float(at) - middle) / unit
            let first = Float(sums.first[at])
            part.weight += weight
            part.x += weight * place
            part.xx += weight * place * place
            part.y += share * (first - strength * middleDown) / unit
            part.yy +=
                share * (Float(sums.second[at]) - 2 * middleDown * first + middleDown * middleDown * strength)
                / (unit * unit)
            before[at + 1] = part.weight
            before[stride + at + 1] = part.x
            before[2 * stride + at + 1] = part.xx
            before[3 * stride + at + 1] = part.y
            before[4 * stride + at + 1] = part.yy
        }
        for at in coarse.indices { coarse[at] = before[min(2 * at + 2, count)] - before[2 * at] }
        (weight, x, xx) = (part.weight, part.x, part.xx)
        (lower, upper) = (place(of: 0.15, middle, unit), place(of: 0.85, middle, unit))
    }

    private func place(of share: Float, _ middle: Float, _ unit: Float) -> Float {
        guard weight > 0 else { return 0 }
        var at = 0
        while at < count - 1, before[at + 1] < share * weight { at += 1 }
        return (Float(at) - middle) / unit
    }

    /// Motion at each place across.
    var density: [Float] { (0..<count).map { before[$0 + 1] - before[$0] } }

    /// What moved in the places `range`, which must lie within the picture.
    @inline(__always)
    func part(_ range: Range<Int>) -> Part {
        let stride = count + 1
        return before.withUnsafeBufferPointer { before in
            func sum(_ which: Int) -> Float {
                before[which &* stride &+ range.upperBound] - before[which &* stride &+ range.lowerBound]
            }
            return Part(weight: sum(0), x: sum(1), xx: sum(2), y: sum(3), yy: sum(4))
        }
    }
}
