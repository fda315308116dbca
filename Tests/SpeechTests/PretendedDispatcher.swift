import Foundation
import Glibc
import Synchronization

/// Speaks the service's protocol (SSIP, “Speech Synthesis Interface Protocol”) on a socket of its own, as far as it is
/// used, and remembers what it was told.
final class PretendedDispatcher: Sendable {
    let path: String
    private let listener: Int32
    private let client = Atomic<Int32>(-1)
    private let lines = Mutex<[String]>([])

    struct Failure: Error {}

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        path =
            FileManager.default.temporaryDirectory.appending(path: "ssip-\(UUID().uuidString.prefix(8))").path
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard listener >= 0, bound == 0, listen(listener, 1) == 0 else { throw Failure() }
        let thread = Thread { [self] in serve() }
        thread.start()
    }

    deinit {
        close()
        unlink(path)
    }

    /// All lines that have come so far.
    func heard() -> [String] { lines.withLock { $0 } }

    func close() {
        let connected = client.exchange(-1, ordering: .sequentiallyConsistent)
        if connected >= 0 { shutdown(connected, Int32(SHUT_RDWR)) }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func serve() {
        let connected = accept(listener, nil, nil)
        guard connected >= 0 else { return }
        client.store(connected, ordering: .sequentiallyConsistent)
        var isText = false
        var rest = ""
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(connected, &bytes, bytes.count)
            guard count > 0 else { break }
            rest += String(decoding: bytes[..<count], as: UTF8.self).replacing("\r\n", with: "\n")
            while let end = rest.firstIndex(of: "\n") {
                let line = String(rest[..<end])
                rest = String(rest[rest.index(after: end)...])
                lines.withLock { $0.append(line) }
                guard let answer = answer(line, &isText) else { continue }
                let sent = Array((answer + "\r\n").utf8)
                _ = write(connected, sent, sent.count)
            }
        }
        Glibc.close(connected)
    }

    private func answer(_ line: String, _ isText: inout Bool) -> String? {
        if isText {
            guard line == "." else { return nil }
            isText = false
            return "225-1\r\n225 OK MESSAGE QUEUED"
        }
        let words = line.lowercased()
        if words.hasPrefix("speak") {
            isText = true
            return "230 OK RECEIVING DATA"
        }
        if words.hasPrefix("cancel") { return "210 OK CANCELED" }
        return "201 OK SET"
    }
}
