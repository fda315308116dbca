public import Screen

/// A text in QR codes: one if it fits, else several with numbers, which break between lines.
public enum TextCodes {
    /// The most bytes in one of several: a coarser code is read at once, and there is a next one anyway.
    public static let piece = 320

    /// - Parameter largest: the version that one for all of it may grow to.
    public static func codes(_ text: String, upTo largest: Int32 = QRCode.largestVersion) -> [QRCode] {
        if let one = QRCode(text) ?? QRCode(text, upTo: largest) { return [one] }
        return split(text, most: piece).compactMap { QRCode($0) }
    }

    /// Pieces that begin with their number, as "2/3".
    /// - Parameter most: UTF-8 bytes in a piece, its number included; no fewer than 16.
    public static func split(_ text: String, most: Int) -> [String] {
        // "12/34" and a line break.
        let room = max(8, most - 8)
        var pieces: [String] = []
        var piece = ""
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            for part in broken(line, room) {
                let isFirst = piece.isEmpty
                if !isFirst, piece.utf8.count + 1 + part.utf8.count > room {
                    pieces.append(piece)
                    piece = part
                } else {
                    piece += (isFirst ? "" : "\n") + part
                }
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        let trimmed = pieces.map { $0.trimmingPrefix { $0.isNewline } }.map(String.init)
        return trimmed.enumerated().map { "\($0 + 1)/\(trimmed.count)\n\($1)" }
    }

    /// A line in parts that each fit, between whole characters.
    private static func broken(_ line: Substring, _ room: Int) -> [String] {
        if line.utf8.count <= room { return [String(line)] }
        var parts: [String] = []
        var part = ""
        for letter in line {
            // A letter with more marks than a code has room for is left out.
            if letter.utf8.count > room { continue }
            if part.utf8.count + letter.utf8.count > room {
                parts.append(part)
                part = ""
            }
            part.append(letter)
        }
        return parts + [part]
    }
}
