/// Random numbers that are the same on every run (SplitMix64, by Sebastiano Vigna, public domain), so that
/// what is measured is.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// Mean 0, standard deviation 1, near enough: the sum of four even ones.
    mutating func normal() -> Double { (unit() + unit() + unit() + unit() - 2) * 1.732 }
}
