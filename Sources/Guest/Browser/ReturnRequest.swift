/// What a browser asks of the window's port, as far as it matters: whether it brings what is waited for.
enum ReturnRequest {
    /// Bytes of a request's head at most.
    static let longest = 8 << 10

    /// The code in a whole head; nil if it is anything else than a `GET` of that path, by that machine's
    /// figures, with that state.
    /// - Parameters:
    ///   - authority: "127.0.0.1:45678". A page that has bent a name of its own towards this machine
    ///     comes by that name.
    static func code(in head: [UInt8], authority: String, path: String, state: String) -> String? {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines.first.map { $0.split(separator: " ", omittingEmptySubsequences: false) } ?? []
        guard words.count == 3, words[0] == "GET", words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
            words[1].utf8.starts(with: "\(path)?".utf8), hosts(lines.dropFirst()) == [authority]
        else { return nil }
        var fields: [Substring: Substring] = [:]
        for pair in words[1].dropFirst(path.count + 1).split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, fields.updateValue(sides[1], forKey: sides[0]) == nil else { return nil }
        }
        guard let code = fields["code"], (1...200).contains(code.utf8.count),
            code.utf8.allSatisfy(BrowserTrip.isPlain), fields["state"] == state[...]
        else { return nil }
        return String(code)
    }

    private static func hosts(_ lines: ArraySlice<Substring>) -> [String] {
        lines.compactMap { line in
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2, sides[0].lowercased() == "host" else { return nil }
            return String(sides[1].filter { $0 != " " && $0 != "\t" })
        }
    }
}
