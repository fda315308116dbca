import CooklangText

/// "1 1/2 cup", "¼ kg", "5": a number, and whatever follows it as the unit.
enum RecipeMDAmount {
    static func read(_ text: String) -> RecipeMDDocument.Amount? {
        guard let (value, rest) = WrittenNumber.prefix(of: text) else { return nil }
        let whole = value == value.rounded() && value < 1e15
        return RecipeMDDocument.Amount(
            factor: whole ? "\(Int(value))" : "\(value)", unit: rest.isEmpty ? nil : rest)
    }
}
