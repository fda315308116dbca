public import struct Foundation.Data

/// What a server answered, whatever its status.
public struct WebAnswer: Sendable, Hashable {
    public var head: WebHead
    /// Unpacked.
    public var body: Data

    public init(head: WebHead, body: Data) { (self.head, self.body) = (head, body) }

    public var status: Int { head.status }
    public var headers: WebHeaders { head.headers }
    /// Who answered: the last that was sent to.
    public var address: WebAddress { head.address }
}
