import Synchronization

/// Whether a store can be written, by what came of the last write.
public final class StorePulse: Sendable {
    private let last = Mutex<StoreError.Kind?>(nil)

    /// Nil if it can; or why it couldn't.
    public var trouble: StoreError.Kind? { last.withLock { $0 } }

    /// - Parameter error: nil = it was written. One that says nothing of the store changes nothing; and that
    ///   something small could be written doesn't show that there is room.
    func feel(_ error: StoreError?) {
        last.withLock { last in
            switch error?.kind {
            case nil: if last != .full { last = nil }
            // Somebody else writes just now: that there is no room is as true as before.
            case .busy: if last != .full { last = .busy }
            case .full, .failing, .unreachable: last = error?.kind
            case .taken, .forbidden, .damaged, .newer, .broken: break
            }
        }
    }

    /// There is room again.
    func recover() { last.withLock { $0 = nil } }
}
