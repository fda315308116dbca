/// Codes of six figures that change every half minute: TOTP (RFC 6238) over HMAC-SHA-1, as every program for
/// second factors makes them.
public enum OneTimeCode {
    /// Seconds that a code is good for.
    public static let period: Int64 = 30

    /// Steps by which the last code used may be ahead of now: ten minutes. One that is farther was used while
    /// both clocks were wrong, and no code would be right until then: so it counts for nothing.
    public static let farthest: Int64 = 20

    /// 160 bits, as RFC 4226 recommends, in base 32 as it is typed.
    public static func newSecret() -> String { base32(Secrets.bytes(20)) }

    /// The step for which a code is right: that of now, or one before or behind, for clocks that are a
    /// little off; nil if it is wrong, or no newer than one that was used.
    public static func step(of code: String, secret: String, at now: Int64, after used: Int64) -> Int64? {
        guard let key = bytes(base32: secret) else { return nil }
        let current = now / 1000 / period
        let used = used > current + farthest ? 0 : used
        return [current, current - 1, current + 1].first { step in
            step > used && Secrets.areEqual(Array(self.code(key, step).utf8), Array(code.utf8))
        }
    }

    /// What a program shows.
    public static func code(secret: String, at now: Int64) -> String? {
        bytes(base32: secret).map { code($0, now / 1000 / period) }
    }

    static func code(_ key: [UInt8], _ step: Int64) -> String {
        let counter = (0..<8).map { UInt8(truncatingIfNeeded: step >> Int64(56 - 8 * $0)) }
        let mac = SHA1.mac(counter, key: key)
        let offset = Int(mac[19] & 15)
        let number = mac[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let text = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - text.count) + text
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    /// RFC 4648, section 6, without padding: of 20 bytes exactly 32 letters.
    static func base32(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var held: UInt32 = 0, bits = 0
        for byte in bytes {
            (held, bits) = (held << 8 | UInt32(byte), bits + 8)
            while bits >= 5 {
                bits -= 5
                text.append(letters[Int(held >> UInt32(bits)) & 31])
            }
        }
        if bits > 0 { text.append(letters[Int(held << UInt32(5 - bits)) & 31]) }
        return String(decoding: text, as: UTF8.self)
    }

    static func bytes(base32 text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var held: UInt32 = 0, bits = 0
        for letter in text.utf8 {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            (held, bits) = (held << 5 | UInt32(value), bits + 5)
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: held >> UInt32(bits)))
            }
        }
        return bytes
    }
}
