internal import CSeccomp
public import Foundation

/// The side of whoever has a program run.
extension ConfinedProgram {
    /// How it ended by itself.
    public struct Ending: Sendable, Hashable {
        public var status: Int32
        /// What it said (its standard output).
        public var words: Data
    }

    /// Runs it, and waits on the thread that calls until it has ended; one that takes too long, or says too
    /// much, is ended.
    /// - Parameter launcher: a program of ours that is given ``argument`` as its last argument, and calls
    ///   ``become()``. It ends with the thread that calls, so that should be one that stays.
    public func run(by launcher: SculleryProgram?) throws(Mishap) -> Ending {
        guard let launcher else { throw .noScullery("no launcher") }
        var ends: [Int32] = [0, 0]
        guard shim_pipe(&ends) == 0 else { throw .noScullery("pipe") }
        defer { close(ends[0]) }
        let process: pid_t
        do throws(Mishap) { process = try start(launcher, output: ends[1]) } catch {
            close(ends[1])
            throw error
        }
        close(ends[1])
        let deadline = ContinuousClock.now + .seconds(limits.patience)
        do throws(Mishap) {
            let words = try hear(ends[0], until: deadline)
            try waitForEnd(of: process, until: deadline)
            return Ending(status: try reap(process), words: words)
        } catch {
            kill(process, SIGKILL)
            _ = try? reap(process)
            throw error
        }
    }

    private func start(_ launcher: SculleryProgram, output: Int32) throws(Mishap) -> pid_t {
        let task: String
        do { task = try argument } catch { throw .noScullery("\(error)") }
        // Where a server built with Swift's libraries beside it finds them.
        return try launcher.spawn([task], keeping: ["PATH", "LD_LIBRARY_PATH"]) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            // What libraries think of hostile files nobody wants to read.
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
    }

    /// What it says, until it says nothing more.
    private func hear(_ output: Int32, until deadline: ContinuousClock.Instant) throws(Mishap) -> Data {
        var words = Data()
        var room = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            try wait(for: output, until: deadline)
            let count = read(output, &room, room.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return words }
            words += room.prefix(count)
            guard words.count <= limits.words else {
                throw .nonsense(cause: "more than \(limits.words) bytes")
            }
        }
    }

    /// It may have closed its output and go on.
    private func waitForEnd(of process: pid_t, until deadline: ContinuousClock.Instant) throws(Mishap) {
        let handle = shim_pidfd(process)
        guard handle >= 0 else { throw .noScullery("pidfd_open") }
        defer { close(handle) }
        try wait(for: handle, until: deadline)
    }

    private func wait(for handle: Int32, until deadline: ContinuousClock.Instant) throws(Mishap) {
        var place = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { throw .hung("\(limits.patience) s on the clock") }
            if poll(&place, 1, Int32(min(left.rounded(.up), 3_600_000))) > 0 { return }
        }
    }

    /// Whether a process that was killed was so because of what it took of the processor; or else because the
    /// machine had no memory left for anybody, which is no fault of its own.
    ///
    /// The signal doesn't tell: whoever reaches the limit of setrlimit(2) gets SIGKILL as well, and a softer limit
    /// before it would be no better, because ffmpeg takes SIGXCPU for a wish to end early. The kernel holds its
    /// limit against another count than it tells here, which a hypervisor that takes time away keeps apart.
    private func hasUsedUp(_ usage: rusage) -> Bool {
        let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        return seconds >= Double(limits.processor) * 3 / 4
    }

    /// The exit status.
    private func reap(_ process: pid_t) throws(Mishap) -> Int32 {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let signal = shim_signal(status)
        if signal == SIGXCPU || signal == SIGKILL && hasUsedUp(usage) {
            throw .usedUp("\(limits.processor) s of the processor")
        }
        if signal == SIGKILL { throw .hung("the system ended it, or somebody") }
        guard signal == 0 else { throw .crashed("signal \(signal)") }
        guard status >> 8 != Self.unconfined else {
            throw .noScullery("it can't be confined on this machine")
        }
        return status >> 8
    }
}
