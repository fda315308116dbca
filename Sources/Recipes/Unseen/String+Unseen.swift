extension String {
    /// The text without what nobody sees but terminals, bidirectional text and programs obey: control
    /// characters, overrides of the direction, unseen letters. Tabs stay, and so does what people's writing
    /// needs; a line ends in a line feed, whatever it ended in.
    public var withoutUnseen: String {
        if isPlain { return self }
        var isAfterReturn = false
        return replacingUnseen { scalar in
            switch scalar {
            case "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": "\n"
            default: ""
            }
        } isLeftOut: { scalar in
            defer { isAfterReturn = scalar == "\r" }
            return isAfterReturn && scalar == "\n"
        }
    }

    /// The text with another in place of each sign that acts unseen; line feeds and tabs don't.
    public func replacingUnseen(_ replacement: (Unicode.Scalar) -> String) -> String {
        isPlain ? self : replacingUnseen(replacement) { _ in false }
    }

    private func replacingUnseen(
        _ replacement: (Unicode.Scalar) -> String, isLeftOut: (Unicode.Scalar) -> Bool
    ) -> String {
        var reading = UnseenReading(self)
        var text = UnicodeScalarView()
        for scalar in unicodeScalars where !isLeftOut(scalar) {
            if reading.keeps(scalar) {
                text.append(scalar)
            } else {
                text.append(contentsOf: replacement(scalar).unicodeScalars)
            }
        }
        return String(text)
    }

    /// Most text is plain ASCII, and as it should be.
    private var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 } }
}
