import Glibc
import Synchronization

/// The jobs that wait for a thread of the ``Galley``, first come, first served.
///
/// A lock, because an executor is what actors run on, and a semaphore that says how many are waiting: the
/// threads sleep on it, without a descriptor and without ever waking for nothing.
final class OrderRail: Sendable {
    private let waiting = Mutex(Orders())
    /// As many as jobs wait. Made once and never moved; a semaphore may be used by all threads at a time.
    private nonisolated(unsafe) let bell: UnsafeMutablePointer<sem_t>

    private struct Orders {
        /// The next to be taken is last.
        var next: [UnownedJob] = []
        /// Those that came since, in their order.
        var new: [UnownedJob] = []

        mutating func take() -> UnownedJob? {
            if next.isEmpty {
                next = new.reversed()
                new = []
            }
            return next.popLast()
        }
    }

    init() {
        bell = .allocate(capacity: 1)
        // Fails only for a number that is too large.
        sem_init(bell, 0, 0)
    }

    deinit {
        sem_destroy(bell)
        bell.deallocate()
    }

    /// Any thread; never waits for a job to be done.
    func hang(_ job: UnownedJob) {
        waiting.withLock { $0.new.append(job) }
        sem_post(bell)
    }

    /// Sleeps until there is one.
    func take() -> UnownedJob {
        while true {
            // Ends early, with nothing to take, when a signal comes.
            while sem_wait(bell) != 0 {}
            if let job = waiting.withLock({ $0.take() }) { return job }
        }
    }
}
