extension Unicode.Scalar {
    /// Whether it takes a place of its own on a line, and means the same to everybody: no control, nothing that turns
    /// the direction of what follows or ends a line, nothing that Unicode hasn't given a meaning. A blank counts.
    package var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            false
        default: true
        }
    }

    /// The same, and what joins the parts of an emoji, and letters in the scripts of Iran and India, which may be
    /// there unseen.
    var isShown: Bool { isVisible || self == "\u{200D}" || self == "\u{200C}" }
}
