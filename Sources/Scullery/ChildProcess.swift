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
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Libraries print what they think of hostile files; nobody wants to read it.
        for number in 0...2 {
            posix_spawn_file_actions_addopen(
                &actions, Int32(number), "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, socket, Sink.descriptor)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Ctrl+C at a terminal is for whoever gave the chore; and signals are as a new program expects them.
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var words: [UnsafeMutablePointer<CChar>?] = ([program.path] + program.arguments).map { strdup($0) }
        var environment: [UnsafeMutablePointer<CChar>?] = self.environment.map { strdup($0) }
        defer { for word in words + environment { free(word) } }
        words.append(nil)
        environment.append(nil)
        var process: pid_t = 0
        let status = posix_spawn(&process, program.path, &actions, &attributes, words, environment)
        guard status == 0 else { throw .noScullery("\(program.path): \(String(cString: strerror(status)))") }
        return process
    }

    /// Where libraries, fonts and languages are; nothing else of the kitchen's environment is any business of
    /// it.
    private static var environment: [String] {
        let names: Set = [
            "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "XDG_CACHE_HOME",
            "XDG_DATA_DIRS",
            "XDG_DATA_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS",
        ]
        return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
            .map { "\($0.key)=\($0.value)" } + ["SWIFT_BACKTRACE=enable=no"]
    }

    private static func reason(_ call: String) -> String { "\(call): \(String(cString: strerror(errno)))" }
}
