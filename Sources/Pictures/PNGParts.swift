/// The parts of a PNG file (www.w3.org/TR/png-3, 5.3): pieces of a length, a name of four letters, so many bytes and
/// a sum over them. The sums aren't looked at: what has come over the network has been compared with its digest.
enum PNGParts {
    /// Whether it is a picture that stands still, from its head to its end, with pixels between them.
    static func isPlain(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 33, bytes.large(8, 4) == 13, isPlainHead(bytes[24], bytes[25], bytes[26...28])
        else { return false }
        var place = 33, hasColours = false, hasPixels = false, isBehindPixels = false
        while place + 12 <= bytes.count {
            let length = bytes.large(place, 4), start = place + 8, name = place + 4
            guard length <= bytes.count - place - 12 else { return false }
            place += 12 + length
            if bytes.has("IDAT", at: name) {
                guard !isBehindPixels else { return false }
                if !hasPixels {
                    guard length >= 2, isPacked(bytes[start], bytes[start + 1]) else { return false }
                }
                hasPixels = true
                continue
            }
            isBehindPixels = hasPixels
            if bytes.has("IEND", at: name) {
                return length == 0 && place == bytes.count && hasPixels && (hasColours || bytes[25] != 3)
            }
            if bytes.has("PLTE", at: name) {
                guard !hasColours, !hasPixels, length > 0, length <= 768, length % 3 == 0 else {
                    return false
                }
                hasColours = true
                continue
            }
            // One that moves; a second head; and what a decoder must know and nobody here does.
            if bytes.has("acTL", at: name) || bytes[name] & 0x20 == 0 { return false }
        }
        return false
    }

    /// Bits a colour that its kind may have (table 11.1), packed and filtered as there is only one way to; in rows, or
    /// in seven passes.
    private static func isPlainHead(_ bits: UInt8, _ kind: UInt8, _ rest: ArraySlice<UInt8>) -> Bool {
        let allowed: [UInt8: [UInt8]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        let rest = Array(rest)
        return allowed[kind]?.contains(bits) == true && rest[0] == 0 && rest[1] == 0 && rest[2] <= 1
    }

    /// The first two bytes of what zlib has packed (RFC 1950, 2.2).
    private static func isPacked(_ first: UInt8, _ second: UInt8) -> Bool {
        first & 15 == 8 && first >> 4 <= 7 && second & 0x20 == 0 && (Int(first) << 8 | Int(second)) % 31 == 0
    }
}
