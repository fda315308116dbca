public import struct Foundation.Data

/// An answer that comes piece by piece, for as long as both sides like: an hour of a server's events, a film.
///
/// Read it by `for try await piece in stream`, once. It ends with the server's last byte, and at once when
/// the task that reads is cancelled, or nobody holds the stream any more; a server that sends faster than is
/// read has to wait.
public struct WebStream: AsyncSequence, Sendable {
    public typealias Element = Data
    public typealias Failure = WebTrouble

    /// The beginning of the answer; whether it says yes is for the reader to see.
    public let head: WebHead
    let pieces: AsyncThrowingStream<Data, any Error>
    let flow: WebFlow

    public func makeAsyncIterator() -> Iterator {
        Iterator(pieces: pieces.makeAsyncIterator(), flow: flow)
    }

    public struct Iterator: AsyncIteratorProtocol {
        var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator
        let flow: WebFlow

        public mutating func next() async throws(WebTrouble) -> Data? {
            try await next(isolation: nil)
        }

        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(WebTrouble) -> Data? {
            do {
                if let piece = try await pieces.next(isolation: actor) {
                    flow.note(read: piece.count)
                    return piece
                }
            } catch {
                throw error as? WebTrouble ?? .cancelled
            }
            if Task.isCancelled { throw .cancelled }
            return nil
        }
    }
}
