/// Statements are written with `?` for values, as SQLite has them; PostgreSQL numbers them: `$1`, `$2`.
enum Placeholders {
    /// What stands in quotes or in a comment stays as it is.
    static func numbered(_ sql: String) -> String {
        var result: [UInt8] = [], number = 0
        let bytes = Array(sql.utf8)
        result.reserveCapacity(bytes.count + 16)
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            let end: Int
            switch byte {
            case UInt8(ascii: "?"):
                number += 1
                result += Array("$\(number)".utf8)
                place += 1
                continue
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                // A doubled quote within is two of these, one behind the other.
                end = bytes[(place + 1)...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
            case UInt8(ascii: "-") where bytes[place...].starts(with: [byte, byte]):
                end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            default: end = place + 1
            }
            result += bytes[place..<end]
            place = end
        }
        return String(decoding: result, as: UTF8.self)
    }
}
