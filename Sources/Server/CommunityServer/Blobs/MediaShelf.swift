import API
import Foundation

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
    func keep(_ incoming: String, as hash: String) throws {
        let path = path(hash), directory = String(path.prefix(folder.utf8.count + 3))
        mkdir(directory, 0o750)
        guard link(incoming, path) == 0 || errno == EEXIST else { throw IncomingBlob.problem() }
        let handle = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard handle >= 0 else { return }
        fsync(handle)
        Glibc.close(handle)
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
