import Foundation

extension SculleryProgram {
    /// Starts it with signals as a new program expects them, and in a group of its own: Ctrl+C at a terminal is
    /// for whoever started it.
    /// - Parameters:
    ///   - more: arguments behind its own.
    ///   - names: of the variables of this process that it gets; no others are any business of it.
    ///   - files: says what its descriptors are.
    func spawn(
        _ more: [String] = [], keeping names: Set<String>,
        files: (inout posix_spawn_file_actions_t) -> Void
    ) throws(Mishap) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        files(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments + more).map { strdup($0) }
        let kept = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
            .map { "\($0.key)=\($0.value)" }
        var environment: [UnsafeMutablePointer<CChar>?] = (kept + ["SWIFT_BACKTRACE=enable=no"])
            .map { strdup($0) }
        defer { for word in words + environment { free(word) } }
        words.append(nil)
        environment.append(nil)
        var process: pid_t = 0
        let status = posix_spawn(&process, path, &actions, &attributes, words, environment)
        guard status == 0 else { throw .noScullery("\(path): \(String(cString: strerror(status)))") }
        return process
    }
}
