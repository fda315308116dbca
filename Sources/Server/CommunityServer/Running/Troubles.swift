import Synchronization

/// What the server couldn't answer since it was started, the same together: for the console. Nothing of the request
/// is in it but its route.
final class Troubles: Sendable {
    struct Trouble: Sendable, Hashable {
        var route: String
        var status: Int
        /// As the log says it.
        var cause: String
        var count: Int
        /// Milliseconds since 1970.
        var last: Int64
    }

    private struct Key: Hashable {
        var route: String
        var status: Int
        var cause: String
    }

    /// How many different ones are kept; with another one, the one that was longest ago goes.
    static let most = 100

    private let all = Mutex<[Key: Trouble]>([:])

    func add(_ route: String, _ status: Int, _ cause: String, at now: Int64) {
        let cause = String(cause.prefix(300))
        let key = Key(route: route, status: status, cause: cause)
        all.withLock { all in
            let count = all[key]?.count ?? 0
            if count == 0, all.count >= Self.most, let oldest = all.min(by: { $0.value.last < $1.value.last })
            {
                all[oldest.key] = nil
            }
            all[key] = Trouble(route: route, status: status, cause: cause, count: count + 1, last: now)
        }
    }

    /// The latest first.
    var list: [Trouble] {
        all.withLock { Array($0.values) }.sorted { ($0.last, $0.route) > ($1.last, $1.route) }
    }
}
