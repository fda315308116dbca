import CPangoCairo
import Stage

extension String {
    /// No paragraph is longer, in bytes; a pasted novel must not stop the page.
    static let longestParagraph = 64_000

    /// The text as Pango can take it: no NUL, which would end it, and not too long. Offsets stay what they were.
    var forPango: String {
        var text = self
        if text.utf8.count > Self.longestParagraph {
            var end = text.utf8.index(text.startIndex, offsetBy: Self.longestParagraph)
            while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
            text = String(text[..<end])
        }
        if text.utf8.contains(0) {
            text = String(decoding: text.utf8.map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
        }
        return text
    }
}

extension TextRun {
    /// What Pango should do to parts of the text but colour them; nil if nothing. The caller owns the list.
    func attributes(count: Int) -> OpaquePointer? {
        if !style.tabularDigits && emphasis.isEmpty { return nil }
        let list = pango_attr_list_new()
        if style.tabularDigits {
            shim_insert(list, pango_attr_font_features_new("tnum=1"), 0, UInt32(count))
        }
        let weight = max(style.weight.rawValue + 100, TextStyle.Weight.semibold.rawValue)
        for range in emphasis {
            let start = UInt32(min(max(range.lowerBound, 0), count))
            let end = UInt32(min(max(range.upperBound, 0), count))
            guard start < end else { continue }
            shim_insert(list, pango_attr_weight_new(PangoWeight(rawValue: UInt32(weight))), start, end)
        }
        return list
    }
}
