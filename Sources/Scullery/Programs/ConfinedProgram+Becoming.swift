internal import CSeccomp
internal import Foundation

/// The launcher's side.
extension ConfinedProgram {
    /// Whether this machine can confine a program.
    ///
    /// Landlock and seccomp need no privilege and no namespaces, so that they do inside a service that may make
    /// none (`RestrictNamespaces=yes`), where bubblewrap can't. Linux has had Landlock since 5.13.
    public static var isPossible: Bool { shim_landlock() > 0 }

    /// What a launcher is told, as ``argument`` says it.
    public init(argument: String) throws {
        self = try JSONDecoder().decode(ConfinedProgram.self, from: Data(argument.utf8))
    }

    var argument: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }

    /// Confines this process and becomes the program. Returns only if that can't be, with an exit status: the
    /// program is never run otherwise.
    public func become() -> Int32 {
        // Nobody waits for it any more when whoever started it is gone.
        _ = shim_end_with_parent()
        // Not closed at once: the event loop of libdispatch has some, and brings the process down without them.
        guard shim_keep_from(3) == 0 else { return Self.unconfined }
        // A thread of a pool has most signals blocked, and the program would begin like that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        for (resource, most) in [
            (RLIMIT_DATA, limits.memory), (RLIMIT_CPU, limits.processor), (RLIMIT_FSIZE, limits.file),
            (RLIMIT_CORE, 0), (RLIMIT_NOFILE, 64),
        ] {
            var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
            guard setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else {
                return Self.unconfined
            }
        }
        guard seeOnlyFiles(), shim_confine_program() == 0 else { return Self.unconfined }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { (word: String) in strdup(word)
        }
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), strdup("LC_ALL=C")]
        words.append(nil)
        environment.append(nil)
        execve(path, words, environment)
        return Self.unconfined
    }

    private func seeOnlyFiles() -> Bool {
        let version = shim_landlock()
        guard version > 0 else { return false }
        let rules = shim_landlock_begin(version)
        guard rules >= 0 else { return false }
        func allow(_ path: String, isFolder: Bool, _ rights: shim_right...) -> Bool {
            let rights = rights.reduce(0) { $0 | Int32($1.rawValue) }
            let status = shim_landlock_allow(rules, version, path, isFolder ? 1 : 0, rights)
            // Not every system has every folder.
            return status == 0 || isFolder && status == -ENOENT
        }
        // Where libraries are, and what loads them.
        let cache = "/etc/ld.so.cache"
        let libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"]
        let all =
            libraries.allSatisfy { allow($0, isFolder: true, SHIM_READ, SHIM_RUN) }
            && (access(cache, R_OK) != 0 || allow(cache, isFolder: false, SHIM_READ))
            && allow(path, isFolder: false, SHIM_READ, SHIM_RUN)
            && reading.allSatisfy { allow($0, isFolder: false, SHIM_READ) }
            && writing.allSatisfy { allow($0, isFolder: false, SHIM_WRITE) }
        return all && shim_landlock_enter(rules) == 0
    }
}
