import Foundation

/// Tells systemd that the server is ready (sd_notify(3): a datagram to the socket that it names).
public enum Herald {
    public static func sayReady(socket path: String?) {
        guard let path, let first = path.first, first == "/" || first == "@" else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // An “@” stands for the zero that an abstract name begins with.
        let bytes = Array(path.utf8).map { $0 == UInt8(ascii: "@") ? 0 : $0 }
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let handle = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard handle >= 0 else { return }
        defer { close(handle) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        let text = Array("READY=1".utf8)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = sendto(handle, text, text.count, 0, $0, size)
            }
        }
    }
}
