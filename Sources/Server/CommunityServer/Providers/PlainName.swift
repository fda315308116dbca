import Foundation

/// A name in the letters a–z and digits, for what is written in addresses: "Zoë Müller" is "zoe.mueller".
enum PlainName {
    /// What has no letter without a mark, or another one than that.
    private static let spelled: [Character: String] = [
        "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d",
        "ð": "d", "þ": "th", "ı": "i",
    ]

    /// Empty if there is no such letter in it. Only the beginning of a very long name is looked at.
    /// - Parameter joint: stands between words, never at an end, never twice.
    static func of(_ name: String, joint: Character) -> String {
        let letters = name.prefix(100).lowercased().precomposedStringWithCanonicalMapping
            .map { spelled[$0] ?? String($0) }.joined()
        var plain = "", isApart = false
        for scalar in letters.decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9":
                if isApart, !plain.isEmpty { plain.append(joint) }
                plain.unicodeScalars.append(scalar)
                isApart = false
            // O’Neill is one word.
            case "'", "’": continue
            default: if scalar.properties.generalCategory != .nonspacingMark { isApart = true }
            }
        }
        return plain
    }
}
