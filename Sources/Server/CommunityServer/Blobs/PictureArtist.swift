import API
import Foundation
import NIOPosix

/// Draws pictures anew that others will see: a square of 512 points as JPEG, without anything that was in
/// the file beside the picture (where it was taken, who took it). ffmpeg does it, in a process of its own with
/// limits of time, memory and size; the format is named to it, so that it doesn't guess.
struct PictureArtist: Sendable {
    /// Points of an edge.
    static let edge = 512
    /// More than any camera of a telephone takes; a bomb has more.
    static let pixels = 100_000_000

    private let threads: NIOThreadPool

    init() {
        // One after another: each may take half a gigabyte.
        threads = NIOThreadPool(numberOfThreads: 1)
        threads.start()
    }

    /// - Returns: whether there is a picture at `target` now.
    func draw(_ source: String, _ kind: MediaKind, to target: String) async throws -> Bool {
        let arguments =
            ["-k", "1", "10", "prlimit", "--as=1500000000", "--cpu=10", "--fsize=10000000", "ffmpeg"]
            + ["-nostdin", "-v", "error", "-protocol_whitelist", "file", "-threads", "1"]
            + ["-max_pixels", "\(Self.pixels)", "-f", kind.demuxer, "-i", "file:\(source)", "-an", "-sn"]
            + ["-frames:v", "1", "-vf", "crop='min(iw,ih)':'min(iw,ih)',scale=\(Self.edge):\(Self.edge)"]
            + ["-pix_fmt", "yuvj420p", "-map_metadata", "-1", "-c:v", "mjpeg", "-q:v", "3"]
            + ["-f", "image2", "-update", "1", "-y", "file:\(target)"]
        return try await threads.runIfActive {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/timeout")
            process.arguments = arguments
            process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0 && FileManager.default.fileExists(atPath: target)
        }
    }
}
