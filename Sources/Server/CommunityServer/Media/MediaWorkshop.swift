import API
import Foundation
import Logging
import Pictures
import Scullery

/// Looks at pictures and clips that people send, and makes those of them that others see. All of it is done by
/// programs that are confined, a few at a time.
struct MediaWorkshop: Sendable {
    private let tool: MediaTool
    private let logger: Logger
    /// Short work, which somebody waits for while sending.
    let looking: MediaLane
    /// Films take their time, and what can be made tomorrow must not be in the way of what comes today.
    let filming: MediaLane

    /// - Parameter waiting: how much may be under way at a time.
    init(tool: MediaTool = MediaTool(), logger: Logger, waiting: Int = 32) {
        (self.tool, self.logger) = (tool, logger)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        looking = MediaLane(abreast: min(max(cores / 2, 1), 4), most: waiting)
        filming = MediaLane(abreast: 1, most: waiting)
    }

    /// Whether pictures can be looked at on this machine, tried with one; why not, for its owner.
    static func trial(_ tool: MediaTool = MediaTool()) -> String? {
        guard ConfinedProgram.isPossible else {
            return "the kernel has no Landlock (Linux 5.13 and newer have it), or it is forbidden here"
        }
        // The smallest GIF: one white pixel.
        let white = Data(base64Encoded: "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=") ?? Data()
        let path = NSTemporaryDirectory() + "hands-off-trial-\(UUID().uuidString).gif"
        defer { unlink(path) }
        do {
            try white.write(to: URL(filePath: path))
            let probe = MediaProbe(kind: .gif, seconds: 1)
            guard
                let words = try tool.run(
                    .ffprobe, probe.arguments(path), reading: path, limits: MediaLimits.looking)
            else { return "ffprobe can't read a picture" }
            try probe.check(words)
            return MediaTool.path(.ffmpeg) == nil ? "ffmpeg is not installed" : nil
        } catch Mishap.noScullery(let cause) {
            return cause
        } catch {
            return "\(error)"
        }
    }

    /// Whether a file is the picture or clip that it begins like.
    ///
    /// Most photographs are plain enough for that to be seen without decoding them, and without starting a program.
    /// What is in their pixels concerns only their owner, to whom they come back as they
    /// went: of what others see ffmpeg makes a picture anew, and none if it can't be read.
    /// - Parameter seconds: of a clip at most.
    func look(at path: String, _ kind: MediaKind, seconds: Int) async throws {
        let probe = MediaProbe(kind: kind, seconds: seconds), tool = tool
        try await work(in: looking) {
            if kind == .webP, let moving = try MovingWebP(file: path) { return try moving.check() }
            // Where there is no such program, nothing could be made of it for others.
            if kind.isPhotograph, tool.launcher != nil, PlainPicture(try Self.bytes(path)) != nil { return }
            guard
                let words = try tool.run(
                    .ffprobe, probe.arguments(path), reading: path, limits: MediaLimits.looking)
            else { throw Self.unreadable(kind) }
            try probe.check(words)
        }
    }

    /// Makes a rendition.
    /// - Parameter target: a file that isn't there yet; if this throws, it isn't afterwards.
    func make(_ rendition: Rendition, of source: String, _ kind: MediaKind, at target: String) async throws {
        guard rendition.suits(kind) else { throw Problem.notFound }
        let tool = tool, isFilm = rendition == .clip
        let isMade = try await work(in: isFilm ? filming : looking) {
            for attempt in 0..<rendition.tries {
                try Data().write(to: URL(filePath: target))
                let arguments = rendition.arguments(source, kind, to: target, attempt: attempt)
                let limits = isFilm ? MediaLimits.filming : MediaLimits.drawing
                do {
                    let words = try tool.run(
                        .ffmpeg, arguments, reading: source, writing: target, limits: limits)
                    let size = try URL(filePath: target).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
                    if words != nil, (1...rendition.bytes).contains(size) { return true }
                } catch {
                    unlink(target)
                    throw error
                }
            }
            unlink(target)
            return false
        }
        guard isMade else { throw Self.unreadable(kind) }
    }

    /// What took too long or too much, or brought a program down, is no picture anybody needs; and where
    /// nothing can be confined, nothing is looked at.
    private func work<Answer: Sendable>(
        in lane: MediaLane, _ work: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        do {
            return try await lane.run(work)
        } catch Mishap.noScullery(let cause) {
            logger.error("pictures can't be looked at", metadata: ["cause": "\(cause)"])
            throw Problem.noWorkshop
        } catch Mishap.hung(let cause) {
            // A machine with too much to do is no fault of the picture.
            logger.error("a picture was not looked through to its end", metadata: ["cause": "\(cause)"])
            throw Problem.busy
        } catch let mishap as Mishap {
            logger.notice("a picture was given up", metadata: ["cause": "\(mishap)"])
            throw Problem.refusedMedia("Reading it takes more than any picture or clip should.")
        }
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path), options: .alwaysMapped))
    }

    private static func unreadable(_ kind: MediaKind) -> Problem {
        .refusedMedia(
            kind.isClip
                ? "It can't be read, or isn't VP8, VP9, AV1 or H.264 with Opus, Vorbis or AAC."
                : "There is no picture in it that can be read.")
    }
}
