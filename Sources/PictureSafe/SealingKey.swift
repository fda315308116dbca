import CSodium

/// What pictures are sealed with: 256 bits by chance, which nobody but the keeper of secrets should keep.
public struct SealingKey: Sendable, Hashable {
    static let count = Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES)
    let bytes: [UInt8]

    /// A new one.
    public init() {
        _ = Sodium.isReady
        var bytes = [UInt8](repeating: 0, count: Self.count)
        crypto_aead_xchacha20poly1305_ietf_keygen(&bytes)
        self.bytes = bytes
    }

    /// As ``hexadecimal`` has told it; nil for anything else.
    public init?(hexadecimal text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 2 * Self.count else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[place..<place + 2], as: UTF8.self)
            guard pair.allSatisfy(\.isHexDigit), let byte = UInt8(pair, radix: 16) else { return nil }
            bytes.append(byte)
        }
        self.bytes = bytes
    }

    /// 64 letters, for the keeper of secrets.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

extension SealingKey: CustomStringConvertible, CustomReflectable {
    /// It is told nowhere by accident.
    public var description: String { "SealingKey" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

enum Sodium {
    /// False if libsodium can't work here; nothing of it may be used then.
    static let isReady = sodium_init() >= 0
}
