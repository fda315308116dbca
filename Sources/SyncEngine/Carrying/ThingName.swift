import Sync

/// A thing's name as a record's id: printable ASCII, everything else as the hexadecimal figures of its bytes behind a
/// percent sign, as in addresses (RFC 3986).
enum ThingName {
    /// Nil for a name that is too long to travel.
    static func key(_ kind: String, _ thing: String) -> RecordKey? {
        var id = ""
        for byte in thing.utf8 {
            if (0x20...0x7E).contains(byte), byte != UInt8(ascii: "%") {
                id.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                id += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return (1...255).contains(id.utf8.count) ? RecordKey(kind, id) : nil
    }

    /// Nil for an id that none of ours makes.
    static func thing(_ key: RecordKey) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(key.id.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        return self.key(key.kind, text) == key ? text : nil
    }
}
