/// SHA-256 (FIPS 180-4), so that both sides come to the same chain without a library in C.
enum SHA256 {
    /// Eight words, the first bytes first.
    static func hash(_ message: UnsafeRawBufferPointer) -> [UInt32] {
        var hash: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
            0x5be0_cd19,
        ]
        let whole = message.count / 64 * 64
        // What is left, a bit that says where it ends, and how many bits there were.
        var rest = Array(message[whole...])
        rest.append(0x80)
        while rest.count % 64 != 56 { rest.append(0) }
        withUnsafeBytes(of: (UInt64(message.count) &* 8).bigEndian) { rest.append(contentsOf: $0) }
        // Arrays that check every place would make of a clip of many megabytes a matter of seconds.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            hash.withUnsafeMutableBufferPointer { hash in
                k.withUnsafeBufferPointer { k in
                    for block in stride(from: 0, to: whole, by: 64) {
                        add(message, at: block, schedule, k, to: hash)
                    }
                    rest.withUnsafeBytes { rest in
                        for block in stride(from: 0, to: rest.count, by: 64) {
                            add(rest, at: block, schedule, k, to: hash)
                        }
                    }
                }
            }
        }
        return hash
    }

    private static func add(
        _ message: UnsafeRawBufferPointer, at block: Int, _ w: UnsafeMutableBufferPointer<UInt32>,
        _ k: UnsafeBufferPointer<UInt32>, to hash: UnsafeMutableBufferPointer<UInt32>
    ) {
        for t in 0..<16 {
            w[t] = UInt32(bigEndian: message.loadUnaligned(fromByteOffset: block + t * 4, as: UInt32.self))
        }
        for t in 16..<64 {
            let s0 = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ w[t - 15] >> 3
            let s1 = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ w[t - 2] >> 10
            w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
        }
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for t in 0..<64 {
            let one = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ (e & f ^ ~e & g) &+ k[t] &+ w[t]
            let two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
        }
        hash[0] &+= a
        hash[1] &+= b
        hash[2] &+= c
        hash[3] &+= d
        hash[4] &+= e
        hash[5] &+= f
        hash[6] &+= g
        hash[7] &+= h
    }

    @inline(__always) private static func turned(_ word: UInt32, _ by: UInt32) -> UInt32 {
        word >> by | word << (32 - by)
    }

    private static let k: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}
