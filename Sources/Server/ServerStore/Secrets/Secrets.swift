import CSodium

/// What nobody must guess, from the system's generator, and what is kept of it.
public enum Secrets {
    /// False if libsodium can't work here; nothing of it may be used then.
    public static let isReady = sodium_init() >= 0

    public static func bytes(_ count: Int) -> [UInt8] {
        _ = isReady
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }

    /// 256 bits in letters that may stand in an address (RFC 4648, base64url), behind a word by which
    /// scanners of published code know it.
    public static func token(_ prefix: String = "") -> String { prefix + base64URL(bytes(32)) }

    /// What is kept of a token: it has 256 bits by chance, so a fast hash without salt is enough.
    public static func hash(_ text: String) -> String { hexadecimal(sha256(Array(text.utf8))) }

    public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash
    }

    /// HMAC-SHA-256 (RFC 2104).
    /// - Parameter key: 32 bytes.
    public static func mac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var state = crypto_auth_hmacsha256_state()
        var mac = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        crypto_auth_hmacsha256_final(&state, &mac)
        return mac
    }

    /// Compares in a time that doesn't tell where they differ.
    public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && sodium_memcmp(one, other, one.count) == 0
    }

    public static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// RFC 4648, section 5, without padding.
    public static func base64URL(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var text: [UInt8] = []
        var held: UInt32 = 0, bits = 0
        for byte in bytes {
            (held, bits) = (held << 8 | UInt32(byte), bits + 8)
            while bits >= 6 {
                bits -= 6
                text.append(letters[Int(held >> UInt32(bits)) & 63])
            }
        }
        if bits > 0 { text.append(letters[Int(held << UInt32(6 - bits)) & 63]) }
        return String(decoding: text, as: UTF8.self)
    }
}

/// SHA-256 of what comes piece by piece.
public struct RunningHash {
    private var state = crypto_hash_sha256_state()

    public init() { crypto_hash_sha256_init(&state) }

    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        crypto_hash_sha256_update(&state, start, UInt64(bytes.count))
    }

    /// In hexadecimal.
    public mutating func finish() -> String {
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256_final(&state, &hash)
        return Secrets.hexadecimal(hash)
    }
}
