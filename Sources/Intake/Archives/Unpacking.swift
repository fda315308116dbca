internal import Exchange

/// Unpacks archives, and those inside them, into a scratch file, and keeps to the limits while it does.
struct Unpacking {
    let scratch: ScratchFile
    /// Where each file lies in `scratch`.
    private(set) var places: [String: Range<Int>] = [:]
    private(set) var paths: [String] = []
    /// What was left out, and why; each says which file it is.
    private(set) var skipped: [Refusal] = []
    var allowance: Allowance
    private var entries = 0
    private let isCancelled: () -> Bool

    /// - Parameters:
    ///   - packed: bytes of the archive.
    ///   - room: for what is unpacked.
    init(packed: Int = 0, in room: ScratchRoom = ScratchRoom(), isCancelled: @escaping () -> Bool) {
        scratch = room.file()
        allowance = Allowance(packed: packed)
        self.isCancelled = isCancelled
    }

    /// Takes all of a further archive or nothing of it; what it made to be unpacked counts either way.
    /// - Parameter packed: its bytes.
    mutating func attempt(_ archive: OpenArchive, packed: Int, under folder: String) throws(Refusal) {
        allowance.grow(packed: packed)
        let before = (paths: paths.count, skipped: skipped.count, length: scratch.count)
        do throws(Refusal) { try take(archive, under: folder) } catch {
            for path in paths[before.paths...] { places[path] = nil }
            paths.removeSubrange(before.paths...)
            skipped.removeSubrange(before.skipped...)
            scratch.shorten(to: before.length)
            throw error
        }
    }

    /// Takes what an archive holds. What is damaged as a whole, or too large in all, is refused as a whole.
    mutating func take(_ archive: OpenArchive, under folder: String = "", depth: Int = 0) throws(Refusal) {
        let before = (paths: paths.count, skipped: skipped.count)
        var archive = archive
        var (passed, mustDrain, mendings) = (0, false, 0)
        while let entry = try next(archive, drains: mustDrain) {
            // What is passed over is unpacked all the same where only that leads to what lies after it.
            mustDrain = archive.isSolid || entry.size == nil
            passed += 1
            do throws(Refusal) { try take(entry, of: archive, under: folder, depth: depth) } catch {
                // Bytes that are no packing at all end libarchive's reading; the next file can be found
                // without them.
                guard error.reason == .damaged, !mustDrain, mendings < Limits.mendings else { throw error }
                mendings += 1
                skip(folder + (entry.path ?? ""), .damaged, error.cause)
                archive = try archive.again()
                for _ in 0..<passed { _ = try next(archive, drains: false) }
            }
        }
        try checkLocks(paths: before.paths, skipped: before.skipped)
    }

    private mutating func take(
        _ entry: OpenArchive.Entry, of archive: OpenArchive, under folder: String, depth: Int
    ) throws(Refusal) {
        if isCancelled() { throw .cancelled }
        entries += 1
        guard entries <= Limits.entries else {
            throw Refusal(.tooLarge, cause: "more than \(Limits.entries) files in an archive")
        }
        if entry.isFolder { return }
        let raw = entry.path ?? ""
        switch EntryPath.judge(raw) {
        case .hidden: return
        case .refused(let reason, let cause): skip(folder + raw.prefix(Limits.path), reason, cause)
        case .taken(let path): try take(entry, of: archive, as: folder + path, depth: depth)
        }
    }

    /// Where not one file opens, it is the archive that is locked.
    private mutating func checkLocks(paths known: Int, skipped first: Int) throws(Refusal) {
        guard paths.count == known, let refusal = skipped[first...].first,
            skipped[first...].allSatisfy({ $0.reason == .locked })
        else { return }
        skipped.removeSubrange(first...)
        throw Refusal(.locked, cause: refusal.cause)
    }

