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

    private var sums: [Float] = []
    private var count = 0

    mutating func restart(count: Int) {
        if self.count != count {
            self.count = count
            sums = [Float](repeating: 0, count: count * Self.speeds.count)
        } else {
            for at in sums.indices { sums[at] = 0 }
        }
    }

    /// - Parameters:
    ///   - age: how long before the newest frame this one is, in seconds, 0 or above.
    ///   - unit: places to one unit of length.
    mutating func add(_ density: [Float], age: Float, unit: Float) {
        let count = count
        sums.withUnsafeMutableBufferPointer { sums in
            density.withUnsafeBufferPointer { density in
                for (index, speed) in Self.speeds.enumerated() {
                    let shift = Int((-speed * age * unit).rounded())
                    let from = max(0, 0 &- shift)
                    let to = min(count, count &- shift)
                    guard from < to, let sum = sums.baseAddress, let moved = density.baseAddress else {
                        continue
                    }
                    let start = sum + index &* count
                    for at in from..<to { start[at] += moved[at &+ shift] }
                }
            }
        }
    }

    /// Where a hand's width, twice `reach` places and one, holds most of the motion of a speed.
    func best(_ speed: Int, reach: Int) -> Band {
        var best = Band(speed: speed, place: 0, weight: -1)
        var run: Float = 0
        sums.withUnsafeBufferPointer { sums in
            let start = speed &* count
            for at in 0..<min(reach, count) { run += sums[start &+ at] }
            for at in 0..<count {
                if at &+ reach < count { run += sums[start &+ at &+ reach] }
                if at > reach { run -= sums[start &+ at &- reach &- 1] }
                if run > best.weight { (best.place, best.weight) = (at, run) }
            }
        }
        return best
    }
}
