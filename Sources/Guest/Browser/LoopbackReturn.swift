internal import Foundation
internal import Glibc

/// A port of this machine to which the browser brings back a code (RFC 8252, section 7.3): open from its
/// making until one has come, nobody waits any more, or it is given up.
///
/// It takes IPv4's 127.0.0.1, which every machine has, and of whoever is on this machine only what
/// ``BrowserTrip/state`` shows to be meant.
public final class LoopbackReturn: Sendable {
    /// Where the browser is to come to: "http://127.0.0.1:45678/back".
    public let address: String
    let port: Int
    private let listener: Int32
    /// A pipe; its first end becomes readable when nobody waits any more.
    private let end: (read: Int32, write: Int32)

    static let path = "/back"

    public init() throws(LoopbackTrouble) {
        var pipes: [Int32] = [-1, -1]
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        do throws(LoopbackTrouble) {
            guard listener >= 0, pipe(&pipes) == 0 else { throw Self.trouble("socket") }
            for handle in [listener] + pipes { Self.keepToOneself(handle) }
            port = try Self.listen(listener)
        } catch {
            for handle in [listener] + pipes where handle >= 0 { close(handle) }
            throw error
        }
        self.listener = listener
        end = (pipes[0], pipes[1])
        address = "http://127.0.0.1:\(port)\(Self.path)"
    }

    deinit { for handle in [listener, end.read, end.write] { close(handle) } }

    /// Waits for the browser, on a thread of its own; ends when the task is cancelled. To be called once.
    /// - Parameters:
    ///   - page: shown to whoever has come back.
    ///   - time: as long as somebody may take.
    /// - Returns: the code.
    public func code(
        state: String, page: ReturnPage, within time: Duration = .seconds(300)
    ) async throws(LoopbackTrouble) -> String {
        let result: Result<String, LoopbackTrouble> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    var porter = LoopbackPorter(
                        listener: self.listener, end: self.end.read, port: self.port, state: state,
                        page: page, deadline: .now + time)
                    let result = porter.wait()
                    // Nobody is let in from now on, even while somebody still holds this value.
                    shutdown(self.listener, Int32(SHUT_RDWR))
                    continuation.resume(returning: result)
                }
            }
        } onCancel: {
            var word: UInt8 = 1
            _ = write(end.write, &word, 1)
        }
        return try result.get()
    }

    /// - Returns: the port that it got.
    private static func listen(_ listener: Int32) throws(LoopbackTrouble) -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && Glibc.listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening else { throw trouble("bind") }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Programs that are started don't inherit it, and nobody who reads it has to wait.
    static func keepToOneself(_ handle: Int32) {
        _ = fcntl(handle, F_SETFD, FD_CLOEXEC)
        _ = fcntl(handle, F_SETFL, fcntl(handle, F_GETFL) | O_NONBLOCK)
    }

    private static func trouble(_ what: String) -> LoopbackTrouble {
        .noPort(cause: "\(what): \(String(cString: strerror(errno)))")
    }
}
