import Foundation
import Web

/// `hands-off-server` as a process of its own, which can be killed.
final class ServerProcess: @unchecked Sendable {
    private let process = Process()
    let port: Int

    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "hands-off-server")

    /// Starts it, and waits until it listens.
    /// - Parameter isUnhurried: nobody counts how often it is asked.
    init(settings: String, isUnhurried: Bool = false) async throws {
        let output = Pipe()
        process.executableURL = Self.program
        process.arguments =
            ["serve", "--settings", settings, "--port", "0"] + (isUnhurried ? ["--unhurried"] : [])
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = await withCheckedContinuation { continuation in
            Thread {
                var heard = Data()
                while !heard.contains(UInt8(ascii: "\n")) {
                    let piece = output.fileHandleForReading.availableData
                    if piece.isEmpty { break }
                    heard.append(piece)
                }
                continuation.resume(returning: String(decoding: heard, as: UTF8.self))
            }.start()
        }
        guard let text = line.split(separator: ":").last, let port = Int(text.dropLast()) else {
            process.terminate()
            throw CocoaError(.executableLoad)
        }
        self.port = port
    }

    /// Kills it as a power cut would.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Asks it to end, and waits until it has.
    /// - Returns: its exit status.
    func end() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func ask(
        _ method: WebMethod, _ path: String, token: String? = nil, headers more: WebHeaders = [:]
    ) async throws -> WebAnswer {
        var headers = more
        headers["Content-Type"] = "application/json"
        if let token { headers["Authorization"] = "Bearer \(token)" }
        return try await Web.ask(
            WebRequest(
                try WebAddress("http://127.0.0.1:\(port)\(path)"), method, headers: headers, trust: .chosen,
                limit: 64 << 20, redirects: 0))
    }
}
