/// A telephone number as people write it, kept with nothing but its figures: 6 to 15 of them (ITU-T E.164),
/// and a `+` before them if it is given with its country.
public enum PhoneNumber {
    public static func fault(in text: String) -> FieldFault? {
        if text.isEmpty { return .missing }
        if text.utf8.count > 40 { return .tooLong }
        let allowed = Set("0123456789+-()/. \u{A0}".unicodeScalars)
        guard text.unicodeScalars.allSatisfy(allowed.contains) else { return .characters }
        let kept = normalised(text)
        guard !kept.dropFirst().contains("+") else { return .invalid }
        let figures = kept.filter { $0 != "+" }.count
        if figures < 6 { return .tooShort }
        return figures > 15 ? .tooLong : nil
    }

    public static func normalised(_ text: String) -> String { text.filter { "0123456789+".contains($0) } }
}
