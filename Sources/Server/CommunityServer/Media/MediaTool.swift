import Foundation
public import Scullery

/// ffmpeg and ffprobe, each run by `hands-off-server media` where they can do no harm.
///
/// Which way of confining was chosen: Landlock and seccomp, which a process does to itself. bubblewrap needs
/// user namespaces, which the server's own unit forbids (`RestrictNamespaces=yes`), as do many containers;
/// and a unit of its own for this work would have to be reached by a socket, and to be installed, too.
struct MediaTool: Sendable {
    enum Name: String, Sendable { case ffmpeg, ffprobe }

    /// What starts them; nil = it isn't there, and every picture is refused.
    var launcher = CommunityServer.launcher

    /// Where it is installed; nil if it isn't.
    static func path(_ name: Name) -> String? {
        ["/usr/bin", "/usr/local/bin", "/bin"].map { "\($0)/\(name.rawValue)" }
            .first { access($0, X_OK) == 0 }
    }

    /// Runs one, and waits on the thread that calls.
    /// - Returns: what it said; nil if it could make nothing of the file.
    func run(
        _ name: Name, _ arguments: [String], reading: String, writing: String? = nil,
        limits: ConfinedProgram.Limits
    ) throws(Mishap) -> String? {
        guard let path = Self.path(name) else { throw .noScullery("\(name.rawValue) is not installed") }
        let program = ConfinedProgram(
            path: path, arguments: arguments, reading: [reading], writing: writing.map { [$0] } ?? [],
            limits: limits)
        let ending = try program.run(by: launcher)
        return ending.status == 0 ? String(decoding: ending.words, as: UTF8.self) : nil
    }

    /// What is said before the file, to both: nothing but files, one thread, no more pixels than there may be,
    /// and what it is, so that nothing is guessed.
    static func opening(_ path: String, _ kind: MediaKind) -> [String] {
        [
            "-v", "error", "-protocol_whitelist", "file", "-threads", "1",
            "-max_pixels", "\(MediaLimits.pixels(kind))", "-codec_whitelist",
            kind.decoders.joined(separator: ","),
            "-f", kind.demuxer,
        ]
    }
}

extension CommunityServer {
    /// What the server starts for each picture that comes: by itself `hands-off-server media` where that is built
    /// beside this program, as it is for the tests.
    public static var launcher: SculleryProgram? { .beside(name: "hands-off-server", arguments: ["media"]) }

    /// Why no pictures and clips can be taken on this machine; nil = they can be.
    public static func mediaTrouble(_ launcher: SculleryProgram? = launcher) -> String? {
        MediaWorkshop.trial(MediaTool(launcher: launcher))
    }
}
