import ServerStore
import Synchronization
import TestCluster
import Testing

/// Two stores on one database, as two server processes have them: each with its own connections.
struct TwoWriters {
    var first: Store
    var second: Store

    /// One of the two, by a number.
    subscript(number: Int) -> Store { number.isMultiple(of: 2) ? first : second }

    static func with(_ work: (TwoWriters) async throws -> Void) async throws {
        let cluster = try await Cluster.shared()
        let address = try address(cluster.newSchema())
        // Both at once, on a database with nothing in it.
        async let one = Store(PostgreSQLDatabase(address), now: 1000)
        async let two = Store(PostgreSQLDatabase(address), now: 1000)
        let both = TwoWriters(first: try await one, second: try await two)
        do {
            try await work(both)
        } catch {
            await both.close()
            throw error
        }
        await both.close()
    }

    private func close() async {
        await first.close()
        await second.close()
    }
}

/// A value that tasks share.
final class Shared<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) { mutex = Mutex(value) }

    var value: Value { mutex.withLock { $0 } }
    func change(_ change: @Sendable (inout Value) -> Void) { mutex.withLock { change(&$0) } }
}
