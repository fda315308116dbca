public import Foundation

/// Calls when something comes into a folder, goes from it or is written there, on a thread of its own that sleeps
/// until then. It ends when this is let go of.
public final class FolderWatch: Sendable {
    /// The end of a line through which nothing is ever sent: closing it wakes the thread.
    private let leash: CInt

    /// Milliseconds without anything new after which it is told: a folder that is filled is told of once.
    private static let quiet: CInt = 300
    /// More folders than anybody sorts films into.
    private static let most = 64
    private static let kinds =
        IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF

    /// - Parameter folders: each that is not there stands for the nearest one around it.
    /// - Returns: nil if the system can't tell.
    public init?(_ folders: [String], changed: @escaping @Sendable () -> Void) {
        var ends: [CInt] = [-1, -1]
        // As a pipe, but no process that is started meanwhile gets a hold of it.
        let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        let hold = ends[0]
        let events = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
        let watched = events < 0 ? 0 : folders.prefix(Self.most).filter { Self.add($0, to: events) }.count
        guard watched > 0 else {
            for end in [events] + ends where end >= 0 { close(end) }
            return nil
        }
        leash = ends[1]
        let thread = Thread {
            while Self.wait(for: hold, or: events) {
                repeat { Self.forget(events) } while Self.wait(for: hold, or: events, Self.quiet)
                if Self.isLetGo(hold) { break }
                changed()
            }
            close(events)
            close(hold)
        }
        thread.start()
    }

    deinit { close(leash) }

    private static func add(_ folder: String, to events: CInt) -> Bool {
        var url = URL(filePath: folder).standardizedFileURL
        var kinds = Self.kinds
        while inotify_add_watch(events, url.path, UInt32(kinds)) < 0 {
            if url.path == "/" { return false }
            url.deleteLastPathComponent()
            // What is written around it is nobody's business.
            kinds = IN_CREATE | IN_MOVED_TO
        }
        return true
    }

    /// Sleeps until there are events; false if there are none, or the leash has gone.
    private static func wait(for hold: CInt, or events: CInt, _ milliseconds: CInt = -1) -> Bool {
        var waited = [
            pollfd(fd: hold, events: 0, revents: 0), pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waited, 2, milliseconds) < 0 {
            // A signal came meanwhile.
            guard errno == EINTR else { return false }
        }
        return waited[0].revents == 0 && waited[1].revents != 0
    }

    private static func isLetGo(_ hold: CInt) -> Bool {
        var waited = pollfd(fd: hold, events: 0, revents: 0)
        return poll(&waited, 1, 0) != 0
    }

    private static func forget(_ events: CInt) {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { space in
            while read(events, space.baseAddress, space.count) > 0 {}
        }
    }
}