    /// The next entry; what was left of the one before it counts.
    private mutating func next(
        _ archive: OpenArchive, drains: Bool
    ) throws(Refusal) -> OpenArchive.Entry? {
        if drains {
            _ = try archive.read { (piece) throws(Refusal) in
                if isCancelled() { throw .cancelled }
                try allowance.spend(piece.count)
                return true
            }
        }
        return try archive.next()
    }

    private mutating func take(
        _ entry: OpenArchive.Entry, of archive: OpenArchive, as path: String, depth: Int
    ) throws(Refusal) {
        guard entry.isFile else { return skip(path, .noFile, "a link or a device") }
        if entry.isEncrypted { return skip(path, .locked, "encrypted: \(path)") }
        guard places[path] == nil else { return skip(path, .doubled, "a second file of that name") }
        guard entry.size ?? 0 <= Limits.entry else {
            return skip(path, .tooLarge, "\(entry.size ?? 0) bytes")
        }
        let start = scratch.count
        var isTooLong = false
        let isSound: Bool
        do throws(Refusal) {
            isSound = try archive.read { (piece) throws(Refusal) in
                if isCancelled() { throw .cancelled }
                try allowance.spend(piece.count)
                guard scratch.count - start + piece.count <= Limits.entry else {
                    isTooLong = true
                    return false
                }
                try store(piece)
                return true
            }
        } catch {
            scratch.shorten(to: start)
            throw error
        }
        if isTooLong || !isSound {
            scratch.shorten(to: start)
            return isTooLong
                ? skip(path, .tooLarge, "more than \(Limits.entry) bytes") : skip(path, .damaged, "damaged")
        }
        try look(into: start..<scratch.count, path, depth: depth)
    }

    /// Opens what is packed once more; anything else is a file of the parcel.
    private mutating func look(into place: Range<Int>, _ path: String, depth: Int) throws(Refusal) {
        let head = try scratch.bytes(place.prefix(263))
        guard let packing = Packing(head), packing != .tar else { return add(path, place) }
        let bytes = try scratch.bytes(place)
        scratch.shorten(to: place.lowerBound)
        do throws(Refusal) {
            try InnerArchive.check(packing)
            let isArchive = try InnerArchive.isTar(bytes, packing, &allowance)
            if packing == .gzip, !isArchive {
                try unpackGzip(bytes, path)
            } else if depth < Limits.nesting {
                let inner = try OpenArchive(bytes, .files)
                try take(inner, under: path + "/", depth: depth + 1)
            } else {
                skip(path, .tooDeep, "an archive in an archive in an archive")
            }
        } catch {
            if endsAll(error) { throw error }
            skip(path, error.reason, error.cause)
        }
    }

    private mutating func unpackGzip(_ bytes: [UInt8], _ path: String) throws(Refusal) {
        let start = scratch.count
        let unpacked = try Gunzip.bytes(bytes, limit: Limits.entry, &allowance, isCancelled: isCancelled)
        try unpacked.withUnsafeBufferPointer { (bytes) throws(Refusal) in
            try store(UnsafeRawBufferPointer(bytes))
        }
        add(InnerArchive.name(withoutGzip: path), start..<scratch.count)
    }

    /// What exceeds the limits of the whole, fills the disk or calls the work off concerns the whole;
    /// whatever else is wrong with a file that is packed twice costs only that file.
    private func endsAll(_ refusal: Refusal) -> Bool {
        if refusal == .cancelled || allowance.isSpent || entries > Limits.entries { return true }
        return refusal.reason == .noRoom || refusal.reason == .unreachable
    }

    private mutating func store(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
        guard scratch.count + bytes.count <= allowance.room else { throw allowance.exhausted() }
        try scratch.append(bytes)
    }

    private mutating func add(_ path: String, _ place: Range<Int>) {
        guard places[path] == nil else { return skip(path, .doubled, "a second file of that name") }
        places[path] = place
        paths.append(path)
    }

    private mutating func skip(_ path: String, _ reason: Refusal.Reason, _ cause: String) {
        skipped.append(Refusal(reason, cause: cause, file: path))
    }
}
