/// Instructions that stand in one text, taken apart into steps.
enum OneText {
    /// At its numbers, or at its lines.
    static func steps(_ text: String) -> [String] {
        let plain = PageText.plain(text).withinRecipe
        if let numbered = numbered(plain) { return numbered }
        return PageText.split(plain).filter { !StepWords.isNumbering($0) }
    }

    /// "1. Mix. 2. Bake." with each number the next: "Mix.", "Bake." Nil if there are no such numbers.
    static func numbered(_ text: String) -> [String]? {
        guard let first = text.unicodeScalars.first(where: { !isBlank($0) }), first == "1" else { return nil }
        let letters = Array(text.unicodeScalars)
        var starts: [(mark: Int, text: Int)] = []
        var place = 0
        while place < letters.count {
            let number = starts.count + 1
            guard let end = mark(number, in: letters, at: place), starts.count < SchemaOrgSteps.most else {
                if starts.isEmpty, !isBlank(letters[place]) { return nil }
                place += 1
                continue
            }
            starts.append((place, end))
            place = end
        }
        guard starts.count >= 2 else { return nil }
        let ends = starts.dropFirst().map(\.mark) + [letters.count]
        return zip(starts, ends).map { start, end in
            PageText.collapsed(letters[start.text..<end])
        }.filter { !$0.isEmpty }
    }

    /// Where the text after "3. " begins, if the number stands at a place.
    private static func mark(_ number: Int, in letters: [Unicode.Scalar], at place: Int) -> Int? {
        guard letters[place].properties.numericType != nil else { return nil }
        let digits = Array(String(number).unicodeScalars)
        guard place + digits.count < letters.count, letters[place] == digits[0],
            letters[place..<place + digits.count].elementsEqual(digits)
        else { return nil }
        let dot = place + digits.count
        guard letters[dot] == "." || letters[dot] == ")" || letters[dot] == "、" else { return nil }
        if place > 0 {
            let before = letters[place - 1]
            guard isBlank(before) || ".!?)。！？:;\u{2026}".unicodeScalars.contains(before) else { return nil }
        }
        guard dot + 1 < letters.count else { return dot + 1 }
        let behind = letters[dot + 1]
        return isBlank(behind) || behind.properties.isAlphabetic && behind.properties.isUppercase
            || behind.properties.isIdeographic ? dot + 1 : nil
    }

    /// "3. Bake" and "3 Bake" without the number; nil if there is none before it.
    static func behindNumber(_ text: String) -> String? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count) else { return nil }
        let rest = text.dropFirst(digits.count).drop { ".):、 ".contains($0) }
        guard rest.count < text.count - digits.count, let first = rest.first, first.isLetter,
            !first.isLowercase
        else { return nil }
        return PageText.collapsed(rest)
    }

    /// "Mix well.Bake for an hour." are two steps whose line break was lost.
    static func unglued(_ line: String) -> [String] {
        let letters = Array(line.unicodeScalars)
        var all: [String] = []
        var start = 0
        for place in letters.indices.dropFirst(3).dropLast(2) where isGlued(letters, place) {
            all.append(PageText.collapsed(letters[start..<place]))
            start = place
        }
        return all + [PageText.collapsed(letters[start...])]
    }

    /// Whether a sentence begins here right after another's end: a word, its mark, and a capitalised word.
    private static func isGlued(_ letters: [Unicode.Scalar], _ place: Int) -> Bool {
        guard letters[place].properties.isUppercase,
            letters[place + 1].properties.isLowercase || isBlank(letters[place + 1])
        else { return false }
        var end = place - 1
        if letters[end] == ")" || letters[end] == "”" { end -= 1 }
        guard end >= 2, letters[end] == "." || letters[end] == "!" || letters[end] == "?" else {
            return false
        }
        return isWord(letters[end - 1]) && isWord(letters[end - 2])
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isLowercase || scalar == ")" || scalar.properties.numericType != nil
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        PageText.isBlank(scalar)
    }
}
