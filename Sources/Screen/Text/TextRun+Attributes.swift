import CPangoCairo
import Stage

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
