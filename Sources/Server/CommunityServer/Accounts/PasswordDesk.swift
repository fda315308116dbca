import API
import NIOPosix
import ServerStore
import Synchronization

/// Where passwords are hashed: each takes 64 MiB and a twentieth of a second of a processor, so two at a
/// time do, on threads of their own, and only so many may wait.
final class PasswordDesk: Sendable {
    /// Who waits at most: at 17 a second, two seconds.
    static let limit = 32

    private let cost: PasswordCost
    private let pool: NIOThreadPool
    private let waiting = Mutex(0)
    private let looked = Atomic<Int>(0)
    /// Of a password that nobody has; tried when there is no account, so that it takes as long as with one.
    private let nobodys: String

    init(cost: PasswordCost = .usual, workers: Int = 2) throws {
        self.cost = cost
        guard let hash = cost.hash(Secrets.token()) else { throw StoreError(.broken, cause: "no memory") }
        nobodys = hash
        pool = NIOThreadPool(numberOfThreads: workers)
        pool.start()
    }

    deinit { pool.shutdownGracefully { _ in } }

    /// How many passwords were looked at, or hashed, since the server was started.
    var count: Int { looked.load(ordering: .relaxed) }

    func hash(_ password: String) async throws -> String {
        let cost = cost
        guard let hash = try await work({ cost.hash(password) }) else { throw Problem.busy }
        return hash
    }

    /// - Parameter hash: nil if there is no such account, or it has no password; then the answer is false,
    ///   after the same time.
    func isRight(_ password: String, hash: String?) async throws -> Bool {
        let nobodys = nobodys
        let isRight = try await work { PasswordCost.isRight(password, hash: hash ?? nobodys) }
        return isRight && hash != nil
    }

    func isOutdated(_ hash: String) -> Bool { cost.isOutdated(hash) }

    private func work<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async throws -> Answer {
        let isTaken = waiting.withLock { count in
            guard count < Self.limit else { return false }
            count += 1
            return true
        }
        guard isTaken else { throw Problem.busy }
        defer { waiting.withLock { $0 -= 1 } }
        looked.add(1, ordering: .relaxed)
        return try await pool.runIfActive(work)
    }
}
