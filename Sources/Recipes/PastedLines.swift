/// Lines that were copied from somewhere else, without what lists put before them there.
public enum PastedLines {
    /// "• 2 eggs", "- 2 eggs" and "☐ 2 eggs" are 2 eggs.
    public static func ingredients(_ lines: [String]) -> [String] {
        lines.map { withoutBullet($0) }.filter { !$0.isEmpty }
    }

    /// "1. Boil", "2) Boil" and "Step 3: Boil" are all to boil.
    public static func steps(_ lines: [String]) -> [String] {
        lines.map { withoutNumber(withoutBullet($0)) }.filter { !$0.isEmpty }
    }

    private static func withoutBullet(_ line: String) -> String {
        trimmed(line[...].drop { $0.isWhitespace || bullets.contains($0) })
    }

    private static func withoutNumber(_ line: String) -> String {
        var rest = line[...]
        for word in ["step ", "schritt "] where rest.lowercased().hasPrefix(word) {
            rest = rest.dropFirst(word.count)
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let behind = rest.dropFirst(digits.count)
        guard (1...2).contains(digits.count), let mark = behind.first, ".):".contains(mark),
            behind.dropFirst().first?.isWhitespace ?? true
        else { return line }
        return trimmed(behind.dropFirst().drop(while: \.isWhitespace))
    }

    private static let bullets: Set<Character> = [
        "-", "–", "—", "•", "*", "·", "‣", "▪", "●", "◦", "☐", "☑", "□",
    ]

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
