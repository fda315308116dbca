/// JSON as it is being written, on one line: the only writer of it beside Foundation's, and ten times as
/// fast.
///
/// Whoever writes opens and closes in pairs, and gives each key a value.
public struct JSONLine: Sendable {
    public enum Style: Sendable {
        /// For what reads it again: no blanks, and letters as they are.
        case compact
        /// For scripts and people: blanks after commas and colons, and signs that act unseen are spelt out.
        case plain
        /// The same within a web page: no text holds "</", which would end the script that it stands in.
        case page
    }

    private let style: Style
    private var bytes: [UInt8] = []
    /// Something stands before the next member, so a comma comes between.
    private var goesOn = false

    public init(_ style: Style = .compact) {
        self.style = style
        bytes.reserveCapacity(2048)
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public mutating func open(_ bracket: Unicode.Scalar) {
        comma()
        bytes.append(UInt8(ascii: bracket))
        goesOn = false
    }

    public mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        goesOn = true
    }

    public mutating func key(_ name: String) {
        value(name)
        bytes.append(UInt8(ascii: ":"))
        if style != .compact { bytes.append(UInt8(ascii: " ")) }
        goesOn = false
    }

    public mutating func value(_ text: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        let isBare = text.utf8.allSatisfy { byte in
            switch byte {
            case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): false
            case UInt8(ascii: "<"): style != .page
            // What acts unseen is beyond ASCII, but for DEL.
            case 0x7F...: style == .compact
            default: true
            }
        }
        // Hardly any text needs an escape.
        if isBare { bytes.append(contentsOf: text.utf8) } else { escape(text) }
        bytes.append(UInt8(ascii: "\""))
        goesOn = true
    }

    /// JSON knows no infinity and no NaN: they are written as 0.
    public mutating func value(_ number: Double) {
        let isWhole = number.magnitude < 1e15 && number == number.rounded()
        value(written: isWhole ? "\(Int64(number))" : number.isFinite ? "\(number)" : "0")
    }

    public mutating func value(_ truth: Bool) { value(written: truth ? "true" : "false") }

    public mutating func null() { value(written: "null") }

    /// What is JSON already, such as a number rounded to a few digits.
    public mutating func value(written: String) {
        comma()
        bytes.append(contentsOf: written.utf8)
        goesOn = true
    }

    private mutating func escape(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "<" where style == .page: bytes += "\\u003c".utf8
            case _ where style != .compact || scalar.value < 0x20:
                bytes += (scalar.escapedInJSON ?? String(scalar)).utf8
            default: bytes += String(scalar).utf8
            }
        }
    }

    private mutating func comma() {
        guard goesOn else { return }
        bytes.append(UInt8(ascii: ","))
        if style != .compact { bytes.append(UInt8(ascii: " ")) }
    }
}
