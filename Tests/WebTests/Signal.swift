import Foundation
import Synchronization

/// Something that happens once or several times, on any thread, and is waited for without asking over and
/// over.
final class Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    init() { (stream, bell) = AsyncStream.makeStream() }

    func ring() { bell.yield() }

    /// For the next time; at once, if it rang since the last.
    func wait() async {
        for await _ in stream { return }
    }
}
