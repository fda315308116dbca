public import API
internal import Sync

/// A sign-in that the browser does for the window: what the window says to the server through it, and what
/// only the window knows.
///
/// The server gives its code only to whoever knows ``verifier`` (PKCE, RFC 7636, by S256), and the window
/// takes only what comes with ``state``; so neither a program that reads along nor a page that calls the
/// window's port gets or brings anything.
public struct BrowserTrip: Sendable, Hashable {
    /// 256 bits by chance, in 43 letters that stand in addresses as they are.
    public let verifier: String
    public let state: String

    public init() { (verifier, state) = (Self.chance(), Self.chance()) }

    init(verifier: String, state: String) { (self.verifier, self.state) = (verifier, state) }

    /// The SHA-256 of the verifier.
    public var challenge: String { Self.base64URL(Digest(of: Array(verifier.utf8)).bytes) }

    /// Where the browser begins, at the server; nil if the server has a provider whose id is no part of a
    /// path.
    /// - Parameters:
    ///   - redirect: where it comes back to: ``LoopbackReturn/address``.
    ///   - invitation: for a server that takes only those who have one.
    ///   - links: whether it is for the account that is signed in, which is to be signed in to so as well.
    public func path(
        to provider: ServerInfo.Provider, redirect: String, invitation: String? = nil, links: Bool = false
    ) -> String? {
        guard !provider.id.isEmpty, provider.id.utf8.allSatisfy(Self.isPlain), provider.id.first != "." else {
            return nil
        }
        var query = "redirect=\(Self.escaped(redirect))&challenge=\(challenge)&state=\(state)"
        if links { query += "&purpose=link" }
        if let invitation { query += "&invitation=\(Self.escaped(invitation))" }
        return "\(Route.beginProvider.path(provider.id))?\(query)"
    }

    /// The question with what the browser has brought.
    public func signIn(code: String, device: String) -> CodeSignIn {
        CodeSignIn(code: code, verifier: verifier, device: device)
    }

    /// The question with what the browser has brought for the account that is signed in.
    public func link(code: String, password: String?) -> ProviderLink {
        ProviderLink(password: password, code: code, verifier: verifier)
    }

    private static func chance() -> String {
        var generator = SystemRandomNumberGenerator()
        return base64URL((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// RFC 4648, section 5, without padding.
    private static func base64URL(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0...group.count { text.append(letters[bits >> (18 - 6 * place) & 63]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        return String(
            decoding: text.utf8.flatMap { byte in
                isPlain(byte)
                    ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }, as: UTF8.self)
    }

    /// Means itself everywhere in an address (RFC 3986, section 2.3).
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }
}
