internal import Dice

/// Dice that choose among things: the same for the same seed.
public struct SeededDice: RandomNumberGenerator {
    private var dice: Dice

    public init(seed: UInt64) { dice = Dice(seed: seed) }

    public mutating func next() -> UInt64 { dice.next() }

    /// One of them; nil if there is none.
    mutating func pick<T>(_ all: [T]) -> T? { all.randomElement(using: &self) }

    /// Up to so many of them, in an order of its own.
    mutating func some<T>(_ all: [T], most: Int) -> [T] {
        Array(all.shuffled(using: &self).prefix(Int.random(in: 1...most, using: &self)))
    }
}
