/// An address for mail, as far as it can be judged without writing to it: RFC 5321's lengths, one `@`, a
/// local part without spaces, quotes or control characters, a domain of labels with a dot; beyond ASCII nothing
/// that can't be seen, or turns the direction of what follows.
public enum EmailAddress {
    public static func fault(in text: String) -> FieldFault? {
        let bytes = Array(text.utf8)
        if bytes.isEmpty { return .missing }
        if bytes.count > 254 { return .tooLong }
        let isVisible = text.unicodeScalars.allSatisfy {
            $0.isVisible && $0.properties.generalCategory != .spaceSeparator
        }
        guard isVisible else { return .invalid }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].utf8.count) else { return .invalid }
        let local = parts[0].utf8
        let specials = Set("!#$%&'*+-/=?^_`{|}~.".utf8)
        guard local.allSatisfy({ isWord($0) || specials.contains($0) || $0 >= 0x80 }),
            parts[0].first != ".", parts[0].last != ".", !parts[0].contains("..")
        else { return .invalid }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isLabel) else { return .invalid }
        return nil
    }

    /// As addresses are compared: mail to another case reaches the same person nearly everywhere.
    public static func folded(_ text: String) -> String { text.lowercased() }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && label.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
}
