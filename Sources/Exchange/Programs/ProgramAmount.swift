/// Lines of programs that keep amount, unit and food apart, as a cook would have written them.
enum ProgramAmount {
    /// "1 1/2 cups flour, sifted"; what is missing is left out.
    static func line(_ quantity: Double?, _ unit: String, _ food: String, note: String = "") -> String {
        let number = quantity.flatMap { $0 > 0 ? text($0) : nil } ?? ""
        let words = [number, unit, food].filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? note : note.isEmpty ? words : words + ", " + note
    }

    /// "2", "1/3", "1 1/2", "0.45": a fraction where cooks write one.
    static func text(_ value: Double) -> String {
        guard value.isFinite, value >= 0, value < 1e9 else { return "" }
        let whole = Int(value)
        let rest = value - Double(whole)
        for bottom in [1, 2, 3, 4, 8] {
            let top = Int((rest * Double(bottom)).rounded())
            guard abs(Double(top) / Double(bottom) - rest) < 0.006 else { continue }
            if top == 0 { return "\(whole)" }
            if top == bottom { return "\(whole + 1)" }
            return whole == 0 ? "\(top)/\(bottom)" : "\(whole) \(top)/\(bottom)"
        }
        return plain((value * 100).rounded() / 100)
    }

    /// Without a point where nothing follows it.
    static func plain(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
