package import Recipes

/// Amounts as formats write them that keep number and unit apart.
package enum WrittenAmount {
    /// Nil if the number isn't one but a word: "some".
    package static func read(number: some StringProtocol, unit: some StringProtocol) -> Amount? {
        guard let (low, high, rest) = WrittenNumber.range(of: number), low > 0 else { return nil }
        let words = [rest, unit.stripped].filter { !$0.isEmpty }.joined(separator: " ")
        return Amount(low, upTo: high, WrittenUnit.read(words))
    }

    /// "2", "2-3"; nil if it is no number that can be written.
    package static func number(_ amount: Amount) -> String? {
        guard amount.quantity.isFinite, amount.quantity > 0 else { return nil }
        let low = WrittenNumber.text(amount.quantity)
        guard let high = amount.upTo, high.isFinite, high > amount.quantity else { return low }
        return "\(low)-\(WrittenNumber.text(high))"
    }
}
