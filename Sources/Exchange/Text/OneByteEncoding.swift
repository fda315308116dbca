/// What bytes above 127 mean in files that are older than UTF-8.
enum OneByteEncoding: Sendable {
    /// Windows of the West, and with it Latin-1.
    case windows1252
    /// DOS.
    case codePage437

    /// What the bytes rather are, by the letters that kitchens of the West need.
    init(likely bytes: some Sequence<UInt8>) {
        var dos = 0, windows = 0
        for byte in bytes where byte >= 0x80 {
            switch byte {
            case 0xE1, 0xF8, 0x81, 0x82, 0x84, 0x87...0x8A, 0x8E, 0x94, 0x99, 0x9A, 0xA0...0xA4, 0xAB, 0xAC:
                dos += 1
            case 0x91...0x93, 0x96, 0x97, 0xB0, 0xBC...0xBE, 0xC0...0xFF: windows += 1
            default: break
            }
        }
        self = dos > windows ? .codePage437 : .windows1252
    }

    func text(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(byte < 0x80 ? Unicode.Scalar(byte) : scalar(byte)) }
        return String(text)
    }

    private func scalar(_ byte: UInt8) -> Unicode.Scalar {
        switch self {
        case .codePage437: Self.dos[Int(byte) - 0x80]
        case .windows1252: byte < 0xA0 ? Self.windows[Int(byte) - 0x80] : Unicode.Scalar(byte)
        }
    }

    private static let dos = Array(
        ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧"
            + "╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
    private static let windows = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
