import API

/// `application/x-www-form-urlencoded`, as browsers send a page's form.
enum FormFields {
    static func read(_ bytes: [UInt8], most: Int = 50) throws(Problem) -> [String: String] {
        var fields: [String: String] = [:]
        for pair in bytes.split(separator: UInt8(ascii: "&")) where !pair.isEmpty {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = try text(parts[0]), value = parts.count > 1 ? try text(parts[1]) : ""
            guard fields.updateValue(value, forKey: name) == nil, fields.count <= most else {
                throw .malformed("a field twice, or too many")
            }
        }
        return fields
    }

    static func text(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
        var plain: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): plain.append(0x20)
            case UInt8(ascii: "%"):
                let digits = rest.prefix(2)
                guard digits.count == 2,
                    let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
                else { throw .malformed("a percent sign") }
                plain.append(value)
                rest = rest.dropFirst(2)
            default: plain.append(byte)
            }
        }
        guard let text = String(validating: plain, as: UTF8.self) else { throw .malformed("not UTF-8") }
        return text
    }
}
