public import Exchange
internal import Glibc

/// A folder of the cook's, with the folders in it.
///
/// Links are not followed, whatever they lead to, and hidden files stay hidden. Archives in it are folders of
/// their name, as they are in archives; one that can't be opened is left out.
public final class FolderParcel: Parcel {
    public let name: String
    public let paths: [String]
    public let skipped: [Refusal]
    private let folder: String
    private let plain: Set<String>
    private let places: [String: Range<Int>]
    private let scratch: ScratchFile
    private var allowance: Allowance

    /// Looks what is in a folder, and unpacks the archives; takes as long as that.
    public init(
        path: String, in room: ScratchRoom = ScratchRoom(), isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) {
        var walk = FolderWalk(path)
        try walk.run(isCancelled)
        var opening = FolderOpening(path, in: room, isCancelled)
        for file in walk.paths.sorted() { try opening.take(file) }
        folder = path
        name = FileOnDisk.name(path)
        paths = opening.paths
        plain = opening.plain
        places = opening.unpacking.places
        scratch = opening.unpacking.scratch
        allowance = opening.unpacking.allowance
        skipped = walk.skipped + opening.skipped + opening.unpacking.skipped
    }

    public func bytes(of path: String) throws(Refusal) -> [UInt8] {
        do throws(Refusal) { return try anyBytes(of: path) } catch { throw error.about(path) }
    }

    private func anyBytes(of path: String) throws(Refusal) -> [UInt8] {
        if let place = places[path] { return try scratch.bytes(place) }
        guard plain.contains(path) else { throw Refusal(.unreachable, cause: "no \(path) in \(folder)") }
        let bytes = try FileOnDisk(path, in: folder).bytes()
        guard Packing(bytes) == .gzip else { return bytes }
        return try Gunzip.bytes(bytes, limit: Limits.file, &allowance)
    }
}
