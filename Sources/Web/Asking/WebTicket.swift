internal import Synchronization

/// What whoever asked holds in hand while the answer is on its way, to say that it is no longer wanted.
final class WebTicket: Sendable {
    private let isOver = Atomic<Bool>(false)

    var isCancelled: Bool { isOver.load(ordering: .acquiring) }

    /// From any thread, at any time; takes effect at once.
    func cancel() {
        isOver.store(true, ordering: .releasing)
        WebThread.ring()
    }
}
