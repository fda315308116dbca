/// What is asked of the web.
public struct WebQuestion: Sendable {
    /// With http or https.
    public var address: String
    /// A person typed it, so that it may lead into the house, too.
    public var isTyped: Bool
    public var isPicture: Bool
    /// How long it may take at most; nil = as long as anything.
    public var seconds: Double?
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
