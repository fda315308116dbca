import API
import NIOPosix
import Synchronization

/// Work on pictures and clips waits here for a thread, so much of it and no more: whoever comes then is told to
/// come again.
final class MediaLane: Sendable {
    private let threads: NIOThreadPool
    private let load = Mutex(0)
    private let most: Int

    /// - Parameters:
    ///   - abreast: how much is done at a time.
    ///   - most: how much may wait or be done.
    init(abreast: Int, most: Int) {
        self.most = most
        // They stay for as long as the server runs: a program ends with the thread that has started it.
        threads = NIOThreadPool(numberOfThreads: abreast)
        threads.start()
    }

    deinit { threads.shutdownGracefully { _ in } }

    /// How much waits or is done.
    var count: Int { load.withLock { $0 } }

    func run<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        let isTaken = load.withLock { load in
            guard load < most else { return false }
            load += 1
            return true
        }
        guard isTaken else { throw Problem.busy }
        defer { load.withLock { $0 -= 1 } }
        return try await threads.runIfActive(work)
    }
}
