import Foundation

/// Work that waits for a thread. Threads that find none sleep.
///
/// Of `Synchronization`'s parts none lets a thread sleep until there is something to do; hence a condition,
/// and a class that says itself that it may be shared: all that changes is touched under its lock only.
final class JobQueue<Job: Sendable>: @unchecked Sendable {
    enum Place { case taken, full, closed }

    private let condition = NSCondition()
    private let limit: Int
    private var jobs: [Job] = []
    /// Jobs before it have been taken.
    private var first = 0
    private var isClosed = false

    init(limit: Int) { self.limit = limit }

    func add(_ job: Job) -> Place {
        condition.withLock {
            guard !isClosed else { return .closed }
            guard jobs.count - first < limit else { return .full }
            jobs.append(job)
            condition.signal()
            return .taken
        }
    }

    /// Waits for a job; nil when it is closed and all have been taken.
    func next() -> Job? {
        condition.withLock {
            while first == jobs.count {
                if isClosed { return nil }
                condition.wait()
            }
            defer {
                first += 1
                // Those that were taken go in one sweep, so that taking one costs the same however many wait.
                if first == jobs.count || first >= 256 {
                    jobs.removeFirst(first)
                    first = 0
                }
            }
            return jobs[first]
        }
    }

    /// Takes no more; what waits is still done.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }
}
