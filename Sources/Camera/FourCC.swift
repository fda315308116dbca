/// A picture format's four-letter code as V4L2 spells it, first letter in the lowest byte.
public struct FourCC: Sendable, Hashable, CustomStringConvertible {
    public let code: UInt32

    public init(code: UInt32) {
        self.code = code
    }

    /// `letters` is padded with spaces to four, as in `"Y16 "`; only ASCII counts.
    init(_ letters: StaticString) {
        var code: UInt32 = 0
        for index in 0..<4 {
            let letter = index < letters.utf8CodeUnitCount ? letters.utf8Start[index] : UInt8(ascii: " ")
            code |= UInt32(letter) << UInt32(8 * index)
        }
        self.code = code
    }

    public var description: String {
        // The top bit marks big-endian formats, whose last letter is shown without it.
        let letters = (0..<4).map { UInt8(truncatingIfNeeded: code >> UInt32(8 * $0)) & 0x7F }
        let printable = letters.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }
        return String(decoding: printable, as: UTF8.self)
    }
}
