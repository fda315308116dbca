import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Sends a body piece by piece, each when there is room for it, and notes for whom nobody makes room.
///
/// In one piece, a big body would count as sent as soon as it is handed over, and somebody with a slow line
/// would be taken for one who has fallen silent.
struct PatientWriter: ResponseBodyWriter {
    /// Bytes at a time.
    static let piece = 64 << 10

    private var writer: any ResponseBodyWriter
    private let watch: Watch

    fileprivate init(_ writer: any ResponseBodyWriter, _ watch: Watch) {
        (self.writer, self.watch) = (writer, watch)
    }

    mutating func write(_ buffer: ByteBuffer) async throws {
        var rest = buffer
        while rest.readableBytes > 0,
            let piece = rest.readSlice(length: min(Self.piece, rest.readableBytes))
        {
            watch.begin()
            defer { watch.end() }
            try await writer.write(piece)
        }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await writer.finish(trailingHeaders)
    }

    /// Whether a piece waits, and which.
    fileprivate final class Watch: Sendable {
        private struct State: Hashable {
            var number = 0
            var isWaiting = false
        }

        private let state = Mutex(State())

        func begin() { state.withLock { $0 = State(number: $0.number + 1, isWaiting: true) } }
        func end() { state.withLock { $0.isWaiting = false } }

        /// - Parameter giveUp: called once, when the same piece has waited for so long.
        func stand(_ time: Duration, giveUp: @Sendable () -> Void) async {
            while true {
                let before = state.withLock { $0 }
                do { try await Task.sleep(for: time) } catch { return }
                guard before.isWaiting, state.withLock({ $0 }) == before else { continue }
                return giveUp()
            }
        }
    }
}

extension ResponseBody {
    /// The same, given up when a piece of it isn't taken in time.
    /// - Parameter giveUp: closes the connection, which ends the writing.
    func taken(within time: Duration, orElse giveUp: @escaping @Sendable () -> Void) -> ResponseBody {
        ResponseBody(contentLength: contentLength) { writer in
            let watch = PatientWriter.Watch()
            let watching = Task { await watch.stand(time, giveUp: giveUp) }
            defer { watching.cancel() }
            try await self.write(PatientWriter(writer, watch))
        }
    }
}
