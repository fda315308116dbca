/// An amount that stands in a text: "200 g", "2–3 tbsp".
struct FoundAmount {
    /// Where its numbers and its unit stand.
    let range: Range<String.Index>
    let amount: Amount
    /// Where the unit's word stands; nil if a food is counted.
    let unit: Range<String.Index>?
    /// The numbers were written with a decimal comma.
    let hasComma: Bool
    /// What is measured, as far as the next words tell; of what is counted, all that follows the number.
    let food: String
    /// The same in other measures stands in brackets or after a slash.
    let others: [Amount.Unit]
}
