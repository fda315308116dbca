/// Names of rows: UUIDs of version 7 (RFC 9562), which begin with the time, so that what is new lies
/// together.
public enum RowID {
    /// One that says nothing of when it was made.
    static func random() -> String { Secrets.hexadecimal(Secrets.bytes(16)) }

    public static func new(at now: Int64) -> String {
        var bytes = Secrets.bytes(16)
        for index in 0..<6 { bytes[index] = UInt8(truncatingIfNeeded: now >> Int64(40 - 8 * index)) }
        bytes[6] = bytes[6] & 0x0F | 0x70
        bytes[8] = bytes[8] & 0x3F | 0x80
        let text = Secrets.hexadecimal(bytes)
        var parts: [Substring] = [], rest = text[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }
}
