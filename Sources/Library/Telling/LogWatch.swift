import Foundation

/// Calls when somebody has written into a library's log, on a thread of its own that sleeps until then. It
/// ends when this is let go of.
final class LogWatch: Sendable {
    /// The end of a line through which nothing is ever sent: closing it wakes the thread.
    private let leash: CInt

    /// Milliseconds from the writing to a first call, and from each call to the next. The system tells of
    /// bytes that are written; that they are valid SQLite says in shared memory when they have reached the
    /// disk, and of that nobody is told.
    private static let pauses: [CInt] = [10, 40, 200, 2000]

    /// Nil if the system can't tell.
    init?(_ log: String, grown: @escaping @Sendable () -> Void) {
        var ends: [CInt] = [-1, -1]
        // As a pipe, but no process that is started meanwhile gets a hold of it.
        let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        let hold = ends[0]
        let events = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
        guard events >= 0, inotify_add_watch(events, log, UInt32(IN_MODIFY | IN_CLOSE_WRITE)) >= 0 else {
            for end in [events] + ends where end >= 0 { close(end) }
            return nil
        }
        leash = ends[1]
        let thread = Thread {
            Self.watch(events, until: hold, grown)
            close(events)
            close(hold)
        }
        thread.start()
    }

    deinit { close(leash) }

    private static func watch(_ events: CInt, until hold: CInt, _ grown: () -> Void) {
        while wait(for: hold, or: events) {
            forget(events)
            var next = pauses.startIndex
            while next < pauses.endIndex {
                guard wait(for: hold, pauses[next]) else { return }
                next = forget(events) ? pauses.startIndex : next + 1
                grown()
            }
        }
    }

    /// Sleeps until there are events; false if it ended because the leash has gone.
    private static func wait(for hold: CInt, or events: CInt = -1, _ milliseconds: CInt = -1) -> Bool {
        // One that is negative is passed over.
        var waited = [
            pollfd(fd: hold, events: 0, revents: 0), pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waited, 2, milliseconds) < 0 {
            // A signal came meanwhile.
            guard errno == EINTR else { return false }
        }
        return waited[0].revents == 0
    }

    /// All that has been told so far is one thing; whether there was any.
    @discardableResult private static func forget(_ events: CInt) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { space in
            var wasThere = false
            while read(events, space.baseAddress, space.count) > 0 { wasThere = true }
            return wasThere
        }
    }
}
