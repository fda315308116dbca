import Foundation

/// The real program, asked to end in the middle of its work.
enum AskedProgram {
    /// Starts it, reads along, and sends it the signal when it has told of so many lines.
    /// - Returns: all whole lines that it printed, and what it ended with; 128 + the signal if that ended it.
    static func run(
        _ arguments: [String], signal: Int32, afterLines lines: Int, environment: [String: String] = [:]
    ) throws -> (lines: [String], status: Int32) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: CommandRun.program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SDL_AUDIODRIVER": "dummy"]) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = Data()
        while text.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            let piece = pipe.fileHandleForReading.availableData
            if piece.isEmpty { break }
            text.append(piece)
        }
        kill(process.processIdentifier, signal)
        text.append(pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let whole = String(decoding: text, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let isSignal = process.terminationReason == .uncaughtSignal
        return (whole.dropLast().map(String.init), process.terminationStatus + (isSignal ? 128 : 0))
    }

    /// Starts it, and sends it the signal when nothing more of what it prints goes into the pipe, which
    /// nobody reads.
    /// - Returns: what it ended with.
    static func unheard(_ arguments: [String], signal: Int32) throws -> Int32 {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: CommandRun.program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SDL_AUDIODRIVER": "dummy"]) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Nearly full, and for a good while not a byte more: it is in the middle of a write.
        var waiting: Int32 = 0, before: Int32 = 0, still = 0
        while waiting < 55_000 || still < 20_000, process.isRunning {
            guard ioctl(pipe.fileHandleForReading.fileDescriptor, UInt(FIONREAD), &waiting) == 0 else {
                break
            }
            still = waiting == before ? still + 1 : 0
            before = waiting
            sched_yield()
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }
}
