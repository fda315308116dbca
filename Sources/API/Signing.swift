/// A device on which an account is signed in.
public struct Device: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    /// "Laptop in the kitchen"; what the device calls itself.
    public var name: String
    /// Milliseconds since 1970.
    public var signedInAt: Int64
    /// To the hour.
    public var lastSeenAt: Int64
    /// Whether it is the one that asks.
    public var isThis: Bool

    public init(id: String, name: String, signedInAt: Int64, lastSeenAt: Int64, isThis: Bool) {
        (self.id, self.name, self.signedInAt) = (id, name, signedInAt)
        (self.lastSeenAt, self.isThis) = (lastSeenAt, isThis)
    }
}

/// `POST /v1/accounts`: a new account, signed in on the device that asks.
public struct SignUp: Codable, Sendable, Hashable {
    public var userName: String
    public var password: String
    public var email: String?
    public var phone: String?
    public var cuisines: [String]
    /// The version of the terms that were agreed to.
    public var terms: String
    public var language: String
    public var device: String
    public var invitation: String?

    public init(
        userName: String, password: String, email: String? = nil, phone: String? = nil,
        cuisines: [String] = [], terms: String, language: String, device: String, invitation: String? = nil
    ) {
        (self.userName, self.password, self.email, self.phone) = (userName, password, email, phone)
        (self.cuisines, self.terms, self.language) = (cuisines, terms, language)
        (self.device, self.invitation) = (device, invitation)
    }
}

/// `POST /v1/sessions`: signing in with a password.
public struct SignIn: Codable, Sendable, Hashable {
    /// The user name, or a confirmed e-mail address.
    public var name: String
    public var password: String
    public var device: String
    /// Six figures of the second factor, once ``Problem/Kind/codeNeeded`` has asked for them.
    public var code: String?

    public init(name: String, password: String, device: String, code: String? = nil) {
        (self.name, self.password, self.device, self.code) = (name, password, device, code)
    }
}

/// `POST /v1/sessions/code`: signing in with the code that the browser brought back to this device, after
/// somebody else has said who it is (RFC 8252, RFC 7636).
public struct CodeSignIn: Codable, Sendable, Hashable {
    public var code: String
    /// PKCE: that whose SHA-256 was given when the browser was sent off.
    public var verifier: String
    public var device: String
    /// Six figures of the account's own second factor, once ``Problem/Kind/codeNeeded`` has asked for them;
    /// the same code and verifier are good for that once more.
    public var secondFactor: String?

    public init(code: String, verifier: String, device: String, secondFactor: String? = nil) {
        (self.code, self.verifier, self.device) = (code, verifier, device)
        self.secondFactor = secondFactor
    }
}

/// What a device gets when it has signed in, and keeps where only its owner can read it.
public struct SignedIn: Codable, Sendable, Hashable {
    /// "ho_…", for `Authorization: Bearer`.
    public var token: String
    public var account: Account
    public var device: Device
    /// Whether the account was made by this.
    public var isNew: Bool

    public init(token: String, account: Account, device: Device, isNew: Bool) {
        (self.token, self.account, self.device, self.isNew) = (token, account, device, isNew)
    }
}

/// `POST /v1/password-resets`: mail to whoever has this address, and nobody is told whether anybody has.
public struct PasswordReset: Codable, Sendable, Hashable {
    public var email: String

    public init(email: String) { self.email = email }
}
