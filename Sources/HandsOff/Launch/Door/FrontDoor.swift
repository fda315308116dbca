import Foundation
import Glibc

/// Keeps a library to one window: whoever opens it first holds the door, and those who come later knock
/// there.
///
/// The lock decides who is first: the system lets go of it when the process ends, however it ends, so that a
/// socket that was left behind means nothing. A thread sleeps in `accept` until somebody knocks, and never
/// wakes otherwise.
final class FrontDoor: Sendable {
    private let place: DoorPlace
    private let lock: Int32
    private let listener: Int32

    enum Entry {
        /// Nobody else has the library open.
        case first(FrontDoor)
        /// Somebody has.
        case taken
        /// The system lets nobody make a door here; why, for the log.
        case noDoor(cause: String)
    }

    /// - Parameter onVisit: called on the door's own thread.
    static func enter(_ place: DoorPlace, onVisit: @escaping @Sendable (Visitor) -> Void) -> Entry {
        guard let address = DoorSocket.address(place.socket) else {
            return .noDoor(cause: "\(place.socket) is too long")
        }
        guard let lock = hold(place.lock) else { return .noDoor(cause: "\(place.lock): \(reason())") }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            defer { Glibc.close(lock) }
            return errno == EWOULDBLOCK ? .taken : .noDoor(cause: "\(place.lock): \(reason())")
        }
        // A socket that lies there was left by a process that was killed.
        unlink(place.socket)
        let listener = DoorSocket.new()
        // Before it has a name, so that nobody else can ever knock.
        guard listener >= 0, fchmod(listener, 0o600) == 0, DoorSocket.call(bind, listener, address),
            chmod(place.socket, 0o600) == 0, listen(listener, 4) == 0
        else {
            let cause = "\(place.socket): \(reason())"
            if listener >= 0 { Glibc.close(listener) }
            Glibc.close(lock)
            return .noDoor(cause: cause)
        }
        let door = FrontDoor(place, lock: lock, listener: listener)
        let thread = Thread { wait(at: listener, onVisit) }
        thread.name = "door"
        thread.stackSize = 256 << 10
        thread.start()
        return .first(door)
    }

    private init(_ place: DoorPlace, lock: Int32, listener: Int32) {
        self.place = place
        self.lock = lock
        self.listener = listener
    }

    /// Gives the door up: whoever comes next is first.
    func close() {
        unlink(place.socket)
        // Ends the wait of the thread, which closes it.
        shutdown(listener, Int32(SHUT_RDWR))
        Glibc.close(lock)
    }

    private static func hold(_ path: String) -> Int32? {
        try? FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        return lock >= 0 ? lock : nil
    }

    private static func wait(at listener: Int32, _ onVisit: @Sendable (Visitor) -> Void) {
        defer { Glibc.close(listener) }
        while true {
            let descriptor = accept(listener, nil, nil)
            if descriptor < 0 {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            DoorSocket.limit(descriptor, seconds: 1)
            if DoorSocket.isOurs(descriptor),
                let wish = DoorSocket.hear(descriptor).flatMap(DoorWish.init(line:))
            {
                onVisit(Visitor(wish, descriptor))
            } else {
                Glibc.close(descriptor)
            }
        }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }

    /// Asks the one that has the library open.
    /// - Parameter patience: seconds; one that has only just been started doesn't answer at once.
    /// - Returns: nil if it says nothing in that time.
    static func knock(at place: DoorPlace, _ wish: DoorWish, patience: Double) -> DoorAnswer? {
        guard let address = DoorSocket.address(place.socket) else { return nil }
        let descriptor = DoorSocket.new()
        guard descriptor >= 0 else { return nil }
        defer { Glibc.close(descriptor) }
        DoorSocket.limit(descriptor, seconds: patience)
        guard DoorSocket.call(connect, descriptor, address), DoorSocket.say(wish.line, descriptor) else {
            return nil
        }
        return DoorSocket.hear(descriptor).flatMap(DoorAnswer.init(line:))
    }
}
