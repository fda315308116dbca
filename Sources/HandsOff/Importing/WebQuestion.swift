/// What is asked of the web.
struct WebQuestion: Sendable {
    /// With http or https.
    var address: String
    /// A person typed it, so that it may lead into the house, too.
    var isTyped: Bool
    var isPicture: Bool
    /// How long it may take at most; nil = as long as anything.
    var seconds: Double?
    var isCancelled: @Sendable () -> Bool

    init(
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
