import Foundation

/// A connection on which anything can be said, right or wrong. Whoever listens waits on a thread that isn't
/// one of those on which the server answers.
final class RawConnection: Sendable {
    private let handle: Int32

    init(port: Int) throws {
        handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(handle, $0, size) }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(handle) }

    /// False if nobody listens any more.
    @discardableResult func say(_ text: String) -> Bool { say(Array(text.utf8)) }

    @discardableResult func say(_ bytes: [UInt8]) -> Bool {
        send(handle, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// What comes until the other side hangs up, or falls silent for ten seconds.
    func hearAll() async -> String { await hear { _ in false } }

    /// What comes until there is `end` in it.
    func hear(until end: String) async -> String { await hear { $0.contains(end) } }

    private func hear(until isEnough: @escaping @Sendable (String) -> Bool) async -> String {
        await withCheckedContinuation { continuation in
            Thread {
                var all: [UInt8] = []
                while let piece = self.hear() {
                    all += piece
                    if isEnough(String(decoding: all, as: UTF8.self)) { break }
                }
                continuation.resume(returning: String(decoding: all, as: UTF8.self))
            }.start()
        }
    }

    /// Nil when the other side has hung up.
    private func hear() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = recv(handle, &bytes, bytes.count, 0)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }
}
