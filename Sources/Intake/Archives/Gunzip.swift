public import Exchange

/// Files that are packed with gzip alone, without a name and without others.
public enum Gunzip {
    /// What they hold; refused if it is more than `limit` bytes, before more is unpacked.
    public static func bytes(_ packed: [UInt8], limit: Int) throws(Refusal) -> [UInt8] {
        var allowance = Allowance(packed: limit)
        return try bytes(packed, limit: limit, &allowance)
    }

    /// The same, which counts with whatever else is unpacked.
    static func bytes(
        _ packed: [UInt8], limit: Int, _ allowance: inout Allowance,
        isCancelled: () -> Bool = { false }
    ) throws(Refusal) -> [UInt8] {
        let archive = try OpenArchive(packed, .oneFile)
        guard try archive.next() != nil else { throw Refusal(.damaged, cause: "an empty gzip file") }
        var all: [UInt8] = []
        let isSound = try archive.read { (piece) throws(Refusal) in
            if isCancelled() { throw .cancelled }
            try allowance.spend(piece.count)
            guard all.count + piece.count <= limit else {
                throw Refusal(.tooLarge, cause: "gzip, more than \(limit) bytes")
            }
            all.append(contentsOf: piece)
            return true
        }
        guard isSound else { throw Refusal(.damaged, cause: "gzip") }
        return all
    }

    /// Its first bytes, as many as `count`.
    static func head(
        _ packed: [UInt8], count: Int, _ allowance: inout Allowance
    ) throws(Refusal) -> [UInt8] {
        let archive = try OpenArchive(packed, .oneFile)
        guard try archive.next() != nil else { return [] }
        var head: [UInt8] = []
        _ = try archive.read { (piece) throws(Refusal) in
            try allowance.spend(piece.count)
            head.append(contentsOf: piece.prefix(count - head.count))
            return head.count < count
        }
        return head
    }
}
