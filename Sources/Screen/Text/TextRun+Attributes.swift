import CPangoCairo
import Stage

extension TextRun {
    /// What Pango should do to parts of the text but colour them; nil if nothing. The caller owns the list.
    func attributes(count: Int) -> OpaquePointer? {
        // The serif's own figures go below the line, and its 1 is a small capital I: "Step 1", "1 egg".
        let features = [style.tabularDigits ? "tnum=1" : nil, style.family == .display ? "lnum=1" : nil]
            .compactMap(\.self)
        if features.isEmpty && emphasis.isEmpty { return nil }
        let list = pango_attr_list_new()
        if !features.isEmpty {
            shim_insert(
                list, pango_attr_font_features_new(features.joined(separator: ", ")), 0, UInt32(count))
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
