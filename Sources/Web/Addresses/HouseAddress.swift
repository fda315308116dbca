internal import Glibc

/// Which addresses of the network are not the world's: this machine, the house, and what is neither.
///
/// A page, or a server that sends elsewhere, must not make this program ask the printer or the router.
package enum HouseAddress {
    /// Of a socket's address, whatever its name was; one of no kind that is known counts as the house's.
    static func holds(_ address: UnsafeRawPointer, length: Int) -> Bool {
        guard length >= MemoryLayout<sockaddr>.size else { return true }
        let family = Int32(address.loadUnaligned(as: sockaddr.self).sa_family)
        if family == AF_INET, length >= MemoryLayout<sockaddr_in>.size {
            let part = address.loadUnaligned(as: sockaddr_in.self).sin_addr
            return holds(four: withUnsafeBytes(of: part) { Array($0) })
        }
        if family == AF_INET6, length >= MemoryLayout<sockaddr_in6>.size {
            let part = address.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            return holds(sixteen: withUnsafeBytes(of: part) { Array($0) })
        }
        return true
    }

    /// Of an address as it is written in figures; one that can't be read is not known to be the house's.
    static func holds(written text: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 { return holds(four: Array(bytes[..<4])) }
        return inet_pton(AF_INET6, text, &bytes) == 1 && holds(sixteen: bytes)
    }

    /// Of an address of the Internet's version 4.
    package static func holds(four bytes: [UInt8]) -> Bool {
        guard bytes.count == 4 else { return true }
        switch (bytes[0], bytes[1]) {
        // This network; this machine; multicast, reserved and broadcast.
        case (0, _), (127, _), (224...255, _): return true
        // Private.
        case (10, _), (172, 16...31), (192, 168): return true
        // Behind a provider's translation; given by the link itself; for protocols; for measuring devices.
        case (100, 64...127), (169, 254), (198, 18...19): return true
        case (192, 0): return bytes[2] == 0
        default: return false
        }
    }

    /// Of an address of version 6, and of one of version 4 that is wrapped in it.
    package static func holds(sixteen bytes: [UInt8]) -> Bool {
        guard bytes.count == 16 else { return true }
        let isZero = { (range: Range<Int>) in bytes[range].allSatisfy { $0 == 0 } }
        let four = Array(bytes[12...])
        // Nowhere and this machine; and those of version 4 as they were once written in version 6.
        if isZero(0..<12) { return true }
        if isZero(0..<10), bytes[10] == 0xFF, bytes[11] == 0xFF { return holds(four: four) }
        // Translated addresses: known everywhere (64:ff9b::/96), and only here (64:ff9b:1::/48).
        if bytes.starts(with: [0, 0x64, 0xFF, 0x9B]) { return isZero(4..<12) ? holds(four: four) : true }
        // Tunnels: 6to4 holds one of version 4, Teredo two that are scrambled.
        if bytes.starts(with: [0x20, 0x02]) { return holds(four: Array(bytes[2..<6])) }
        if bytes.starts(with: [0x20, 0x01, 0, 0]) { return true }
        // The discard prefix 100::/64.
        if bytes.starts(with: [1, 0]), isZero(2..<8) { return true }
        switch bytes[0] {
        // Unique-local and multicast.
        case 0xFC, 0xFD, 0xFF: return true
        // Link-local, and site-local, which nobody gives out any more.
        case 0xFE: return bytes[1] & 0x80 != 0
        default: return false
        }
    }
}
