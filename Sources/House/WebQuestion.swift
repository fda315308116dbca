/// What is asked of the web.
public struct WebQuestion: Sendable {
    /// With http or https.
    public var address: String
    /// Whether a person typed it, or the page beside it: then it may lead to a server in the house, too.
    public var isTyped: Bool
    /// Whether a picture is wanted, not a page.
    public var isPicture: Bool
    /// Whether a film is wanted.
    public var isFilm = false
    /// The most seconds that it may take; nil = the usual time.
    public var seconds: Double?
    /// Asked now and then, on any thread, while the answer is awaited.
    public var isCancelled: @Sendable () -> Bool

    public init(
        _ address: String, isTyped: Bool = false, isPicture: Bool = false, seconds: Double? = nil,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.address = address
        self.isTyped = isTyped
        self.isPicture = isPicture
        self.seconds = seconds
        self.isCancelled = isCancelled
    }
}
