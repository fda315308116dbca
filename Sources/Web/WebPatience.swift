/// How long a server may take.
public struct WebPatience: Sendable, Hashable {
    /// Seconds until somebody answers the call.
    public var connecting: Double
    /// Seconds from the first request to the last byte, all redirects included; nil = as long as it goes on.
    public var whole: Double?
    /// Seconds for which it may send next to nothing.
    public var stalled: Double
    /// Bytes a second that are more than next to nothing; 0 = any byte now and then will do.
    public var slowest: Int

    public init(connecting: Double = 10, whole: Double? = 30, stalled: Double = 10, slowest: Int = 256) {
        self.connecting = connecting
        self.whole = whole
        self.stalled = stalled
        self.slowest = slowest
    }

    /// For an answer that comes bit by bit for hours, from a server that sends a sign of life every half
    /// minute.
    public static let stream = WebPatience(whole: nil, stalled: 90, slowest: 0)
}
