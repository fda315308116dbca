import Foundation
import Synchronization

/// A mail server on the loopback that says what it is told to, and keeps what it was given.
final class MailStandIn: Sendable {
    /// What it says to a line; nil = it hangs up. "" is the beginning, "." the end of a letter.
    typealias Answer = @Sendable (_ line: String) -> String?

    let port: Int
    private let handle: Int32
    private let state = Mutex<(answer: Answer, letters: [[UInt8]], lines: [String])>(({ usual($0) }, [], []))

    /// All that it was given as letters, as it came, without the dot at the end.
    var letters: [[UInt8]] { state.withLock { $0.letters } }
    /// All that was said to it but letters.
    var lines: [String] { state.withLock { $0.lines } }

    /// What a mail server says that takes everything.
    static func usual(_ line: String) -> String {
        switch line.prefix(4).uppercased() {
        case "": "220 here"
        case "EHLO": "250-here\r\n250-AUTH PLAIN\r\n250 8BITMIME"
        case "AUTH": "235 2.7.0 welcome"
        case "DATA": "354 go on"
        case "QUIT": "221 bye"
        default: "250 2.0.0 good"
        }
    }

    init(_ answer: @escaping Answer = { usual($0) }) throws {
        handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let handle = handle
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, size) == 0 && listen(handle, 8) == 0 && getsockname(handle, $0, &size) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        port = Int(UInt16(bigEndian: address.sin_port))
        state.withLock { $0.answer = answer }
        Thread { [weak self] in
            while true {
                let connection = accept(handle, nil, nil)
                guard connection >= 0, let self else { return }
                self.talk(on: connection)
                Glibc.close(connection)
            }
        }.start()
    }

    /// It takes no more connections.
    func end() { shutdown(handle, Int32(SHUT_RDWR)) }

    deinit {
        end()
        close(handle)
    }

    func change(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }

    private func talk(on connection: Int32) {
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var heard: [UInt8] = []
        guard say(to: "", connection) else { return }
        while let line = next("\r\n", of: &heard, connection) {
            let text = String(decoding: line, as: UTF8.self)
            state.withLock { $0.lines.append(text) }
            guard say(to: text, connection) else { return }
            if text == "QUIT" { return }
            guard text == "DATA", answer(to: text)?.hasPrefix("354") == true else { continue }
            guard let letter = next("\r\n.\r\n", of: &heard, connection) else { return }
            state.withLock { $0.letters.append(letter) }
            guard say(to: ".", connection) else { return }
        }
    }

    private func answer(to line: String) -> String? { state.withLock { $0.answer }(line) }

    private func say(to line: String, _ connection: Int32) -> Bool {
        guard let answer = answer(to: line) else { return false }
        let bytes = Array((answer + "\r\n").utf8)
        return send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// What comes until `end`; nil when the other side has hung up.
    private func next(_ end: String, of heard: inout [UInt8], _ connection: Int32) -> [UInt8]? {
        while true {
            if let range = heard.firstRange(of: Array(end.utf8)) {
                defer { heard.removeSubrange(..<range.upperBound) }
                return Array(heard[..<range.lowerBound])
            }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &bytes, bytes.count, 0)
            guard count > 0 else { return nil }
            heard += bytes.prefix(count)
        }
    }
}
