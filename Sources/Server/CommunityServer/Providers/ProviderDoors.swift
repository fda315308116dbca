import Foundation
import Web

/// Where a provider is asked, and how.
struct ProviderDoors: Sendable, Hashable {
    /// For the browser.
    var authorize: String
    var token: WebAddress
    /// Who it is; nil if the ID token alone says it.
    var person: WebAddress?
    /// The secret goes in the form rather than in the head (RFC 6749, section 2.3.1).
    var sendsSecretInForm: Bool
    /// Whether answers in the browser say from whom they are (RFC 9207).
    var namesIssuer = false

    init(_ facebook: FacebookDoors) throws(ProviderTrouble) {
        authorize = facebook.dialog
        token = try Self.address(facebook.token)
        person = try Self.address(facebook.me)
        sendsSecretInForm = true
    }

    /// Reads an issuer's own description (OpenID Connect Discovery 1.0, section 4.3): it must name the
    /// issuer that was asked, to the letter.
    init(_ description: Data, issuer: String) throws(ProviderTrouble) {
        guard let read = try? JSONDecoder().decode(Description.self, from: description) else {
            throw ProviderTrouble("a description that can't be read")
        }
        guard read.issuer == issuer else { throw ProviderTrouble("the description of another issuer") }
        if let methods = read.code_challenge_methods_supported, !methods.contains("S256") {
            throw ProviderTrouble("a provider without S256")
        }
        authorize = try Self.address(read.authorization_endpoint).text
        token = try Self.address(read.token_endpoint)
        person = try read.userinfo_endpoint.map { text throws(ProviderTrouble) in try Self.address(text) }
        // Without a word about it, the head is what is meant.
        let methods = read.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
        sendsSecretInForm = !methods.contains("client_secret_basic")
        namesIssuer = read.authorization_response_iss_parameter_supported ?? false
        // An issuer in the world doesn't send anybody to this machine.
        if issuer.hasPrefix("https://"),
            [authorize, token.text].contains(where: { !$0.hasPrefix("https://") })
        {
            throw ProviderTrouble("a provider without encryption")
        }
    }

    /// Where an issuer describes itself (section 4.1).
    static func description(of issuer: String) throws(ProviderTrouble) -> WebAddress {
        try address(
            (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
        )
    }

    /// An address with encryption, or one of this very machine by its figures, where nobody reads along.
    private static func address(_ text: String) throws(ProviderTrouble) -> WebAddress {
        guard ["https://", "http://127.0.0.1:", "http://[::1]:"].contains(where: text.hasPrefix),
            let address = try? WebAddress(text), ["https", "http"].contains(address.scheme),
            address.scheme == "https" || ["127.0.0.1", "[::1]"].contains(address.host)
        else { throw ProviderTrouble("an address without encryption") }
        return address
    }

    private struct Description: Decodable {
        var issuer: String
        var authorization_endpoint: String
        var token_endpoint: String
        var userinfo_endpoint: String?
        var token_endpoint_auth_methods_supported: [String]?
        var code_challenge_methods_supported: [String]?
        var authorization_response_iss_parameter_supported: Bool?
    }
}
