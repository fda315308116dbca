/// How large a clip is made, and how it is encoded; a value without a film.
struct ClipShape: Sendable, Hashable {
    var width: Int
    var height: Int
    var rate: Int
    var quality: FilmPlan.Quality

    /// Upright, of the film's shape, no larger than it, with even sides.
    /// - Parameter part: of the largest size, 0...1.
    static func size(of facts: FilmFacts, part: Double = 1) -> (width: Int, height: Int) {
        let (width, height) = (Double(max(1, facts.width)), Double(max(1, facts.height)))
        let (long, short) = (max(width, height), min(width, height))
        let factor = min(
            1, Double(ClipLimits.longSide) * part / long, Double(ClipLimits.shortSide) * part / short)
        func even(_ side: Double) -> Int { max(16, Int((side * factor / 2).rounded()) * 2) }
        return (even(width), even(height))
    }

    /// From the best on: the first one is what it looks good with; one that becomes too large is tried anew with fewer
    /// bits, and then smaller.
    static func tries(_ facts: FilmFacts, rate: Int, seconds: Double, hasSound: Bool) -> [ClipShape] {
        // What the container and the sound take goes off before.
        let room = Double(ClipLimits.bytes) - (hasSound ? Double(soundBits) / 8 * seconds * 1.1 : 0) - 30_000
        let bits = room * 8 / max(0.5, seconds)
        let ways: [(part: Double, quality: FilmPlan.Quality)] = [
            (1, .constant(36)), (1, .bitRate(Int(bits * 0.8))), (0.75, .bitRate(Int(bits * 0.6))),
            (0.5, .bitRate(Int(bits * 0.35))),
        ]
        return ways.map { way in
            let (width, height) = size(of: facts, part: way.part)
            return ClipShape(width: width, height: height, rate: rate, quality: way.quality)
        }
    }

    /// Bits a second.
    static let soundBits = 48_000

    /// Pictures a second, by the times between some of them.
    static func rate(_ steps: [Double]) -> Int {
        let sorted = steps.filter { $0 > 0.001 }.sorted()
        guard !sorted.isEmpty else { return 10 }
        let rate = 1 / sorted[sorted.count / 2]
        return min(ClipLimits.rate, max(5, Int((rate - 0.2).rounded(.up))))
    }
}
