/// Pictures that stand in a text: `data:image/png;base64,…`.
public enum DataAddress {
    /// The bytes; nil if it is no such address, or isn't in base 64.
    public static func bytes(_ text: String) -> [UInt8]? {
        guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ","),
            text[..<comma].lowercased().hasSuffix(";base64")
        else { return nil }
        var bytes: [UInt8] = []
        var bits: UInt32 = 0, count = 0
        for byte in text[text.index(after: comma)...].utf8 {
            let value: UInt32
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte) - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte) - 71
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte) + 4
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            case UInt8(ascii: "="), 9, 10, 13, 32: continue
            default: return nil
            }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
                bits &= (1 << UInt32(count)) - 1
            }
        }
        return bytes.isEmpty ? nil : bytes
    }

    public static func text(_ bytes: [UInt8], mediaType: String) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 3 * 4 + 4)
        var place = 0
        while place < bytes.count {
            let three = (0..<3).map { place + $0 < bytes.count ? UInt32(bytes[place + $0]) : 0 }
            let bits = three[0] << 16 | three[1] << 8 | three[2]
            for index in 0..<4 {
                let isThere = place + index <= bytes.count
                let letter = Int(bits >> UInt32(18 - 6 * index) & 63)
                text.append(isThere ? letters[letter] : UInt8(ascii: "="))
            }
            place += 3
        }
        return "data:\(mediaType);base64," + String(decoding: text, as: UTF8.self)
    }
}
