internal import Exchange

/// Unpacks an archive, and those inside it, into a scratch file, and keeps to the limits while it does.
struct Unpacking {
    let scratch: ScratchFile
    /// Where each file lies in `scratch`.
    private(set) var places: [String: Range<Int>] = [:]
    private(set) var paths: [String] = []
    private(set) var skipped: [SkippedFile] = []
    private var entries = 0
    /// Bytes that may still come out, those that are already in `scratch` included.
    private var allowance: Int
    private let isCancelled: () -> Bool

    /// - Parameter size: bytes of the archive.
    init(size: Int, isCancelled: @escaping () -> Bool) throws(Refusal) {
        scratch = try ScratchFile()
        allowance = min(Limits.unpacked, Limits.freelyUnpacked + size * Limits.expansion)
        self.isCancelled = isCancelled
    }

    /// One more archive of a size goes into the same scratch file.
    mutating func allow(size: Int) {
        allowance = min(Limits.unpacked, scratch.count + Limits.freelyUnpacked + size * Limits.expansion)
    }

    /// Takes what an archive holds. What is damaged as a whole, or too large in all, is refused as a whole.
    mutating func take(_ archive: OpenArchive, under folder: String = "", depth: Int = 0) throws(Refusal) {
        var isBehindAnother = false
        while let entry = try next(archive, isBehindAnother) {
            isBehindAnother = true
            if isCancelled() { throw .cancelled }
            entries += 1
            guard entries <= Limits.entries else {
                throw Refusal(.tooLarge, cause: "more than \(Limits.entries) files in an archive")
            }
            if entry.isFolder { continue }
            let raw = entry.path ?? ""
            if entry.isEncrypted { throw Refusal(.locked, cause: "encrypted: \(raw)") }
            switch EntryPath.judge(raw) {
            case .hidden: continue
            case .refused(let cause): skipped.append(SkippedFile(folder + raw, cause: cause))
            case .taken(let path): try take(entry, of: archive, as: folder + path, depth: depth)
            }
        }
    }

    /// The next entry. What was left of the one before it counts, where it has to be unpacked to be passed over.
    private mutating func next(
        _ archive: OpenArchive, _ isBehindAnother: Bool
    ) throws(Refusal) -> OpenArchive.Entry? {
        if isBehindAnother, archive.isSolid {
            _ = try archive.read { (piece) throws(Refusal) in
                if isCancelled() { throw .cancelled }
                allowance -= piece.count
                guard scratch.count <= allowance else { throw burst() }
                return true
            }
        }
        return try archive.next()
    }

    private mutating func take(
        _ entry: OpenArchive.Entry, of archive: OpenArchive, as path: String, depth: Int
    ) throws(Refusal) {
        guard entry.isFile else { return skip(path, "a link or a device") }
        guard places[path] == nil else { return skip(path, "a second file of that name") }
        guard entry.size ?? 0 <= Limits.entry else { return skip(path, "\(entry.size ?? 0) bytes") }
        let start = scratch.count
        var isTooLong = false
        let isSound = try archive.read { (piece) throws(Refusal) in
            if isCancelled() { throw .cancelled }
            guard scratch.count - start + piece.count <= Limits.entry else {
                isTooLong = true
                return false
            }
            try store(piece)
            return true
        }
        if isTooLong || !isSound {
            scratch.shorten(to: start)
            return skip(path, isTooLong ? "more than \(Limits.entry) bytes" : "damaged")
        }
        try look(into: start..<scratch.count, path, depth: depth)
    }

    /// Opens what is packed once more; anything else is a file of the parcel.
    private mutating func look(into place: Range<Int>, _ path: String, depth: Int) throws(Refusal) {
        let head = try scratch.bytes(place.prefix(263))
        guard let packing = Packing(head), packing != .tar else { return add(path, place) }
        if packing == .rar { return skip(path, "a rar archive") }
        let bytes = try scratch.bytes(place)
        do throws(Refusal) {
            let isArchive =
                packing == .zip || packing == .sevenZip ? true : try InnerArchive.isTar(bytes, packing)
            if !isArchive {
                guard packing == .gzip else { return add(path, place) }
                let unpacked = try Gunzip.bytes(bytes, limit: Limits.entry)
                scratch.shorten(to: place.lowerBound)
                try unpacked.withUnsafeBufferPointer { (bytes) throws(Refusal) in
                    try store(UnsafeRawBufferPointer(bytes))
                }
                add(InnerArchive.name(withoutGzip: path), place.lowerBound..<scratch.count)
            } else if depth < Limits.nesting {
                scratch.shorten(to: place.lowerBound)
                let inner = try OpenArchive(bytes, .files)
                try take(inner, under: path + "/", depth: depth + 1)
            } else {
                skip(path, "an archive in an archive in an archive")
            }
        } catch {
            // What bursts the whole is for the whole to say; a single one that is damaged only misses.
            if error.reason != .damaged { throw error }
            skip(path, error.cause)
        }
    }

    private mutating func store(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
        guard scratch.count + bytes.count <= allowance else {
            throw burst()
        }
        try scratch.append(bytes)
    }

    private func burst() -> Refusal { Refusal(.tooLarge, cause: "unpacks to more than is taken") }

    private mutating func add(_ path: String, _ place: Range<Int>) {
        guard places.updateValue(place, forKey: path) == nil else { return }
        paths.append(path)
    }

    private mutating func skip(_ path: String, _ cause: String) {
        skipped.append(SkippedFile(path, cause: cause))
    }
}
