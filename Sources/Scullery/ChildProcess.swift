internal import CSeccomp
internal import Foundation

/// A process of the scullery, from its start to its end.
final class ChildProcess {
    struct Ending {
        /// For the log.
        var cause: String
        /// Bytes that it had at its largest.
        var memory: Int
    }

    private static let niceness: Int32 = 10

    private let process: pid_t
    private let clock: clockid_t
    /// The kitchen's end of the hatch.
    private let socket: Int32
    private var ending: Ending?
    /// Bytes that this program had at its largest when the other was started. The system counts them as the
    /// other's, which began in them.
    private let inherited: Int
    /// Bytes that it had when it was last looked at.
    private var weighed = 0

    init(_ program: SculleryProgram) throws(Mishap) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noScullery(Self.reason("socketpair")) }
        // Above what the new process has under numbers of its own.
        let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
        close(ends[1])
        defer { close(theirs) }
        do throws(Mishap) { process = try Self.start(program, theirs) } catch {
            close(ends[0])
            throw error
        }
        socket = ends[0]
        // What a person does at the window goes before it.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), Self.niceness)
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        inherited = usage.ru_maxrss * 1024
        // What doesn't go at once is waited for where it can be called off.
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        var clock: clockid_t = 0
        self.clock = clock_getcpuclockid(process, &clock) == 0 ? clock : CLOCK_MONOTONIC
    }

    deinit { end() }

    /// Seconds of the processor that it has taken so far.
    var processorSeconds: Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Looks how many bytes it has; some microseconds.
    func weigh() {
        // proc(5): the second figure is what is in memory, in pages.
        let figures = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8))?
            .split(separator: " ")
        let pages = figures?.dropFirst().first.flatMap { Int($0) } ?? 0
        weighed = max(weighed, pages * Int(getpagesize()))
    }

    /// - Parameter whileWaiting: see ``Hatch``.
    func hatch(whileWaiting: @escaping () throws(Mishap) -> Int32) -> Hatch {
        Hatch(fcntl(socket, F_DUPFD_CLOEXEC, 0), whileWaiting: whileWaiting)
    }

    /// Ends it at once, whatever it does.
    /// - Parameter isEnding: it has closed its end of the hatch, so that a moment later it will have ended by
    ///   itself, and then it can be said how.
    @discardableResult func end(isEnding: Bool = false) -> Ending {
        if let ending { return ending }
        close(socket)
        var status: Int32 = 0
        var usage = rusage()
        var waited = wait4(process, &status, WNOHANG, &usage)
        for _ in 0..<500 where isEnding && waited == 0 {
            usleep(1000)
            waited = wait4(process, &status, WNOHANG, &usage)
        }
        if waited == 0 {
            kill(process, SIGKILL)
            repeat { waited = wait4(process, &status, 0, &usage) } while waited < 0 && errno == EINTR
        }
        let signal = shim_signal(status)
        let end = Ending(
            cause: signal == 0 ? "status \(status >> 8)" : "signal \(signal)",
            memory: usage.ru_maxrss * 1024 > inherited ? usage.ru_maxrss * 1024 : weighed)
        ending = end
        return end
    }

    private static func start(_ program: SculleryProgram, _ socket: Int32) throws(Mishap) -> pid_t {
        try program.spawn(keeping: environment) { actions in
            // Libraries print what they think of hostile files; nobody wants to read it.
            for number in 0...2 {
                posix_spawn_file_actions_addopen(
                    &actions, Int32(number), "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
            }
            posix_spawn_file_actions_adddup2(&actions, socket, Sink.descriptor)
        }
    }

    /// Where libraries, fonts and languages are.
    private static let environment: Set = [
        "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "XDG_CACHE_HOME", "XDG_DATA_DIRS",
        "XDG_DATA_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS",
    ]

    private static func reason(_ call: String) -> String { "\(call): \(String(cString: strerror(errno)))" }
}
