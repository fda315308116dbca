/// SHA-1 (FIPS 180-4), for nothing but codes of second factors, where it is what everybody speaks and where
/// collisions do no harm. libsodium hasn't got it.
enum SHA1 {
    /// HMAC-SHA-1 (RFC 2104).
    static func mac(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        var key = key.count > 64 ? hash(key) : key
        key += [UInt8](repeating: 0, count: 64 - key.count)
        return hash(key.map { $0 ^ 0x5C } + hash(key.map { $0 ^ 0x36 } + message))
    }

    static func hash(_ message: [UInt8]) -> [UInt8] {
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let length = UInt64(message.count) * 8
        padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for start in stride(from: 0, to: padded.count, by: 64) { take(padded[start..<start + 64], &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
        }
    }

    private static func take(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            words.append(
                rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let (mix, constant): (UInt32, UInt32) =
                switch index {
                case ..<20: (b & c | ~b & d, 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotated(a, 5) &+ mix &+ e &+ constant &+ words[index]
            (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
    }

    private static func rotated(_ word: UInt32, _ by: UInt32) -> UInt32 { word << by | word >> (32 - by) }
}
