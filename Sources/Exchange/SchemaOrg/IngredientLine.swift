/// How lines of ingredient lists are set, whatever program set them.
enum IngredientLine {
    /// Without brackets within brackets that close together and without blanks before a comma: what is left
    /// where programs put name and note together.
    static func tidy(_ line: String) -> String {
        var line = line
        if has("((", line) { line = singleBrackets(line) }
        if has(" ,", line) { line = line.replacing(" ,", with: ",") }
        return line
    }

    /// "500.0 g" is how programs write 500 g.
    static func withoutPoint(_ line: String) -> String {
        let whole = line.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...5).contains(whole.count), line.utf8.dropFirst(whole.count).starts(with: ".0".utf8) else {
            return line
        }
        let rest = line.dropFirst(whole.count + 2)
        guard let next = rest.first, !next.isNumber else { return line }
        return String(Substring(whole)) + rest
    }

    /// Whether two plain letters stand somewhere in a line, one after the other.
    private static func has(_ pair: StaticString, _ line: String) -> Bool {
        let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
        var before: UInt8 = 0
        return line.utf8.contains { byte in
            defer { before = byte }
            return before == first && byte == second
        }
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
