/// Why there is a copy of the library.
public enum LibraryCopy: Sendable, Hashable, CaseIterable {
    /// The last one, and those before it.
    case last, earlier
    /// It held much more than the library did afterwards.
    case shrunk
    /// It is what another took the place of.
    case replaced
    /// It is what was there before a new version changed it.
    case updated
}
