import Foundation
import Testing

/// The real program, playing a script until it is killed without a goodbye.
enum KilledProgram {
    /// Starts the real program, reads along, and kills it when it has told of so many lines.
    /// - Returns: the number of the last line that it told of.
    static func runAndKill(_ script: URL, afterLines lines: Int) throws -> Int {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "hands-off")
        let process = Process()
        process.executableURL = program
        process.arguments = ["session", "--verbose", script.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = Data()
        while text.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            let piece = pipe.fileHandleForReading.availableData
            if piece.isEmpty { break }
            text.append(piece)
        }
        Foundation.kill(process.processIdentifier, SIGKILL)
        // What it managed to tell before the blow.
        text.append(pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let whole = String(decoding: text, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropLast()
        return try #require(whole.last?.split(separator: " ").first.flatMap { Int($0) }, "it told of nothing")
    }
}
