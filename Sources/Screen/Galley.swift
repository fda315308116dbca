import Foundation

/// Where everything runs that isn't the main actor: a few threads of our own that sleep in `read` until a
/// job comes.
///
/// Swift's default executor on Linux keeps a watch on its threads that wakes the process once a second for
/// as long as it lives; a window that idles must not. So work away from the main actor is started with this
/// executor as its preference: `Task(executorPreference: Galley.shared)`. Jobs go through a pipe, which
/// needs no lock: a write of eight bytes is one piece.
public final class Galley: TaskExecutor {
    /// For the library and the cues.
    public static let shared = Galley(threads: 2)
    /// For drawings: one after the other, so that many of them keep no write to the library waiting.
    public static let drawing = Galley(threads: 1)
    /// For work that takes minutes, or waits for the network.
    public static let labour = Galley(threads: 1)

    private let writing: Int32

    private init(threads: Int) {
        var ends: [Int32] = [0, 0]
        // Without a pipe, as when the system has run out of descriptors, nothing of the program could work.
        precondition(pipe(&ends) == 0, "The system has no descriptors left.")
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let reading = ends[0]
        writing = ends[1]
        for number in 1...threads {
            let executor = asUnownedTaskExecutor()
            let thread = Thread { Galley.work(reading, executor) }
            thread.name = "galley \(number)"
            // Drawings of pages of text and vector pictures need more than the small default.
            thread.stackSize = 4 << 20
            thread.start()
        }
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        var word = unsafeBitCast(UnownedJob(job), to: UInt.self)
        while write(writing, &word, MemoryLayout<UInt>.size) < 0, errno == EINTR {}
    }

    private static func work(_ reading: Int32, _ executor: UnownedTaskExecutor) {
        var word: UInt = 0
        while true {
            let count = read(reading, &word, MemoryLayout<UInt>.size)
            if count == MemoryLayout<UInt>.size {
                unsafeBitCast(word, to: UnownedJob.self).runSynchronously(on: executor)
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }
}
