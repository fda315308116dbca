/// What stands before a step's text: a number, "Step 3:", a dot or a dash.
enum StepMark {
    /// "3. Bake", "3 Bake" and "Step 3: Bake" without the number; nil if there is none before it.
    static func behindNumber(_ text: String) -> String? {
        if let plain = OneText.behindNumber(text) { return plain }
        return behindWord(text)
    }

    /// "Step 3: Bake", "Passo 3 Asse" without their beginning.
    static func behindWord(_ text: String) -> String? {
        let word = text.prefix(while: \.isLetter)
        let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
        let digits = rest.prefix(while: \.isNumber)
        guard (1...2).contains(digits.count), (1..<16).contains(word.utf8.count),
            StepWords.isNumbering(word + " " + digits)
        else { return nil }
        let behind = rest.dropFirst(digits.count)
        let plain = behind.drop { ".:)-–— ".contains($0) }
        // "Step 3x" is no number; "Step 3" alone is left for what drops such lines.
        guard plain.count < behind.count, !plain.isEmpty else { return nil }
        return PageText.collapsed(plain)
    }

    /// Without a bullet and without "Step 3".
    static func without(_ text: String) -> String {
        let bare = IngredientLine.withoutBullet(text)
        return behindWord(bare) ?? bare
    }
}
