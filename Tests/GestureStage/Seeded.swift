/// Random numbers that are the same on every run (SplitMix64, by Sebastiano Vigna, public domain).
public struct Seeded: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// - Parameter purpose: what the numbers are for; different purposes of one seed are unrelated.
    public init(_ seed: UInt64, for purpose: UInt64 = 0) {
        state = seed
        guard purpose > 0 else { return }
        state = next() ^ (purpose &* 0xD134_2543_DE82_EF95)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0..<1.
    public mutating func unit() -> Double {
        Double(next() >> 11) / Double(1 << 53)
    }

    /// Mean 0, standard deviation 1, near enough: the sum of four even ones.
    public mutating func normal() -> Double {
        (unit() + unit() + unit() + unit() - 2) * 1.732
    }

    /// Evenly within a range.
    public mutating func seconds(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }

    public mutating func amount(_ range: ClosedRange<Float>) -> Float {
        range.lowerBound + (range.upperBound - range.lowerBound) * Float(unit())
    }

    public mutating func chance(_ share: Double) -> Bool {
        unit() < share
    }

    /// 1 or -1.
    public mutating func sign() -> Float {
        chance(0.5) ? 1 : -1
    }

    /// One of a list that is not empty.
    public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int(next() % UInt64(choices.count))]
    }
}
