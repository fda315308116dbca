/// What may be fetched, and how much of it.
public struct WebPolicy: Sendable, Hashable {
    /// Bytes at most, after unpacking.
    public var bytes: Int
    /// Whether the address may lead into the house (this machine, the local network), because a person typed
    /// it. It holds for the host that was typed and none that it sends to.
    public var isTyped: Bool
    /// What is asked for, in the words of HTTP.
    public var accepts: String
    /// Seconds from the first request to the last byte, all redirects included.
    public var seconds = Double(Limits.fetching)
    /// Seconds until somebody answers.
    public var connecting = Double(Limits.connecting)

    public init(bytes: Int, isTyped: Bool = false, accepts: String = "*/*") {
        self.bytes = bytes
        self.isTyped = isTyped
        self.accepts = accepts
    }

    /// A page that a person typed the address of.
    public static let typedPage = WebPolicy(bytes: Limits.page, isTyped: true, accepts: pages)
    /// A page whose address stands somewhere: in a file, on another page.
    public static let foundPage = WebPolicy(bytes: Limits.page, accepts: pages)
    /// A picture of a recipe, whose address the recipe says.
    public static let picture = {
        var policy = WebPolicy(
            bytes: Limits.picture, accepts: "image/jpeg,image/png,image/webp;q=0.9,image/*;q=0.5")
        policy.connecting = Double(Limits.connectingForPicture)
        return policy
    }()

    /// A film of a step, whose address the recipe says.
    public static let film = {
        var policy = WebPolicy(bytes: Limits.film, accepts: "video/webm,video/mp4,video/*;q=0.5")
        policy.connecting = Double(Limits.connectingForPicture)
        return policy
    }()

    private static let pages = "text/html,application/xhtml+xml,application/ld+json,*/*;q=0.5"
}
