/// What people write for others to read: text of any script, with nothing in it that can't be seen, turns the
/// direction of what follows, or isn't a line's end where there are lines.
public enum PublicText {
    /// - Parameters:
    ///   - length: how many characters it may have; if not 0, it may not be blank.
    ///   - hasLines: whether it may have more than one line.
    public static func fault(
        in text: String, _ length: ClosedRange<Int>, hasLines: Bool = false
    ) -> FieldFault? {
        // A character may be made of any number of scalars.
        if text.utf8.count > length.upperBound * 8 || text.count > length.upperBound { return .tooLong }
        if length.lowerBound > 0 {
            if text.allSatisfy(\.isWhitespace) { return .missing }
            if text.count < length.lowerBound { return .tooShort }
        }
        return text.unicodeScalars.allSatisfy { isPlain($0, hasLines) } ? nil : .characters
    }

    /// A text without what it may not have, as it was brought from anywhere; not cut.
    public static func cleaned(_ text: String, hasLines: Bool = false) -> String {
        guard !text.unicodeScalars.allSatisfy({ isPlain($0, hasLines) }) else { return text }
        // A line's end is one, however it is written.
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            String(
                String.UnicodeScalarView(
                    line.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
                        if isPlain(scalar, hasLines) { return scalar }
                        return scalar.properties.isWhitespace ? " " : nil
                    }))
        }
        return lines.joined(separator: hasLines ? "\n" : " ")
    }

    private static func isPlain(_ scalar: Unicode.Scalar, _ hasLines: Bool) -> Bool {
        scalar.isVisible || (hasLines && (scalar == "\n" || scalar == "\t"))
    }
}

extension Unicode.Scalar {
    /// Whether it may stand where people read what others have written.
    var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            // Joins the parts of an emoji, and letters in the scripts of Iran and India.
            self == "\u{200D}" || self == "\u{200C}"
        default: true
        }
    }
}
