internal import Foundation
internal import Synchronization

/// The pieces of a stream between the thread that takes them from the server and whoever reads them.
final class WebFlow: Sendable {
    /// Bytes that may wait.
    private let limit: Int
    private let unread = Atomic<Int>(0)
    /// The server was told to wait.
    private let isFull = Atomic<Bool>(false)
    private let pieces: AsyncThrowingStream<Data, any Error>.Continuation

    init(limit: Int, _ pieces: AsyncThrowingStream<Data, any Error>.Continuation) {
        self.limit = limit
        self.pieces = pieces
    }

    /// False if too much waits already, and this was not taken. One piece always is.
    func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        let waiting = unread.load(ordering: .sequentiallyConsistent)
        guard waiting == 0 || waiting + piece.count <= limit else {
            isFull.store(true, ordering: .sequentiallyConsistent)
            return false
        }
        unread.add(piece.count, ordering: .sequentiallyConsistent)
        pieces.yield(Data(piece))
        return true
    }

    func finish(_ trouble: WebTrouble?) { pieces.finish(throwing: trouble) }

    /// A piece has been read.
    func note(read count: Int) {
        unread.subtract(count, ordering: .sequentiallyConsistent)
        // Looked at in this order, while `take` writes and `hasRoom` reads in the other, so that one of the
        // two sees the other's change.
        if hasRoom, isFull.exchange(false, ordering: .sequentiallyConsistent) { WebThread.ring() }
    }

    /// So much has been read that it is worth the while to go on.
    var hasRoom: Bool { unread.load(ordering: .sequentiallyConsistent) <= limit / 2 }
}
