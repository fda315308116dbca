import Glibc
import Synchronization

/// Since when a thread has been at work, for whoever watches over it.
final class WakeMark: Sendable {
    /// Nanoseconds of the system's clock; 0 = it sleeps.
    private let since = Atomic<Int64>(0)

    func wake() { since.store(Self.now, ordering: .relaxed) }
    func sleep() { since.store(0, ordering: .relaxed) }

    /// 0 while it sleeps.
    var seconds: Double {
        let since = since.load(ordering: .relaxed)
        return since == 0 ? 0 : Double(Self.now - since) / 1e9
    }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
