/// How far a client's patches have come to the server: the number of the last, and the chain up to it.
public struct Acknowledged: Sendable, Hashable, Codable {
    /// 0 = none yet.
    public var n: Int
    /// ``Digest/none`` while there is none.
    public var chain: Digest

    public init(n: Int, chain: Digest) { (self.n, self.chain) = (n, chain) }

    public static let none = Acknowledged(n: 0, chain: .none)

    /// Behind one more patch: SHA-256 of the chain so far and the patch. Two libraries that were one once,
    /// and have gone on separately, tell by it that they are two.
    public func followed(by patch: Patch) -> Acknowledged {
        var bytes = CanonicalBytes()
        bytes.add(chain)
        bytes.add(patch)
        return Acknowledged(n: patch.n, chain: Digest(of: bytes.bytes))
    }
}
