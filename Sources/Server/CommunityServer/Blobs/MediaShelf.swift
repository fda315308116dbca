import API
import Foundation
import NIOPosix

/// The folder of pictures and clips, each by its hash: `ab/cd…`.
struct MediaShelf: Sendable {
    let folder: String
    private let gauge: DiskGauge

    /// Hundredths of the disk in use at which its owner is warned, and at which nothing big is taken.
    static let warnedPercent = Account.warnedPercent
    static let fullPercent = 95

    init(folder: String, gauge: DiskGauge = DiskGauge()) throws {
        (self.folder, self.gauge) = (folder, gauge)
        try FileManager.default.createDirectory(
            atPath: folder + "/incoming", withIntermediateDirectories: true)
    }

    /// - Parameter hash: 64 hexadecimal digits, looked through before.
    func path(_ hash: String) -> String { "\(folder)/\(hash.prefix(2))/\(hash.dropFirst(2))" }

    /// A file for what is coming.
    func incoming(_ name: String) -> String { "\(folder)/incoming/\(name)" }

    /// Puts a file that has come where it belongs, and makes sure that it stays there. If it is there already,
    /// that one stays.
    func keep(_ incoming: String, as hash: String) async throws {
        // The disk may take its time.
        try await NIOThreadPool.singleton.runIfActive {
            let path = path(hash), directory = String(path.prefix(folder.utf8.count + 3))
            // Before it has its name: what lies there is whole, whatever happens.
            try Self.settle(incoming, O_RDONLY)
            if mkdir(directory, 0o750) == 0 { try Self.settle(folder, O_RDONLY | O_DIRECTORY) }
            guard link(incoming, path) == 0 || errno == EEXIST else { throw IncomingBlob.problem() }
            try Self.settle(directory, O_RDONLY | O_DIRECTORY)
        }
    }

    /// Returns when a file, or the names in a folder, are on the disk.
    private static func settle(_ path: String, _ flags: Int32) throws {
        let handle = open(path, flags | O_CLOEXEC)
        guard handle >= 0 else { throw IncomingBlob.problem() }
        defer { Glibc.close(handle) }
        // Some file systems keep names without being told.
        guard fsync(handle) == 0 || errno == EINVAL else { throw IncomingBlob.problem() }
    }

    func remove(_ hash: String) throws {
        guard unlink(path(hash)) == 0 || errno == ENOENT else { throw IncomingBlob.problem() }
    }

    func clearIncoming() { OldFiles.clear(folder + "/incoming") }

    /// How much of the disk is in use, in hundredths.
    var usedPercent: Int { gauge.percent(folder) }
}

/// Looks how full a disk is.
struct DiskGauge: Sendable {
    /// Of the disk on which a folder is, in hundredths; what only the system's owner may still use counts as
    /// used.
    var percent: @Sendable (_ folder: String) -> Int = { folder in
        var facts = statvfs()
        guard statvfs(folder, &facts) == 0, facts.f_blocks > 0 else { return 0 }
        return Int((facts.f_blocks - facts.f_bavail) * 100 / facts.f_blocks)
    }
}
