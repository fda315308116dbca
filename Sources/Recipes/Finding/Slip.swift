/// How far a mistyped word is from the one that was meant.
enum Slip {
    /// The sum of what went wrong: 1 for a letter that is missing, too many or another, less for what fingers
    /// and ears confuse: doubled letters, swapped ones, vowels, neighbours on the keyboard.
    static func cost(_ typed: [Unicode.Scalar], _ meant: [Unicode.Scalar]) -> Double {
        if typed.isEmpty || meant.isEmpty { return Double(max(typed.count, meant.count)) }
        var before: [Double] = [], row = [0.0]
        for place in meant.indices { row.append(row[place] + gap(meant, place)) }
        var next = row
        for (i, letter) in typed.enumerated() {
            next[0] = row[0] + gap(typed, i)
            for (j, other) in meant.enumerated() {
                var best = row[j] + (letter == other ? 0 : confusion(letter, other))
                best = min(best, row[j + 1] + gap(typed, i), next[j] + gap(meant, j))
                if i > 0, j > 0, letter == meant[j - 1], other == typed[i - 1], letter != other {
                    best = min(best, before[j - 1] + 0.6)
                }
                next[j + 1] = best
            }
            (before, row) = (row, next)
        }
        return row[meant.count]
    }

    /// The cost that is forgiven in a word of so many letters.
    static func most(_ letters: Int) -> Double {
        switch letters {
        case ..<3: 0
        case 3...4: 1
        case 5...7: 1.3
        default: 1.8
        }
    }

    /// Of a letter that is too many or missing.
    private static func gap(_ word: [Unicode.Scalar], _ place: Int) -> Double {
        let letter = word[place]
        if place > 0, word[place - 1] == letter { return 0.3 }
        return vowels.contains(letter) || letter == "h" ? 0.7 : 1
    }

    private static func confusion(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Double {
        if vowels.contains(one), vowels.contains(other) { return 0.6 }
        for pair in alike where pair.contains(one) && pair.contains(other) { return 0.5 }
        for row in keys {
            guard let a = row.firstIndex(of: one), let b = row.firstIndex(of: other) else { continue }
            if abs(a - b) == 1 { return 0.8 }
        }
        return 1
    }

    private static let vowels = Set("aeiouy".unicodeScalars)
    private static let alike = ["ckq", "csz", "fvw", "bp", "dt", "gj", "mn"].map { Set($0.unicodeScalars) }
    private static let keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.unicodeScalars) }
}
