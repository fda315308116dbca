/// `PUT /v1/account/providers/{provider}`: with what the browser brought back, the account that is signed in can be
/// signed in to by that provider's word as well.
public struct ProviderLink: Codable, Sendable, Hashable {
    /// Nil for an account that has none.
    public var password: String?
    /// From a way through the browser with `purpose=link`; good for nothing else.
    public var code: String
    /// PKCE, as in ``CodeSignIn``: so nobody can bring the browser of somebody else to this account.
    public var verifier: String

    public init(password: String?, code: String, verifier: String) {
        (self.password, self.code, self.verifier) = (password, code, verifier)
    }
}

/// `POST /v1/account/providers/{provider}/removal`.
public struct ProviderRemoval: Codable, Sendable, Hashable {
    public var password: String?

    public init(password: String?) { self.password = password }
}
