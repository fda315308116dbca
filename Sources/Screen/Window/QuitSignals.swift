import Glibc
import Synchronization

/// Makes Ctrl-C and `kill` wake the window.
///
/// SDL turns both into a quit event, but only when its wait is interrupted. Swift's main actor may wait on
/// any thread while the system gives the signal to the first one, so the handler passes it on to the thread
/// that waits.
enum QuitSignals {
    /// The thread inside `waitForEvents`; 0 while none is.
    private static let waiting = Atomic<UInt>(0)
    /// SDL's own handler, which notes the quit; 0 until `install`.
    private static let noted = Atomic<UInt>(0)
    /// Whether SDL's handler has put itself in our place, as it does each time it is called.
    private static let isReplaced = Atomic<Bool>(false)

    private typealias Handler = @convention(c) (Int32) -> Void

    /// After SDL's start, which must have put its own handlers in place.
    static func install() {
        for signal in [SIGINT, SIGTERM] {
            var old = sigaction()
            sigaction(signal, nil, &old)
            let address = unsafeBitCast(old.__sigaction_handler.sa_handler, to: UInt.self)
            // Ignored (1), as in a shell's background job, or not SDL's (0): leave it alone.
            if address <= 1 { continue }
            if address != handlerAddress { noted.store(address, ordering: .sequentiallyConsistent) }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = handle
            sigaction(signal, &action, nil)
        }
        isReplaced.store(false, ordering: .sequentiallyConsistent)
    }

    /// Runs a wait that these signals end.
    static func interrupting<Result>(_ wait: () -> Result) -> Result {
        if isReplaced.load(ordering: .sequentiallyConsistent) { install() }
        // The threads that Swift's runtime starts, of which the main actor's is one, let no signal through.
        var signals = sigset_t(), before = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        waiting.store(UInt(pthread_self()), ordering: .sequentiallyConsistent)
        defer {
            waiting.store(0, ordering: .sequentiallyConsistent)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return wait()
    }

    private static let handle: Handler = { signal in
        // Only what is allowed inside a signal: atomics, `pthread_kill`, and SDL's handler, which sets a
        // flag.
        let thread = waiting.load(ordering: .sequentiallyConsistent)
        if thread != 0, thread != UInt(pthread_self()) {
            pthread_kill(pthread_t(thread), signal)
            return
        }
        let address = noted.load(ordering: .sequentiallyConsistent)
        if address != 0 { unsafeBitCast(address, to: Handler.self)(signal) }
        isReplaced.store(true, ordering: .sequentiallyConsistent)
    }

    private static var handlerAddress: UInt { unsafeBitCast(handle, to: UInt.self) }
}
