import Dispatch
import Synchronization

/// Asynchronous work, done by the thread that waits for it: a fuzzer's loop knows no other way, and the
/// threads that Swift keeps for such work may all be waiting themselves.
final class Errand: TaskExecutor {
    private let waiting = Mutex<[UnownedJob]>([])
    private let bell = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        waiting.withLock { $0.append(job) }
        bell.signal()
    }

    /// Does it, and returns when it is done.
    static func run<T: Sendable>(_ work: @escaping @Sendable () async -> T) -> T {
        let errand = Errand(), outcome = Outcome<T>()
        Task(executorPreference: errand) {
            let found = await work()
            outcome.value.withLock { $0 = found }
            errand.bell.signal()
        }
        while true {
            errand.bell.wait()
            if let job = errand.waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                job.runSynchronously(on: errand.asUnownedTaskExecutor())
            }
            if let found = outcome.value.withLock({ $0 }) { return found }
        }
    }

    private final class Outcome<T: Sendable>: Sendable {
        let value = Mutex<T?>(nil)
    }
}
