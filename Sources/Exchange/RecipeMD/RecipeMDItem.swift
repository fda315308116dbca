import Markup

/// An ingredient of RecipeMD: an item of a list, its amount emphasised at the beginning.
enum RecipeMDItem {
    static func read(
        _ item: MarkdownBlock, _ lines: [Substring]
    ) throws(Refusal) -> RecipeMDDocument.Ingredient {
        guard let first = item.children.first else { throw Refusal(.damaged, cause: "an empty ingredient") }
        var raw = text(of: item, from: first, lines)
        var ingredient = RecipeMDDocument.Ingredient(name: "")
        var rest = first.inlines
        if first.kind == .paragraph, case .emphasis(let inside)? = rest.first {
            guard let amount = RecipeMDAmount.read(inside.plain) else {
                throw Refusal(.damaged, cause: "an amount that is no number")
            }
            ingredient.amount = amount
            rest.removeFirst()
            raw = behindEmphasis(raw)
        }
        ingredient.name = raw.stripped
        guard !ingredient.name.isEmpty else { throw Refusal(.damaged, cause: "an ingredient without a name") }
        let shown = rest.filter { $0.plain.stripped != "" || !$0.isText }
        if item.children.count == 1, shown.count == 1, case .link(let words, let address) = shown[0] {
            ingredient.name = words.plain.onOneLine
            ingredient.link = encoded(address)
        }
        return ingredient
    }

    private static func text(of item: MarkdownBlock, from first: MarkdownBlock, _ lines: [Substring])
        -> String
    {
        let start = first.lines.lowerBound - 1
        guard start < lines.count else { return "" }
        let end = min(max(item.lines.upperBound, first.lines.upperBound), lines.count)
        let middle = min(first.lines.upperBound, end)
        let head = String(Substring(lines[start].utf8.dropFirst(first.column - 1)))
        // The first paragraph's last spaces are no part of it; all further lines are kept as they are.
        let paragraph = ([head] + lines[(start + 1)..<max(middle, start + 1)].map(String.init)).joined(
            separator: "\n")
        let rest = lines[max(middle, start + 1)..<max(end, start + 1)]
        return ([paragraph.stripped] + rest.map(String.init)).joined(separator: "\n")
    }

    /// What follows "*5 ml*", or "_5 ml_".
    private static func behindEmphasis(_ raw: String) -> String {
        let scalars = raw.unicodeScalars
        guard let mark = scalars.first else { return raw }
        var isEscaped = false
        var place = scalars.index(after: scalars.startIndex)
        while place < scalars.endIndex {
            let next = scalars.index(after: place)
            if scalars[place] == mark, !isEscaped { return String(scalars[next...]) }
            isEscaped = scalars[place] == "\\" && !isEscaped
            place = next
        }
        return ""
    }

    /// An address as a page would carry it: what isn't allowed in one as "%20".
    private static func encoded(_ address: String) -> String {
        var text = ""
        for byte in address.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isSafe =
                byte < 0x80
                && (scalar.properties.isAlphabetic || scalar.isDigit
                    || "-_.+!*'(),%#@?=;:/$&~".unicodeScalars.contains(scalar))
            text +=
                isSafe
                ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}

extension MarkdownInline {
    fileprivate var isText: Bool {
        switch self {
        case .text, .softBreak, .lineBreak: true
        default: false
        }
    }
}
