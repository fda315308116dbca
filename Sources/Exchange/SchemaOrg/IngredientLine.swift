/// How lines of ingredient lists are set, whatever program set them.
enum IngredientLine {
    /// Without brackets within brackets that close together, without blanks before a comma, and without the ".0"
    /// of "500.0 g": what is left where programs put amount, name and note together.
    static func tidy(_ line: String) -> String {
        var line = line
        if line.contains("((") { line = singleBrackets(line) }
        if line.contains(" ,") { line = line.replacing(" ,", with: ",") }
        let whole = line.prefix { $0.isASCII && $0.isNumber }
        if (1...5).contains(whole.count), line.dropFirst(whole.count).hasPrefix(".0 ") {
            line = String(whole + line.dropFirst(whole.count + 2))
        }
        return line
    }

    /// What a line without an amount that ends in a colon says of the lines below it: "For the dough".
    static func heading(_ line: String) -> String? {
        guard line.hasSuffix(":") || line.hasSuffix("："), line.count < 80, !line.contains(where: \.isNumber)
        else { return nil }
        let name = PageText.collapsed(line.dropLast())
        return name.isEmpty ? nil : name
    }

    /// Without the box to tick, or the dot, that a page shows before it.
    static func withoutBullet(_ line: String) -> String {
        let rest = line.drop { bullets.contains($0) || $0 == " " }
        return rest.isEmpty ? line : String(rest)
    }

    private static let bullets: Set<Character> = [
        "▢", "□", "☐", "☑", "✓", "✔", "•", "·", "‣", "▪", "●", "◦", "○", "*", "-", "–", "—", "➤", "►", "▸",
    ]

    /// "1 cup oats ((see notes))" is "1 cup oats (see notes)"; "((leveled) - 120 g)" stays.
    private static func singleBrackets(_ line: String) -> String {
        let letters = Array(line)
        var open: [Int] = []
        var partner: [Int: Int] = [:]
        for (place, letter) in letters.enumerated() {
            if letter == "(" { open.append(place) }
            if letter == ")", let start = open.popLast() { partner[start] = place }
        }
        var left: Set<Int> = []
        for (start, end) in partner where partner[start + 1] == end - 1 { left.formUnion([start, end]) }
        return String(letters.indices.lazy.filter { !left.contains($0) }.map { letters[$0] })
    }
}
