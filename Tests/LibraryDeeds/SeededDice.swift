/// The same throws for the same seed, on every machine (SplitMix64).
public struct SeededDice: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// One of them; nil if there is none.
    mutating func pick<T>(_ all: [T]) -> T? { all.randomElement(using: &self) }

    /// Up to so many of them, in an order of its own.
    mutating func some<T>(_ all: [T], most: Int) -> [T] {
        Array(all.shuffled(using: &self).prefix(Int.random(in: 1...most, using: &self)))
    }
}
