/// What the browser shows when it has brought back what the window waits for.
public struct ReturnPage: Sendable, Hashable {
    /// "en", "de".
    public var language: String
    public var title: String
    public var text: String

    public init(language: String, title: String, text: String) {
        (self.language, self.title, self.text) = (language, title, text)
    }

    /// The whole answer. Nothing on it runs, nothing is kept, and nobody hears of its address.
    var answer: [UInt8] {
        let body = """
            <!DOCTYPE html>
            <html lang="\(Self.plain(language))">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(Self.plain(title))</title>
            </head>
            <body>
            <h1>\(Self.plain(title))</h1>
            <p>\(Self.plain(text))</p>
            </body>
            </html>

            """
        return Self.answer("200 OK", type: "text/html; charset=utf-8", body)
    }

    /// For whatever else a browser asks for: an icon, a connection ahead.
    static let nothing = answer("404 Not Found", type: "text/plain; charset=utf-8", "")

    private static func answer(_ status: String, type: String, _ body: String) -> [UInt8] {
        let lines = [
            "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)",
            "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'", "Cache-Control: no-store",
            "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "Connection: close",
        ]
        return Array("\(lines.joined(separator: "\r\n"))\r\n\r\n\(body)".utf8)
    }

    private static func plain(_ text: String) -> String {
        text.map { letter in
            switch letter {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(letter)
            }
        }.joined()
    }
}
