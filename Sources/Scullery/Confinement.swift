internal import CSeccomp

/// What a process does to itself before it looks at anything that a stranger has written.
///
/// From then on it can read the files that it is told to and work with the memory that it has, and that is
/// all: it opens nothing for writing, changes no name of a file, starts no program, sends nothing over any
/// network, and signals nobody. Where the kernel has no filter for that, the limits alone hold.
enum Confinement {
    /// - Parameter memory: bytes that the process may have of its own.
    /// - Returns: what could not be had, for the log; nil = all.
    static func begin(memory: Int) -> String? {
        // Nobody waits for it any more.
        _ = shim_end_with_parent()
        limit(RLIMIT_DATA, memory)
        limit(RLIMIT_CORE, 0)
        limit(RLIMIT_NOFILE, 256)
        // What an archive unpacks to at most; see `Limits.unpacked` of Intake.
        limit(RLIMIT_FSIZE, 4 << 30)
        // Whoever gave the chore counts more closely; this holds when that one is gone.
        limit(RLIMIT_CPU, 3600)
        let status = shim_confine()
        return status == 0 ? nil : "seccomp: \(String(cString: strerror(-status)))"
    }

    private static func limit(_ resource: __rlimit_resource, _ most: Int) {
        var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
