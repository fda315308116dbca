import Foundation
import Synchronization

/// Listens on a connection and a thread of its own for what other processes tell, until nobody takes it any
/// more. A connection that breaks is opened again; what was told meanwhile is lost.
final class PostgreSQLEar: Sendable {
    static let channel = "hands_off"
    /// Seconds between two tries to reach a database that is gone.
    private static let pause = 1.0

    private let address: PostgreSQLAddress
    private let continuation: AsyncStream<String>.Continuation
    /// Written to when it is to end, which wakes the thread out of its waiting.
    private let wake: (read: Int32, write: Int32)
    private let isOver = Mutex(false)

    /// Nil if the process has no more files to open.
    static func listen(_ address: PostgreSQLAddress) -> AsyncStream<String>? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (stream, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(1024))
        let ear = PostgreSQLEar(address, continuation, (ends[0], ends[1]))
        continuation.onTermination = { _ in ear.stop() }
        let thread = Thread { ear.run() }
        thread.name = "ear"
        thread.start()
        return stream
    }

    private init(
        _ address: PostgreSQLAddress, _ continuation: AsyncStream<String>.Continuation,
        _ wake: (read: Int32, write: Int32)
    ) {
        (self.address, self.continuation, self.wake) = (address, continuation, wake)
    }

    // Both hold it until they are done: its thread, and the stream.
    deinit {
        close(wake.read)
        close(wake.write)
    }

    private func stop() {
        isOver.withLock { $0 = true }
        _ = write(wake.write, "x", 1)
    }

    private var isDone: Bool { isOver.withLock { $0 } }

    private func run() {
        while !isDone {
            if let link = try? open() { hear(link) }
            if !isDone { waitForWake(seconds: Self.pause) }
        }
        continuation.finish()
    }

    /// Whoever listens is a server that runs, and says so.
    private func open() throws(PostgreSQLFailure) -> PostgreSQLLink {
        let link = try PostgreSQLLink(address)
        try link.command("SELECT pg_advisory_lock_shared(\(PostgreSQLHand.presence))")
        try link.command("LISTEN \(Self.channel)")
        return link
    }

    /// Until it is to end, or the connection breaks.
    private func hear(_ link: PostgreSQLLink) {
        while !isDone {
            guard let words = link.takeNotifications() else { return }
            for word in words { continuation.yield(word) }
            var waits = [
                pollfd(fd: link.socket, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waits, 2, -1) >= 0 || errno == EINTR else { return }
        }
    }

    private func waitForWake(seconds: Double) {
        var wait = pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, Int32(seconds * 1000))
    }
}
