/// A message as bytes that are the same on every side, whatever JSON looked like on the way: numbers in eight
/// bytes, texts and lists behind their lengths, fields in the order of their names.
struct CanonicalBytes {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(256) }

    mutating func add(_ number: Int) {
        let word = UInt64(bitPattern: Int64(number))
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
    }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ digest: Digest) { bytes.append(contentsOf: digest.bytes) }

    mutating func add(_ fields: [String: FieldValue]) {
        add(fields.count)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value.text)
        }
    }

    mutating func add(_ patch: Patch) {
        add(patch.n)
        add(patch.kind)
        add(patch.id)
        add(patch.base)
        add(patch.seen.count)
        for (name, rev) in patch.seen.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(rev)
        }
        add(patch.at)
        add(patch.set)
        add(patch.gone)
        add(patch.full)
        add(patch.rest)
        add(patch.kept.count)
        for kept in patch.kept {
            add(kept.field)
            add(kept.value.text)
            add(kept.by)
            add(kept.at)
        }
        add(patch.settled.count)
        for digest in patch.settled { add(digest) }
    }
}
