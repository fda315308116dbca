/// Why Edamam gives no answer, by what a cook can do about it.
public enum EdamamTrouble: Error, Sendable, Hashable, CaseIterable {
    /// The cook works offline, so nobody was asked.
    case offline
    /// The key can't be had from where it was kept, so nobody was asked.
    case noKey
    /// Edamam knows no such id and key, or not for this.
    case wrongKey
    /// As much was asked as the plan allows, of a minute or of a month.
    case quota
    /// It has too much to do, or is broken.
    case busy
    /// It can't be reached.
    case away
    /// What came is no answer.
    case nonsense

    /// - Parameter status: as HTTP numbers it; one that doesn't say yes.
    public init(status: Int) {
        self =
            switch status {
            case 401, 403: .wrongKey
            case 402, 429: .quota
            case 500...: .busy
            default: .nonsense
            }
    }
}
