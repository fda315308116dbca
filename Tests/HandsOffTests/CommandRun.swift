import Foundation

/// The real program, run as a command from a shell.
struct CommandRun {
    var status: Int32
    /// The signal that ended it, if one did.
    var signal: Int32?
    var output: String
    var errors: String

    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "hands-off").path

    /// - Parameter script: for `sh`; `$0` is the program, the rest are `$1` and so on.
    init(_ script: String, _ arguments: String..., environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, Self.program] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SDL_AUDIODRIVER": "dummy", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
            .merging(environment) { $1 }
        let files = try (0..<2).map { _ in
            let path = FileManager.default.temporaryDirectory.appending(path: "said-\(UUID().uuidString)")
            try Data().write(to: path)
            return path
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        // Files and no pipes: they hold whatever is said, read or not.
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }
}
