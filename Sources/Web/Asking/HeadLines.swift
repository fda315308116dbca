/// The headers of an answer, as they come line by line.
struct HeadLines {
    /// Bytes of all of them together.
    static let limit = 256 << 10

    private(set) var headers = WebHeaders()
    /// The empty line behind them has come.
    private(set) var isWhole = false
    private var count = 0

    var hasLocation: Bool { headers["Location"] != nil }

    /// False if there are too many.
    mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        count += bytes.count
        guard count <= Self.limit else { return false }
        // What isn't UTF-8 was meant as Latin-1, in the oldest manner of HTTP.
        let line =
            String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
        let scalars = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
        if scalars.allSatisfy({ $0 == "\r" || $0 == "\n" }) {
            isWhole = true
        } else if let colon = scalars.firstIndex(of: ":"), !line.hasPrefix("HTTP/") {
            let name = String(scalars[..<colon])
            headers.add(WebHeaders.Field(name, bare(scalars[colon...].dropFirst())))
        }
        return true
    }

    private func bare(_ text: Substring.UnicodeScalarView) -> String {
        let isSpace = { (scalar: Unicode.Scalar) in [" ", "\t", "\r", "\n"].contains(scalar) }
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return String(text)
    }
}
