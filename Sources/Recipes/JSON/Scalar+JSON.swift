extension Unicode.Scalar {
    /// How JSON spells a sign that acts unseen, "\u202e"; nil if it may stand for itself. JSON loses nothing
    /// by it, so that marks of direction and unseen letters are spelt out wherever they stand.
    public var escapedInJSON: String? {
        switch UnseenRole(self) {
        case .seen where value != 0x0A && value != 0x09, .joiner, .variant: return nil
        case .seen, .mark, .tag, .unseen: break
        }
        return String(self).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
