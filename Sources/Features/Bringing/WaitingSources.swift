import Synchronization

/// What was brought while something else is read.
final class WaitingSources: Sendable {
    private let list = Mutex<[ImportSource]>([])

    var count: Int { list.withLock { $0.count } }

    func add(_ sources: [ImportSource]) { list.withLock { $0 += sources } }

    /// All of it, which then waits no more.
    func takeAll() -> [ImportSource] {
        list.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }

    /// The photographs that come next; several that are dropped at once come one by one.
    func takePhotographs() -> [ImportSource] {
        // Whoever adds to it never waits for a disk.
        let pages = Array(list.withLock(\.self).prefix { $0.isPhotograph })
        return list.withLock { waiting in
            guard waiting.starts(with: pages) else { return [] }
            waiting.removeFirst(pages.count)
            return pages
        }
    }
}
