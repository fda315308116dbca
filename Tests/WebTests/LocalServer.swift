import Foundation
import Glibc

/// A server of this machine that does what a test says, on a thread for each who calls.
final class LocalServer: Sendable {
    /// What somebody asked.
    struct Question: Sendable {
        var method = ""
        var path = ""
        var headers: [String: String] = [:]
        var body: [UInt8] = []

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// The line to whoever asked.
    struct Caller: Sendable {
        let socket: Int32

        /// False if nobody listens any more.
        @discardableResult func send(_ bytes: some Sequence<UInt8>) -> Bool {
            var rest = Array(bytes)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }

        @discardableResult func send(_ text: String) -> Bool { send(text.utf8) }

        /// A whole answer.
        func answer(_ status: Int = 200, _ headers: String..., body: some Sequence<UInt8> = []) {
            let body = Array(body)
            let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(body.count)"] + headers
            send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
        }

        func answer(_ text: String) { answer(200, body: text.utf8) }

        /// From which port it is asked: another one for every connection.
        var port: in_port_t {
            var address = sockaddr_in()
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutablePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    _ = getpeername(socket, $0, &length)
                }
            }
            return address.sin_port
        }

        /// Waits until who asked hangs up.
        func waitUntilGone() {
            var byte: UInt8 = 0
            while recv(socket, &byte, 1, 0) > 0 {}
        }
    }

    let port: UInt16
    private let listener: Int32

    /// - Parameter answer: called for every question; several of one caller come one after the other, until
    ///   it hangs up or the answer says that it is closed.
    init(_ answer: @escaping @Sendable (Question, Caller) -> Void) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        // All of 127.*, so that the tests have more than one host.
        address.sin_addr.s_addr = 0
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                // With room for all who come at once: whoever finds none tries again after a second, two, four …
                _ = listen(listener, SOMAXCONN)
                _ = getsockname(listener, $0, &length)
            }
        }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let socket = accept(listener, nil, nil)
                // A signal, or somebody who has gone before their turn, is no reason to answer nobody any more.
                if socket < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard socket >= 0 else { break }
                Thread.detachNewThread {
                    let caller = Caller(socket: socket)
                    while let question = LocalServer.hear(caller) {
                        answer(question, caller)
                        // Nothing told the length, so its end is the end of the connection.
                        if question.path.contains("close") { break }
                    }
                    close(socket)
                }
            }
            // Not before: the number could be the next server's while this thread still accepts by it.
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    func address(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    private static func hear(_ caller: Caller) -> Question? {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard recv(caller.socket, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        var question = Question(method: words[0], path: words.count > 1 ? words[1] : "")
        for line in lines.dropFirst() where line.contains(":") {
            let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            question.headers[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespaces)
        }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let length = Int(question.headers["content-length"] ?? "") ?? 0
        while question.body.count < length {
            let count = recv(caller.socket, &piece, min(piece.count, length - question.body.count), 0)
            guard count > 0 else { return nil }
            question.body += piece[..<count]
        }
        return question
    }
}
