import Foundation
import Glibc

/// A PostgreSQL of the tests' own: its data in a temporary folder, reached through a socket there and by
/// nothing else. It ends with the process that has started it, however that ends.
public final class Cluster: Sendable {
    public struct Fault: Error, CustomStringConvertible {
        public var description: String
    }

    private let programs: String
    private let folder: String
    /// Its input is the other end of a pipe that nobody writes to: when this process ends, it knows.
    private let keeper: Process
    private let lifeline: Pipe

    // MARK: Which there are

    /// Where PostgreSQL's programs are; Debian keeps them out of the usual places.
    private static let programs: String? = {
        let files = FileManager.default, debian = "/usr/lib/postgresql"
        let versions = ((try? files.contentsOfDirectory(atPath: debian)) ?? [])
            .compactMap { Int($0) }.sorted(by: >).map { "\(debian)/\($0)/bin" }
        return (versions + ["/usr/local/bin", "/usr/bin"]).first { folder in
            ["initdb", "pg_ctl", "postgres", "psql"].allSatisfy {
                files.isExecutableFile(atPath: "\(folder)/\($0)")
            }
        }
    }()

    public static var isPossible: Bool { programs != nil }
    public static let reason = "PostgreSQL's programs are missing: apt-get install postgresql"

    private static let one = Task { try Cluster() }

    /// One for all tests that do it no harm.
    public static func shared() async throws -> Cluster { try await one.value }

    // MARK: Its life

    /// Makes one, and starts it.
    public init() throws {
        guard let programs = Self.programs else { throw Fault(description: Self.reason) }
        self.programs = programs
        // Short: the path of a socket may have 107 bytes.
        folder = "/tmp/pg-\(UUID().uuidString.prefix(8))"
        keeper = Process()
        lifeline = Pipe()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        try Self.run("/bin/sh", ["-c", "chown \(Self.user) \(folder)"])
        let (file, words) = Self.unprivileged([
            "/bin/sh", "-c",
            """
            trap '' INT TERM HUP
            cat > /dev/null
            \(programs)/pg_ctl -D \(folder)/data -m immediate stop > /dev/null 2>&1
            rm -rf \(folder)
            """,
        ])
        keeper.executableURL = URL(filePath: file)
        keeper.arguments = words
        keeper.standardInput = lifeline
        keeper.standardOutput = FileHandle.nullDevice
        // Whoever waits for all that a test run says to have been said would wait for the keeper, too.
        keeper.standardError = FileHandle.nullDevice
        // And were it open in the database as well, it would never come to its end.
        _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try keeper.run()
        try ask(
            "initdb", "-D", "\(folder)/data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale",
            "--no-sync")
        try start()
    }

    deinit { try? lifeline.fileHandleForWriting.close() }

    public func start() throws {
        try ask(
            "pg_ctl", "-D", "\(folder)/data", "-w", "-l", "\(folder)/log", "-o",
            """
            -c listen_addresses= -c unix_socket_directories=\(folder) -c max_connections=300 \
            -c shared_buffers=32MB -c deadlock_timeout=200ms
            """, "start")
    }

    /// As a power cut would: nothing is finished, and it has to find its way back from its log.
    public func kill() throws { try ask("pg_ctl", "-D", "\(folder)/data", "-m", "immediate", "stop") }

    // MARK: What is in it

    /// An empty place in it.
    /// - Returns: its address.
    public func newSchema() throws -> String {
        let name = "s_" + UUID().uuidString.lowercased().replacing("-", with: "")
        try sql("CREATE SCHEMA \(name)")
        return "postgres://postgres@/postgres?host=\(folder)&options=-csearch_path%3D\(name)"
    }

    public func sql(_ text: String) throws {
        try ask("psql", "-h", folder, "-U", "postgres", "-q", "-c", text, "postgres")
    }

    // MARK: -

    private func ask(_ program: String, _ words: String...) throws {
        let (file, words) = Self.unprivileged(["\(programs)/\(program)"] + words)
        try Self.run(file, words)
    }

    /// PostgreSQL refuses to be run by root.
    private static let user: String = {
        if geteuid() != 0 { return "\(geteuid())" }
        return getpwnam("postgres") == nil ? "nobody" : "postgres"
    }()

    private static func unprivileged(_ words: [String]) -> (String, [String]) {
        geteuid() == 0
            ? ("/usr/sbin/runuser", ["-u", user, "--"] + words) : (words[0], Array(words.dropFirst()))
    }

    /// Foundation's `Process` takes one for running as long as anything that it has started is: and a
    /// database is meant to go on.
    private static func run(_ file: String, _ words: [String]) throws {
        let errors = "/tmp/pg-\(UUID().uuidString).errors"
        defer { unlink(errors) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o644)
        // PostgreSQL's user may not be allowed to be where we are.
        let all = ["/bin/sh", "-c", "cd / && exec \"$@\"", "sh", file] + words
        var arguments = all.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t(), status: Int32 = 0
        guard posix_spawn(&process, all[0], &actions, nil, &arguments, environ) == 0 else {
            throw Fault(description: "\(file) can't be started")
        }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else {
            let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
            throw Fault(description: "\(words.joined(separator: " ")): \(text)")
        }
    }
}
