import CSodium

/// How much work a password's hash is: Argon2id (RFC 9106) by libsodium, as a text with its salt and its
/// costs in it.
public struct PasswordCost: Sendable, Hashable {
    /// Bytes of memory.
    public var memory: Int
    /// How often it is gone through.
    public var passes: Int

    public init(memory: Int, passes: Int) { (self.memory, self.passes) = (memory, passes) }

    /// 64 MiB, twice: some 55 ms of a processor of 2020; more than OWASP asks for.
    public static let usual = PasswordCost(memory: 64 << 20, passes: 2)

    /// Nil when there isn't so much memory.
    public func hash(_ password: String) -> String? {
        guard Secrets.isReady else { return nil }
        var hash = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let bytes = password.utf8.map { CChar(bitPattern: $0) }
        guard crypto_pwhash_str(&hash, bytes, UInt64(bytes.count), UInt64(passes), memory) == 0 else {
            return nil
        }
        return String(decoding: hash.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    public static func isRight(_ password: String, hash: String) -> Bool {
        guard Secrets.isReady else { return false }
        let bytes = password.utf8.map { CChar(bitPattern: $0) }
        return crypto_pwhash_str_verify(hash, bytes, UInt64(bytes.count)) == 0
    }

    /// Whether a hash was made with other costs than these, and is to be made anew at the next chance.
    public func isOutdated(_ hash: String) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, UInt64(passes), memory) != 0
    }
}
