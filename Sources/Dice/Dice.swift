/// Random numbers that are the same for the same seed, on every machine (SplitMix64, by Sebastiano Vigna,
/// public domain): what is drawn, made up or thrown by them can be repeated.
public struct Dice: RandomNumberGenerator, Sendable {
    @usableFromInline var state: UInt64

    @inlinable public init(seed: UInt64) { state = seed }

    @inlinable public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0..<1.
    @inlinable public mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// Mean 0, standard deviation 1, near enough: the sum of four even ones.
    @inlinable public mutating func normal() -> Double { (unit() + unit() + unit() + unit() - 2) * 1.732 }

    /// 0..<bound, which is at least 1.
    public mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
