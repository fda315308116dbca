/// An answer that no honest server gives; nothing has been changed by it.
public struct ShelfFault: Error, Sendable, Equatable {
    /// For a log, in English.
    public var reason: String

    public init(_ reason: String) { self.reason = reason }
}
