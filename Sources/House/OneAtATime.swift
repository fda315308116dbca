/// Keeps one question to the library out at a time.
///
/// A question that comes meanwhile is asked once more when the answer is in, even if it is the same one: the
/// library may have changed since the first was read.
public struct OneAtATime {
    private var isOut = false
    private var isOutdated = false

    /// Whether to ask now; if not, `end` says to ask again.
    public mutating func begin() -> Bool {
        if isOut { isOutdated = true }
        defer { isOut = true }
        return !isOut
    }

    /// The answer is in.
    /// - Returns: whether it is good; otherwise it is to be dropped, and asked again.
    public mutating func end() -> Bool {
        defer { (isOut, isOutdated) = (false, false) }
        return !isOutdated
    }

    public init() {}
}
