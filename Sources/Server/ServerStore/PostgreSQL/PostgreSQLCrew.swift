import Foundation
import Synchronization

/// Threads with a connection each, which carry out what is given to them in its order.
///
/// libpq waits for PostgreSQL's answers, and what works on a connection does so step by step: both need a
/// thread that may be kept waiting. Swift's own are few and must not be.
final class PostgreSQLCrew: Sendable {
    /// Transactions that may wait; with more of them the database is not keeping up, and it is said.
    static let limit = 4096

    private struct Job: Sendable {
        var work: @Sendable (PostgreSQLHand) -> Void
    }

    private struct State {
        var working: Int
        var waitingForRest: [CheckedContinuation<Void, Never>] = []
    }

    private let jobs = JobQueue<Job>(limit: limit)
    private let state: Mutex<State>

    /// - Parameter count: threads, and so connections at most.
    init(_ address: PostgreSQLAddress, count: Int, name: String) {
        state = Mutex(State(working: count))
        for number in 1...max(count, 1) {
            let thread = Thread { [self] in
                let hand = PostgreSQLHand(address)
                while let job = jobs.next() { job.work(hand) }
                hand.rest()
                leave()
            }
            thread.name = "\(name)-\(number)"
            thread.start()
        }
    }

    /// Carries it out on one of the threads.
    func perform<Answer: Sendable>(
        _ work: @escaping @Sendable (PostgreSQLHand) throws -> Answer
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            let place = jobs.add(Job { hand in continuation.resume(with: Result { try work(hand) }) })
            switch place {
            case .taken: break
            case .full:
                continuation.resume(throwing: StoreError(.busy, cause: "\(Self.limit) transactions wait"))
            case .closed: continuation.resume(throwing: StoreError(.unreachable, cause: "closed"))
            }
        }
    }

    /// Takes no more, and waits until all that it took is done.
    func close() async {
        jobs.close()
        await withCheckedContinuation { continuation in
            let isAtRest = state.withLock { state in
                if state.working > 0 { state.waitingForRest.append(continuation) }
                return state.working == 0
            }
            if isAtRest { continuation.resume() }
        }
    }

    private func leave() {
        let waiting = state.withLock { state in
            state.working -= 1
            guard state.working == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waitingForRest = [] }
            return state.waitingForRest
        }
        for continuation in waiting { continuation.resume() }
    }
}
