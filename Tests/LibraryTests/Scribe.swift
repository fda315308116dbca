import Foundation

/// `library-scribe`, a process that writes into a library and can be killed.
final class Scribe {
    private let process = Process()
    private let pipe = Pipe()
    private var heard = Data()

    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "library-scribe")

    static var path: String { program.path }

    init(_ arguments: String...) throws {
        process.executableURL = Scribe.program
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Listens until it has told of so many lines, or of everything.
    func listen(toLines lines: Int) {
        while heard.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            let piece = pipe.fileHandleForReading.availableData
            if piece.isEmpty { break }
            heard.append(piece)
        }
    }

    /// Kills it as a power cut would.
    /// - Returns: all the lines that it told before the blow.
    func kill() -> [String] {
        Foundation.kill(process.processIdentifier, SIGKILL)
        heard.append(pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let whole = String(decoding: heard, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return whole.dropLast().map(String.init)
    }

    /// Runs a shell script as somebody who may mount, in a name space of its own: `$scribe` is the program,
    /// `$dir` a folder for a mount, which goes when the script ends.
    /// - Returns: the lines it printed; nil if this system allows nobody to do that.
    static func inMounts(_ script: String, folder: String) throws -> [String]? {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let user = geteuid() == 0 ? [] : ["--user", "--map-root-user"]
        process.arguments = ["unshare"] + user + ["--mount", "/bin/sh", "-c", script]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["scribe": program.path, "dir": folder]) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Whether this system lets the tests mount: as root, or in a name space of the user's.
    static let canMount: Bool = {
        let folder = FileManager.default.temporaryDirectory.path
        return (try? inMounts("mount -t tmpfs none \"$dir\" && echo yes", folder: folder)) == ["yes"]
    }()
}
