/// Somebody else by whose word people sign in, as the server's owner has registered with them.
public struct ProviderSetting: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// OpenID Connect; where it is, it says itself (Discovery 1.0). The issuer is an https address.
        case openID(issuer: String)
        /// OAuth 2 and the Graph: Facebook gives no ID token in this flow.
        case facebook(FacebookDoors)
    }

    /// As in addresses: small letters, digits, "-".
    public var id: String
    /// As its button says it.
    public var name: String
    public var kind: Kind
    /// What the provider knows this server by, and what only the two of them know.
    public var client: String
    public var secret: String

    public init(id: String, name: String, kind: Kind, client: String, secret: String) {
        (self.id, self.name, self.kind, self.client, self.secret) = (id, name, kind, client, secret)
    }

    /// How its owner writes it: "google ID SECRET", "facebook ID SECRET", "oidc NAME ISSUER ID SECRET", where
    /// the name may be several words. Nil for anything else, and for an issuer without encryption: without
    /// it nobody would vouch for what the issuer says.
    public init?(_ text: String) {
        let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
        guard words.count >= 3, let kind = words.first else { return nil }
        (client, secret) = (words[words.count - 2], words[words.count - 1])
        switch kind {
        case "google" where words.count == 3:
            (id, name) = ("google", "Google")
            self.kind = .openID(issuer: "https://accounts.google.com")
        case "facebook" where words.count == 3:
            (id, name) = ("facebook", "Facebook")
            self.kind = .facebook(FacebookDoors())
        case "oidc" where words.count >= 5:
            let issuer = words[words.count - 3]
            name = words[1..<(words.count - 3)].joined(separator: " ")
            id = PlainName.of(name, joint: "-")
            guard issuer.hasPrefix("https://"), issuer.utf8.count > 8, !issuer.contains("?"),
                !issuer.contains("#"), !id.isEmpty, name.count <= 40
            else { return nil }
            self.kind = .openID(issuer: issuer)
        default: return nil
        }
    }
}

/// Where Facebook is asked. The version of its Graph API is named, because without one the oldest that is
/// still there answers.
public struct FacebookDoors: Sendable, Hashable {
    public var dialog = "https://www.facebook.com/v21.0/dialog/oauth"
    public var token = "https://graph.facebook.com/v21.0/oauth/access_token"
    public var me = "https://graph.facebook.com/v21.0/me"

    public init() {}
}
