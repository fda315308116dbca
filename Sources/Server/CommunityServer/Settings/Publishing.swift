/// Whether somebody looks at what people publish before the others see it.
public enum Publishing: String, Sendable, Hashable, CaseIterable {
    /// It is shown at once, and looked at when somebody reports it.
    case open
    /// It waits for a moderator.
    case moderated
}

/// What is made of those who have a licence where the others wait.
public enum TrustedPublishing: String, Sendable, Hashable, CaseIterable {
    case atOnce = "at-once"
    /// They wait like everybody.
    case wait
}
