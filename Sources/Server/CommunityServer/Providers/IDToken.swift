import Foundation

/// An ID token as it came from the token endpoint (OpenID Connect Core 1.0, section 2).
///
/// Its signature isn't looked at: it came straight from the issuer over TLS, which section 3.1.3.7 (6) takes
/// for the signature. So a token from anywhere else is never read here. All else of that section is checked.
struct IDToken: Sendable, Hashable {
    var subject: String
    var name: String?
    var email: String?
    var picture: String?

    /// Who it must be from, for whom, and in answer to what.
    struct Expected: Sendable {
        var issuer: String
        var client: String
        var nonce: String
        /// Milliseconds since 1970.
        var now: Int64
    }

    /// Seconds by which clocks may differ.
    static let leeway = 60.0
    /// Seconds ago that a token may have been made that was asked for just now.
    static let oldest = 600.0

    init(_ text: String, _ expected: Expected) throws(ProviderTrouble) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 64 << 10, parts.count == 3 else { throw ProviderTrouble("no ID token") }
        let head: Head = try Self.read(parts[0]), claims: Claims = try Self.read(parts[1])
        // That TLS stands for the signature doesn't mean that there may be none: nobody has asked for that.
        guard let algorithm = head.alg, !algorithm.isEmpty, algorithm.lowercased() != "none",
            !parts[2].isEmpty, Base64URL.decode(parts[2]) != nil
        else { throw ProviderTrouble("an ID token without a signature") }
        guard head.crit == nil else { throw ProviderTrouble("an ID token with conditions of its own") }
        try claims.check(expected)
        guard let subject = claims.sub, (1...255).contains(subject.utf8.count),
            subject.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { throw ProviderTrouble("sub") }
        (self.subject, name, email, picture) = (subject, claims.name, claims.email, claims.picture)
    }

    private static func read<Value: Decodable>(_ part: Substring) throws(ProviderTrouble) -> Value {
        // The same name twice would be read by one so, by another otherwise.
        guard let bytes = Base64URL.decode(part), (try? StrictJSON.shape(of: bytes)) != nil,
            let value = try? JSONDecoder().decode(Value.self, from: Data(bytes))
        else { throw ProviderTrouble("an ID token that can't be read") }
        return value
    }

    private struct Head: Decodable {
        var alg: String?
        var crit: [String]?
    }

    private struct Claims: Decodable {
        var iss: String?
        var sub: String?
        var aud: Audience?
        var azp: String?
        var exp: Double?
        var iat: Double?
        var nbf: Double?
        var nonce: String?
        var name: String?
        var email: String?
        var picture: String?

        func check(_ expected: Expected) throws(ProviderTrouble) {
            guard iss == expected.issuer else { throw ProviderTrouble("iss") }
            // Another audience beside us would be one that we trust, and there is none.
            guard aud?.names == [expected.client] else { throw ProviderTrouble("aud") }
            guard azp == nil || azp == expected.client else { throw ProviderTrouble("azp") }
            guard let nonce, nonce == expected.nonce else { throw ProviderTrouble("nonce") }
            let now = Double(expected.now) / 1000
            guard let exp, exp > now - IDToken.leeway else { throw ProviderTrouble("exp") }
            guard let iat, iat < now + IDToken.leeway, iat > now - IDToken.oldest else {
                throw ProviderTrouble("iat")
            }
            guard (nbf ?? 0) < now + IDToken.leeway else { throw ProviderTrouble("nbf") }
        }
    }

    /// One name, or a list of them.
    private struct Audience: Decodable {
        var names: [String]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let name = try? value.decode(String.self) {
                names = [name]
            } else {
                names = try value.decode([String].self)
            }
        }
    }
}

/// RFC 4648, section 5, without padding.
enum Base64URL {
    /// Nil for anything else.
    static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var held: UInt32 = 0, bits = 0
        guard text.utf8.count % 4 != 1 else { return nil }
        for letter in text.utf8 {
            let value: UInt8
            switch letter {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter - UInt8(ascii: "0") + 52
            case UInt8(ascii: "-"): value = 62
            case UInt8(ascii: "_"): value = 63
            default: return nil
            }
            (held, bits) = ((held << 6 | UInt32(value)) & 0xFFFF, bits + 6)
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: held >> UInt32(bits)))
            }
        }
        return bytes
    }
}
