import Glibc
import Synchronization

/// Ctrl+C during long work at a terminal: the first asks it to end in good order, the second ends the program.
enum Interruption {
    private static let come = Atomic<Bool>(false)

    static var hasCome: Bool { come.load(ordering: .relaxed) }

    static func listen() { signal(SIGINT, note) }

    private static let note: @convention(c) (Int32) -> Void = { _ in
        // Only what is allowed inside a signal.
        come.store(true, ordering: .relaxed)
        signal(SIGINT, SIG_DFL)
    }
}
