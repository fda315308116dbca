import Glibc
import Foundation

/// A server of this machine, as simple as can be: answers every request with what the test says.
final class HouseServer: Sendable {
    let port: UInt16
    private let listener: Int32

    /// - Parameter answer: from the path of the request and all of its text to all bytes of the answer.
    init(_ answer: @escaping @Sendable (_ path: String, _ request: String) -> [UInt8]) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        // All of 127.*, so that the tests have more than one host.
        address.sin_addr.s_addr = 0
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = listen(listener, 16)
                _ = getsockname(listener, $0, &length)
            }
        }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let caller = accept(listener, nil, nil)
                guard caller >= 0 else { break }
                HouseServer.serve(caller, answer)
            }
            // Not before: the number could be the next server's while this thread still accepts by it.
            close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    func address(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    static func page(_ body: some Sequence<UInt8>, _ headers: String = "Content-Type: text/html") -> [UInt8] {
        let body = Array(body)
        return Array("HTTP/1.1 200 OK\r\n\(headers)\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    static func redirect(_ address: String) -> [UInt8] {
        Array("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\n\r\n".utf8)
    }

    private static func serve(_ caller: Int32, _ answer: (String, String) -> [UInt8]) {
        defer { close(caller) }
        var request: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while !request.suffix(4).elementsEqual([13, 10, 13, 10]) {
            let count = read(caller, &piece, piece.count)
            guard count > 0 else { return }
            request += piece[..<count]
        }
        let text = String(decoding: request, as: UTF8.self)
        let path = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        var rest = answer(path, text)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
