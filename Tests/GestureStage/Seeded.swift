internal import Dice

/// Random numbers that are the same on every run, as a scene needs them.
public struct Seeded: RandomNumberGenerator, Sendable {
    private var dice: Dice

    /// - Parameter purpose: what the numbers are for; different purposes of one seed are unrelated.
    public init(_ seed: UInt64, for purpose: UInt64 = 0) {
        dice = Dice(seed: seed)
        guard purpose > 0 else { return }
        dice = Dice(seed: dice.next() ^ (purpose &* 0xD134_2543_DE82_EF95))
    }

    public mutating func next() -> UInt64 { dice.next() }

    /// 0..<1.
    public mutating func unit() -> Double { dice.unit() }

    /// Mean 0, standard deviation 1, near enough.
    public mutating func normal() -> Double { dice.normal() }

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
