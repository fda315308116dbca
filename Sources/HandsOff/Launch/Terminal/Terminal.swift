import Foundation
import Recipes
import Synchronization

/// The one door through which anything gets to a terminal, or to whatever standard output and standard error
/// lead to.
///
/// Titles, paths and causes come from strangers, and a terminal obeys what it reads: so all that acts unseen
/// is made visible here (`<U+001B>`), and a line stays one line whatever is in it, so that no title can
/// pretend to be another. Nothing is held back: what has been said has been written, or is known to be lost.
public enum Terminal {
    /// Whether a window is open, which nothing that happens to a terminal may end or keep waiting.
    private static let isBesideWindow = Atomic<Bool>(false)
    /// `errno` of the first write to standard output that failed; 0 while all went well.
    private static let trouble = Atomic<Int32>(0)

    /// The status of a command whose output could not be written (EX_IOERR of sysexits.h).
    static let notWritten: Int32 = 74

    /// Once, before anything is said, as soon as it is known that a window is to be opened.
    public static func standBesideWindow() { isBesideWindow.store(true, ordering: .relaxed) }

    /// A line of output. Ends the program, as is usual, if whoever reads it has gone.
    static func put(_ line: String) {
        // What comes after a gap would be taken for what stood there.
        if trouble.load(ordering: .relaxed) != 0 { return }
        guard let failure = write(line, to: STDOUT_FILENO) else { return }
        if failure == EPIPE, !isBesideWindow.load(ordering: .relaxed) { endQuietly() }
        _ = trouble.compareExchange(expected: 0, desired: failure, ordering: .relaxed)
    }

    /// What the cook or the log is told; nothing depends on whether anybody reads it.
    static func tell(_ text: String) { _ = write(text, to: STDERR_FILENO) }

    /// Makes sure that all output has arrived, and says so if it hasn't.
    /// - Returns: the status to end with: the command's own, unless that was 0 and its output is lost.
    public static func finish(_ status: Int32) -> Int32 {
        // Some file systems tell only now that there was no room.
        let last = dup(STDOUT_FILENO)
        if last >= 0, close(last) != 0 {
            _ = trouble.compareExchange(expected: 0, desired: errno, ordering: .relaxed)
        }
        let failure = trouble.load(ordering: .relaxed)
        if failure == 0 { return status }
        tellCook("Not all of the output could be written: \(String(cString: strerror(failure))).")
        return status == 0 ? notWritten : status
    }

    /// - Returns: `errno`, if it could not be written.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            if isBesideWindow.load(ordering: .relaxed), !takesMore(descriptor) { return EAGAIN }
            // No more than a pipe takes at once, if it takes anything.
            let count = rest.prefix(4096).withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                // Somebody has told the terminal not to wait, which concerns us as little as them.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if count == 0 || errno != EINTR {
                return count == 0 ? EIO : errno
            }
        }
        return nil
    }

    private static func takesMore(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&ready, 1, 0) > 0
    }

    /// As if nobody had asked the system to spare us that signal.
    private static func endQuietly() -> Never {
        signal(SIGPIPE, SIG_DFL)
        // Some threads of Swift's let no signal through.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGPIPE)
        _exit(128 + SIGPIPE)
    }
}
