/// 32 bytes that stand for others; as text 64 hexadecimal digits.
public struct Digest: Sendable, Hashable {
    private var words: (UInt64, UInt64, UInt64, UInt64)

    /// Of nothing that was ever digested.
    public static let none = Digest(words: (0, 0, 0, 0))

    init(words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

    /// SHA-256 of bytes.
    public init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Digest(of: $0) } }

    /// SHA-256 of bytes.
    public init(of bytes: UnsafeRawBufferPointer) {
        let hash = SHA256.hash(bytes)
        func word(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
        words = (
            word(hash[0], hash[1]), word(hash[2], hash[3]), word(hash[4], hash[5]), word(hash[6], hash[7])
        )
    }

    /// Nil for what isn't 64 digits 0–9, a–f.
    public init?(_ text: String) {
        var all: [UInt64] = [0, 0, 0, 0]
        guard text.utf8.count == 64 else { return nil }
        for (place, byte) in text.utf8.enumerated() {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            all[place / 16] = all[place / 16] << 4 | UInt64(digit)
        }
        words = (all[0], all[1], all[2], all[3])
    }

    public var text: String {
        var digits: [UInt8] = []
        digits.reserveCapacity(64)
        for word in [words.0, words.1, words.2, words.3] {
            for shift in stride(from: 60, through: 0, by: -4) {
                let digit = UInt8(word >> UInt64(shift) & 15)
                digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// The 32 bytes, the first one first.
    public var bytes: [UInt8] {
        [words.0, words.1, words.2, words.3].flatMap { word in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
        }
    }

    public static func == (one: Digest, other: Digest) -> Bool { one.words == other.words }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
    }
}

extension Digest: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let digest = Digest(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no digest")
        }
        self = digest
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
