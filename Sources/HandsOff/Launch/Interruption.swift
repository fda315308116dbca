import Glibc
import Synchronization

/// Ctrl+C and `kill` while a command works: the first asks it to end in good order and gives it a moment for
/// that, the second ends it.
///
/// A library, a page or a picture may keep a command from asking in time; it ends all the same. What it has
/// told of by then is kept, as it is by any other end.
public enum Interruption {
    /// The signal that came first; 0 while none has.
    private static let come = Atomic<Int32>(0)
    /// Microseconds.
    private static let patience = Atomic<Int>(0)

    public static var hasCome: Bool { come.load(ordering: .relaxed) != 0 }
    /// The exit status of a command that was asked to end, as shells say it: 130 or 143. Nil if none was.
    public static var status: Int32? {
        let signal = come.load(ordering: .relaxed)
        return signal == 0 ? nil : 128 + signal
    }

    /// Before SDL starts, which takes these signals for itself if nobody has.
    /// - Parameter patience: seconds that a command has for ending in good order; with 0 it ends at once.
    public static func listen(patience: Double = 0.7) {
        Self.patience.store(Int(patience * 1e6), ordering: .relaxed)
        signal(SIGALRM, end)
        for name in [SIGINT, SIGTERM] {
            var old = sigaction()
            sigaction(name, nil, &old)
            // Ignored (1), as in a shell's background job.
            if unsafeBitCast(old.__sigaction_handler.sa_handler, to: UInt.self) != 1 { signal(name, note) }
        }
    }

    private static let end: @convention(c) (Int32) -> Void = { _ in
        _exit(128 + come.load(ordering: .relaxed))
    }

    private static let note: @convention(c) (Int32) -> Void = { signal in
        // Only what is allowed inside a signal.
        let isFirst = come.compareExchange(expected: 0, desired: signal, ordering: .relaxed).exchanged
        let patience = patience.load(ordering: .relaxed)
        if !isFirst || patience == 0 { _exit(128 + signal) }
        var timer = itimerval()
        timer.it_value.tv_usec = patience
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }
}
