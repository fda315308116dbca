/// What an account is called where people see it: 1 to 50 characters of any script, without what can't be
/// seen or turns the direction of what follows.
public enum DisplayName {
    public static let length = 1...50

    public static func fault(in text: String) -> FieldFault? {
        if text.allSatisfy(\.isWhitespace) { return .missing }
        if text.count > length.upperBound || text.utf8.count > 400 { return .tooLong }
        let isFine = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
                // Joins the parts of an emoji, and letters in the scripts of Iran and India.
                scalar == "\u{200D}" || scalar == "\u{200C}"
            default: true
            }
        }
        return isFine ? nil : .characters
    }
}
