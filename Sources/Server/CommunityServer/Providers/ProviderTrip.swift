import API
import Foundation
import ServerStore

/// A browser's way from a window to a provider and back: what has to be known when it is back.
///
/// It is kept under a ticket that is used once. The ticket's token goes to the provider as `state`, so nobody
/// brings an answer to a question that wasn't asked. The browser itself gets no cookie: what it brings back
/// leads to a port of its own machine, where only the window that knows ``state`` and the verifier of
/// ``challenge`` can do anything with it.
struct ProviderTrip: TicketSubject {
    var provider: String
    var redirect: String
    /// The window's (RFC 7636): 43 letters, the SHA-256 of a verifier that only it knows.
    var challenge: String
    /// The window's; given back to it as it is.
    var state: String
    /// For a server that takes only those whom its owner invites.
    var invitation: String?
    /// Whether it is for an account that there is, which is to be signed in to so as well.
    var links: Bool?

    /// Milliseconds that somebody may take at the provider's.
    static let patience: Int64 = 10 * 60_000

    /// Reads what a window asks for; nil if it isn't whole.
    init?(provider: String, _ query: [String: String]) {
        guard let redirect = query["redirect"], LoopbackRedirect(redirect) != nil,
            let challenge = query["challenge"], challenge.utf8.count == 43,
            let state = query["state"], (16...200).contains(state.utf8.count),
            (challenge + state).utf8.allSatisfy(URLWords.isPlain),
            (query["invitation"] ?? "").utf8.count <= 200
        else { return nil }
        (self.provider, self.redirect, self.challenge, self.state) = (provider, redirect, challenge, state)
        links = query["purpose"] == "link"
        invitation = query["invitation"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The secrets of a trip between this server and the provider. They follow from its token and the
    /// server's key, so nothing of them needs to be kept.
    struct Secrets: Sendable {
        /// Goes with the browser.
        var state: String
        /// PKCE towards the provider: shown only when the code is exchanged.
        var verifier: String
        /// What the ID token must repeat.
        var nonce: String

        init(token: String, key: [UInt8]) {
            func derived(_ purpose: String) -> String {
                ServerStore.Secrets.base64URL(
                    ServerStore.Secrets.mac(Array("\(purpose) \(token)".utf8), key: key))
            }
            (state, verifier, nonce) = (token, derived("verifier"), derived("nonce"))
        }

        var challenge: String { PKCE.challenge(of: verifier) }
    }
}

/// Proof Key for Code Exchange (RFC 7636), by S256 only: the plain method proves nothing.
enum PKCE {
    static func challenge(of verifier: String) -> String {
        Secrets.base64URL(Secrets.sha256(Array(verifier.utf8)))
    }

    static func fits(_ verifier: String, _ challenge: String) -> Bool {
        Secrets.areEqual(Array(self.challenge(of: verifier).utf8), Array(challenge.utf8))
    }

    /// 43 to 128 letters that mean themselves (section 4.1).
    static func isVerifier(_ text: String) -> Bool {
        (43...128).contains(text.utf8.count) && text.utf8.allSatisfy(URLWords.isPlain)
    }
}
