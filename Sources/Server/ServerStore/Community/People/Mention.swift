import API

/// "@anna" in what somebody says.
enum Mention {
    /// The user names, each once, in reading order. The address of a letter mentions nobody.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var before: Character?
        var rest = text[...]
        while let sign = rest.first {
            rest = rest.dropFirst()
            if sign == "@", before.map({ !$0.isLetter && !$0.isNumber }) ?? true {
                let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
                // The end of a sentence is no part of a name.
                let kept = String(name.reversed().drop { "._-".contains($0) }.reversed())
                if (3...32).contains(kept.count), !names.contains(kept) { names.append(kept) }
                rest = rest.dropFirst(name.count)
                before = name.last ?? sign
                continue
            }
            before = sign
        }
        return names
    }
}
