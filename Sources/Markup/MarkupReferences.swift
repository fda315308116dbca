internal import CXML2

/// Character references of web pages, "&amp;" and "&#189;", in text that isn't parsed as a page.
public enum MarkupReferences {
    /// The text with each reference replaced once; what isn't a reference stays as it is.
    public static func resolved(_ text: String) -> String {
        guard text.utf8.contains(ampersand) else { return text }
        var all = ""
        all.reserveCapacity(text.utf8.count)
        var rest = text[...]
        while let start = rest.utf8.firstIndex(of: ampersand) {
            all += rest[..<start]
            rest = rest[start...]
            // Names are at most 31 letters long, so that a page of ampersands is no work.
            let body = rest.utf8.dropFirst().prefix(33)
            guard let end = body.firstIndex(of: semicolon), let meant = character(rest[body.startIndex..<end])
            else {
                all += "&"
                rest = rest[body.startIndex...]
                continue
            }
            all += meant
            rest = rest[body.index(after: end)...]
        }
        return all + rest
    }

    private static let ampersand = UInt8(ascii: "&")
    private static let semicolon = UInt8(ascii: ";")

    private static func character(_ name: Substring) -> String? {
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            guard let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
                let scalar = Unicode.Scalar(windows[code] ?? code), code != 0
            else { return nil }
            return String(scalar)
        }
        guard !name.isEmpty, name.utf8.allSatisfy({ isLetterOrDigit($0) }) else { return nil }
        if let known = newer[String(name)] { return known }
        guard let entity = htmlEntityLookup(String(name)), let scalar = Unicode.Scalar(entity.pointee.value)
        else { return nil }
        return String(scalar)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    /// Names that came with HTML 5, which libxml2 doesn't know, as far as recipes have them.
    private static let newer: [String: String] = [
        "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac25": "⅖", "frac35": "⅗", "frac45": "⅘",
        "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞",
        "half": "½", "apos": "'", "comma": ",", "period": ".", "colon": ":", "semi": ";", "excl": "!",
        "quest": "?", "lpar": "(", "rpar": ")", "lsqb": "[", "rsqb": "]", "percnt": "%", "num": "#",
        "plus": "+", "equals": "=", "sol": "/", "ast": "*", "lowbar": "_", "commat": "@", "dollar": "$",
        "hyphen": "‐", "dash": "‐", "Tab": "\t", "NewLine": "\n", "check": "✓", "star": "☆", "horbar": "―",
        "rsquor": "’", "ldquor": "„", "lsquor": "‚", "NoBreak": "", "ZeroWidthSpace": "", "AMP": "&",
        "QUOT": "\"", "LT": "<", "GT": ">",
    ]

    /// What browsers read where a page names bytes of Windows' encoding.
    private static let windows: [UInt32: UInt32] = [
        0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020, 0x87: 0x2021,
        0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152, 0x8E: 0x017D, 0x91: 0x2018,
        0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC,
        0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A, 0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
    ]
}

extension MarkupReferences {
    /// Text in which nothing is taken for a tag or a reference when it is read as a piece of a page.
    public static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == ampersand }) else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
