/// Reads a text sign by sign, and tells which of them people need and which only act unseen.
///
/// What joins, marks and varies is needed where it does that in somebody's writing, and nowhere else: a
/// joiner between two emoji, a mark of direction in a text that has Hebrew in it.
struct UnseenReading {
    private let text: String.UnicodeScalarView
    /// What was kept last.
    private var before: Unicode.Scalar?
    /// Unseen letters in a row, of a flag.
    private var tags = 0
    private var isRightToLeft: Bool?

    /// The unseen letters of the longest flag, and the one that ends it.
    private static let longestFlag = 7

    init(_ text: String) { self.text = text.unicodeScalars }

    /// Whether the next sign of the text is one that people need; to be asked in their order.
    mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
        let role = UnseenRole(scalar)
        let last = before.map(UnseenRole.init)
        let keeps =
            switch role {
            case .seen: true
            case .joiner: before?.isASCII == false && (last == .seen || last == .variant || last == .tag)
            case .variant: last == .seen
            case .mark: readsRightToLeft()
            case .tag: tags > 0 ? tags < Self.longestFlag : before == "\u{1F3F4}"
            case .unseen: false
            }
        if keeps {
            before = scalar
            tags = role == .tag ? tags + 1 : 0
        }
        return keeps
    }

    private mutating func readsRightToLeft() -> Bool {
        if let isRightToLeft { return isRightToLeft }
        let found = text.contains { scalar in
            switch scalar.value {
            case 0x061C: false
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
        isRightToLeft = found
        return found
    }
}
