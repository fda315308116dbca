/// Keeps one question to the library out at a time.
///
/// What is asked meanwhile is asked once more when the answer is in, though the words be the same: what is
/// asked of may have changed after the first was read.
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
