import Foundation

/// Where everything runs that isn't the main actor: a few threads of our own that sleep until a job comes.
///
/// Swift's default executor on Linux keeps a watch on its threads that wakes the process once a second for
/// as long as it lives; a window that idles must not. So work away from the main actor is started with this
/// executor as its preference: `Task(executorPreference: Galley.shared)`. Jobs are taken in the order in
/// which they came, and whoever brings one never waits.
public final class Galley: TaskExecutor {
    /// For the library and the cues.
    public static let shared = Galley(threads: 2)
    /// For drawings: one after the other, so that many of them keep no write to the library waiting.
    public static let drawing = Galley(threads: 1)
    /// For what is said, which may wait for the desktop's speech service.
    public static let voice = Galley(threads: 1)
    /// For work that takes minutes, or waits for the network.
    public static let labour = Galley(threads: 1)

    /// For clips of others, which take seconds each and wait for no import.
    public static let clips = Galley(threads: 1)

    /// For reading photographs, which takes seconds: two readers beside each other.
    public static let eyes = Galley(threads: 2)

    private let orders = OrderRail()

    init(threads: Int) {
        for number in 1...threads {
            // The threads stay for good, and so does the executor.
            let thread = Thread { [self] in work() }
            thread.name = "galley \(number)"
            // Drawings of pages of text and vector pictures need more than the small default.
            thread.stackSize = 4 << 20
            thread.start()
        }
    }

    public func enqueue(_ job: consuming ExecutorJob) { orders.hang(UnownedJob(job)) }

    private func work() {
        let executor = asUnownedTaskExecutor()
        while true { orders.take().runSynchronously(on: executor) }
    }
}
