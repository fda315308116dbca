public import Exchange
internal import Glibc

/// An archive: zip, 7z, or tar packed in any of the usual ways.
///
/// Archives inside it are folders of their name in it, and files packed with gzip are what they hold: so a
/// format needs to know nothing of packing. Opened in one pass, which unpacks it into a file without a name;
/// after that every file is at hand, in any order. Not Sendable: belongs to the errand that opened it.
public final class ArchiveParcel: Parcel {
    public let name: String
    public let paths: [String]
    public let skipped: [Refusal]
    private let places: [String: Range<Int>]
    private let scratch: ScratchFile

    /// Unpacks an archive; takes as long as reading and writing what is in it.
    ///
    /// - Parameter isCancelled: asked between pieces of 64 KB; true ends it with `Refusal.cancelled`.
    public convenience init(
        path: String, in room: ScratchRoom = ScratchRoom(), isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) {
        let file = try FileOnDisk(path)
        guard file.size <= Limits.archive else {
            throw Refusal(.tooLarge, cause: "an archive of \(file.size) bytes")
        }
        let archive = try OpenArchive(descriptor: file.descriptor, .files)
        try self.init(FileOnDisk.name(path), archive, size: file.size, room, isCancelled)
    }

    /// The same for bytes that are in memory, as a page that turned out to be an archive.
    public convenience init(
        name: String, bytes: [UInt8], in room: ScratchRoom = ScratchRoom(),
        isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) {
        try self.init(name, OpenArchive(bytes, .files), size: bytes.count, room, isCancelled)
    }

    private init(
        _ name: String, _ archive: OpenArchive, size: Int, _ room: ScratchRoom,
        _ isCancelled: @escaping () -> Bool
    ) throws(Refusal) {
        var unpacking = Unpacking(packed: size, in: room, isCancelled: isCancelled)
        try UTF8Locale.during { () throws(Refusal) in try unpacking.take(archive) }
        self.name = name
        paths = unpacking.paths
        skipped = unpacking.skipped
        places = unpacking.places
        scratch = unpacking.scratch
    }

    public func bytes(of path: String) throws(Refusal) -> [UInt8] {
        guard let place = places[path] else {
            throw Refusal(.unreachable, cause: "no \(path) in \(name)", file: path)
        }
        do throws(Refusal) { return try scratch.bytes(place) } catch { throw error.about(path) }
    }
}
