import Foundation
import Synchronization

/// What is counted while the server runs, and told to whoever watches it, in Prometheus's text format
/// (version 0.0.4).
final class Metrics: Sendable {
    private struct Key: Hashable, Comparable {
        var route: String
        var status: Int

        static func < (one: Key, other: Key) -> Bool {
            (one.route, one.status) < (other.route, other.status)
        }
    }

    private struct Count {
        var requests = 0
        var seconds = 0.0
    }

    private let counts = Mutex<[Key: Count]>([:])
    private let stalled = Atomic<Int>(0)

    func count(_ route: String, _ status: Int, _ time: Duration) {
        counts.withLock { counts in
            var count = counts[Key(route: route, status: status), default: Count()]
            count.requests += 1
            count.seconds += Double(time.milliseconds) / 1000
            counts[Key(route: route, status: status)] = count
        }
    }

    /// Somebody didn't take what was sent.
    func countStalled() { stalled.add(1, ordering: .relaxed) }

    /// - Parameter gauges: what is as it is just now, by its name.
    func text(gauges: [(name: String, help: String, value: Int)]) -> String {
        let counts = counts.withLock { $0 }.sorted { $0.key < $1.key }
        var lines = [
            "# HELP hands_off_requests_total Requests that were answered.",
            "# TYPE hands_off_requests_total counter",
        ]
        lines += counts.map { "hands_off_requests_total\(Self.labels($0.key)) \($0.value.requests)" }
        lines += [
            "# HELP hands_off_request_seconds_total How long they took together.",
            "# TYPE hands_off_request_seconds_total counter",
        ]
        lines += counts.map { "hands_off_request_seconds_total\(Self.labels($0.key)) \($0.value.seconds)" }
        lines += [
            "# HELP hands_off_stalled_total Connections that were closed because nobody took the answer.",
            "# TYPE hands_off_stalled_total counter",
            "hands_off_stalled_total \(stalled.load(ordering: .relaxed))",
        ]
        for gauge in gauges {
            lines += [
                "# HELP hands_off_\(gauge.name) \(gauge.help)", "# TYPE hands_off_\(gauge.name) gauge",
                "hands_off_\(gauge.name) \(gauge.value)",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func labels(_ key: Key) -> String {
        let route = key.route.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "{route=\"\(route)\",status=\"\(key.status)\"}"
    }

    /// Bytes of memory that the process has.
    static var memory: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
