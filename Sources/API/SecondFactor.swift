/// `POST /v1/account/second-factor`: the beginning of a second factor, with the password again.
public struct SecondFactorWish: Codable, Sendable, Hashable {
    /// Nil for an account that has none.
    public var password: String?

    public init(password: String?) { self.password = password }
}

/// What a program for second factors is given; nothing changes until its first code has come back.
public struct SecondFactorOffer: Codable, Sendable, Hashable {
    /// In base 32, to be typed.
    public var secret: String
    /// "otpauth://totp/…", to be shown as a QR code.
    public var address: String

    public init(secret: String, address: String) { (self.secret, self.address) = (secret, address) }
}

/// `PUT /v1/account/second-factor`: the first code; from now on each sign-in asks for one.
public struct SecondFactorProof: Codable, Sendable, Hashable {
    public var code: String

    public init(code: String) { self.code = code }
}

/// Codes on paper, for a telephone that is lost: each counts once, and they are shown once.
public struct RecoveryCodes: Codable, Sendable, Hashable {
    /// How many are made at a time.
    public static let count = 10

    public var codes: [String]

    public init(codes: [String]) { self.codes = codes }
}

/// `POST /v1/account/second-factor/recovery-codes`.
public struct RecoveryRenewal: Codable, Sendable, Hashable {
    public var password: String?
    /// Of the second factor, or one on paper.
    public var code: String

    public init(password: String?, code: String) { (self.password, self.code) = (password, code) }
}

/// `POST /v1/account/second-factor/removal`.
public struct SecondFactorRemoval: Codable, Sendable, Hashable {
    public var password: String?
    /// Of the second factor, or one on paper.
    public var code: String

    public init(password: String?, code: String) { (self.password, self.code) = (password, code) }
}
