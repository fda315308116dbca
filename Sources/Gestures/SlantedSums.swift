/// Motion added up along slanted lines through space and time (x = x₀ + v·t): what moves at the speed v piles
/// up at one place, everything else is smeared out. Grows backwards in time, a frame at a time. Places are of
/// two blocks each, which is near enough to begin a fit at.
struct SlantedSums: Sendable {
    /// Widths a second, to the right above zero; evenly apart in their logarithm.
    static let speeds: [Float] = [
        -3, -2, -1.3, -0.85, -0.55, -0.35, -0.2, 0, 0.2, 0.35, 0.55, 0.85, 1.3, 2, 3,
    ]
    /// The speed of what stays in its place.
    static let still = 7

    /// A speed and where a thing of that speed is now, with the motion found there.
    struct Band {
        var speed: Int
        var place: Int
        var weight: Float
    }

    /// Places beside the picture on either side, where nothing moves: more than a hand reaches, so that the
    /// search needs no special case at the edges.
    private static let rim = 24

    private var sums: [Float] = []
    private var count = 0
    private var stride: Int { count &+ 2 &* Self.rim }

    mutating func restart(count: Int) {
        if self.count != count {
            self.count = count
            sums = [Float](repeating: 0, count: stride * Self.speeds.count)
        } else {
            for at in sums.indices { sums[at] = 0 }
        }
    }

    /// - Parameters:
    ///   - age: how long before the newest frame this one is, in seconds, 0 or above.
    ///   - unit: places to one unit of length.
    mutating func add(_ density: [Float], age: Float, unit: Float) {
        let (count, stride) = (count, stride)
        sums.withUnsafeMutableBufferPointer { sums in
            density.withUnsafeBufferPointer { density in
                for (index, speed) in Self.speeds.enumerated() {
                    let shift = Self.nearest(-speed * age * unit)
                    let from = max(0, 0 &- shift)
                    let to = min(count, count &- shift)
                    guard from < to, let sum = sums.baseAddress, let moved = density.baseAddress else {
                        continue
                    }
                    let start = sum + (index &* stride &+ Self.rim)
                    for at in from..<to { start[at] += moved[at &+ shift] }
                }
            }
        }
    }

    /// The nearest whole number, for places that are at most some pictures away. Cutting rounds down above
    /// zero, and costs less than rounding does.
    @inline(__always)
    private static func nearest(_ place: Float) -> Int {
        Int(min(max(place, -4000), 4000) + 4096.5) &- 4096
    }

    /// Where a hand's width, twice `reach` places and one, holds most of the motion of a speed.
    func best(_ speed: Int, reach: Int) -> Band {
        let reach = min(reach, Self.rim - 1)
        let (count, stride) = (count, stride)
        var best = Band(speed: speed, place: 0, weight: -1)
        sums.withUnsafeBufferPointer { sums in
            guard let all = sums.baseAddress else { return }
            let start = all + (speed &* stride &+ Self.rim)
            let (entering, leaving) = (start + reach, start - (reach &+ 1))
            var run: Float = 0
            for at in 0..<reach { run += start[at] }
            for at in 0..<count {
                run += entering[at] - leaving[at]
                if run > best.weight { (best.place, best.weight) = (at, run) }
            }
        }
        return best
    }
}
