/// One question to a server.
public struct WebRequest: Sendable, Hashable {
    public var address: WebAddress
    public var method: WebMethod
    /// Beside what goes without saying (host, length, user agent).
    public var headers: WebHeaders
    public var trust: WebTrust
    /// Bytes of the answer's body at most, unpacked. Of a stream: bytes that may wait for whoever reads it;
    /// with more of them the server has to wait, too.
    public var limit: Int
    public var patience: WebPatience
    /// Times at most that servers may send elsewhere; 0 = a redirect is an answer like any other.
    public var redirects: Int
    /// Nil = it isn't signed.
    public var signature: WebSignature?

    public init(
        _ address: WebAddress, _ method: WebMethod = .get, headers: WebHeaders = [:], trust: WebTrust,
        limit: Int = 1 << 20, patience: WebPatience = WebPatience(), redirects: Int = 5
    ) {
        self.address = address
        self.method = method
        self.headers = headers
        self.trust = trust
        self.limit = limit
        self.patience = patience
        self.redirects = redirects
    }
}
