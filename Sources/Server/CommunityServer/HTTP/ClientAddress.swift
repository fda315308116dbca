import NIOCore

/// From where a request comes, as far as it matters: so much of the address as one household has.
struct ClientAddress: Sendable, Hashable {
    /// An IPv4 address, or the first 64 bits of an IPv6 address: what is counted together.
    var block: String
    var isLoopback: Bool
    /// A proxy has passed it on.
    var isForwarded: Bool

    /// - Parameters:
    ///   - peer: the address of the other end, without its port; nil for a socket of this machine.
    ///   - trusted: proxies whose word is taken about whom they speak for. Of `X-Forwarded-For`
    ///     only the last entry that isn't such a proxy's counts: all before it anybody may have written.
    init(peer: String?, forwarded: String?, trusted: [String]) {
        let peer = peer.map(Self.unmapped) ?? "local"
        isForwarded = forwarded != nil
        var address = peer
        if trusted.contains(peer) || peer == "local" {
            let entries = (forwarded ?? "").split(separator: ",").map { entry in
                Self.unmapped(String(entry.filter { $0 != " " && $0 != "\t" }))
            }
            if let last = entries.last(where: { !trusted.contains($0) }), Self.isAddress(last) {
                address = last
            }
        }
        isLoopback = address == "::1" || address.hasPrefix("127.") || address == "local"
        block = Self.block(of: address)
    }

    private static func isAddress(_ text: String) -> Bool {
        (try? SocketAddress(ipAddress: text, port: 0)) != nil
    }

    /// "::ffff:192.0.2.1" is 192.0.2.1.
    private static func unmapped(_ address: String) -> String {
        let address = address.lowercased()
        return address.hasPrefix("::ffff:") && address.contains(".") ? String(address.dropFirst(7)) : address
    }

    static func block(of address: String) -> String {
        guard address.contains(":"), case .v6(let six)? = try? SocketAddress(ipAddress: address, port: 0)
        else { return address }
        var bytes = six.address.sin6_addr
        let first = withUnsafeBytes(of: &bytes) { Array($0.prefix(8)) }
        return first.map { String($0, radix: 16) }.joined(separator: ":") + "/64"
    }
}
