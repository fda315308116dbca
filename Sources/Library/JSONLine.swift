/// JSON as it is being written, on one line.
struct JSONLine {
    private var bytes: [UInt8] = []
    /// Something stands before the next member, so a comma comes between.
    private var goesOn = false

    init() { bytes.reserveCapacity(2048) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func open(_ bracket: Unicode.Scalar) {
        comma()
        bytes.append(UInt8(ascii: bracket))
        goesOn = false
    }

    mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        goesOn = true
    }

    mutating func key(_ name: String) {
        value(name)
        bytes.append(UInt8(ascii: ":"))
        goesOn = false
    }

    mutating func value(_ text: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        // Hardly any text needs an escape.
        if text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            escape(text)
        } else {
            bytes.append(contentsOf: text.utf8)
        }
        bytes.append(UInt8(ascii: "\""))
        goesOn = true
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
    }

    /// JSON knows no infinity and no NaN: they are written as 0.
    mutating func value(_ number: Double) {
        comma()
        let isWhole = number.magnitude < 1e15 && number == number.rounded()
        bytes += Array((isWhole ? "\(Int64(number))" : number.isFinite ? "\(number)" : "0").utf8)
        goesOn = true
    }

    mutating func null() {
        comma()
        bytes += Array("null".utf8)
        goesOn = true
    }

    private mutating func comma() {
        if goesOn { bytes.append(UInt8(ascii: ",")) }
    }
}
