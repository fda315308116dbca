extension SourceFile {
    /// Bytes of a text that is still read; a book of a thousand recipes has less.
    static let longestText = 8 << 20
    /// Lines of it; that book has a hundred thousand.
    static let mostLines = 500_000

    /// Its bytes as text: UTF-8, UTF-16 if it says so, else what Windows or DOS wrote. Lines end with "\n"
    /// alone, and there are no control characters but that and the tabulator.
    func text() throws(Refusal) -> String {
        guard bytes.count <= SourceFile.longestText else {
            throw Refusal(.tooLarge, cause: "\(bytes.count) bytes of text")
        }
        let lines = bytes.count { $0 == 10 || $0 == 13 }
        guard lines <= 2 * SourceFile.mostLines else { throw Refusal(.tooLarge, cause: "\(lines) lines") }
        if bytes.starts(with: [0xFF, 0xFE]) { return Self.utf16(bytes.dropFirst(2), lowFirst: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return Self.utf16(bytes.dropFirst(2), lowFirst: false) }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if let text = String(validating: Self.tidied(body), as: UTF8.self) { return text }
        let encoding = OneByteEncoding(likely: body)
        return String(decoding: Self.tidied(Array(encoding.text(body).utf8)[...]), as: UTF8.self)
    }

    /// Whether its beginning could be a text at all: pictures and archives have zeros in theirs.
    var looksLikeText: Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        let head = bytes.prefix(4096)
        return !head.contains(0) && head.count { $0 < 9 || 14...31 ~= $0 } * 20 <= head.count
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var place = bytes.startIndex
        while place + 1 < bytes.endIndex {
            let (one, two) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(lowFirst ? two << 8 | one : one << 8 | two)
            place += 2
        }
        return String(
            decoding: tidied(Array(String(decoding: units, as: UTF16.self).utf8)[...]), as: UTF8.self)
    }

    /// Every way to end a line as "\n", in UTF-8; bytes that aren't UTF-8 are left as they are.
    private static func tidied(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var tidy: [UInt8] = []
        tidy.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        func byte(_ ahead: Int) -> UInt8? {
            place + ahead < bytes.endIndex ? bytes[place + ahead] : nil
        }
        while place < bytes.endIndex {
            switch bytes[place] {
            case 13:
                tidy.append(10)
                place += byte(1) == 10 ? 2 : 1
            case 11, 12:
                tidy.append(10)
                place += 1
            case 0..<9, 14..<32, 127: place += 1
            case 0xC2 where byte(1) == 0x85:
                tidy.append(10)
                place += 2
            case 0xE2 where byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9):
                tidy.append(10)
                place += 3
            default:
                tidy.append(bytes[place])
                place += 1
            }
        }
        return tidy
    }
}
