/// Where a window waits for the browser: a port of its own machine (RFC 8252, section 7.3).
///
/// The machine is named by its figures; "localhost" is a name, which somebody's settings may lead elsewhere
/// (section 8.3).
struct LoopbackRedirect: Sendable, Hashable {
    let text: String

    /// Nil for anything but `http://127.0.0.1:PORT/path` or `http://[::1]:PORT/path`, with a path of
    /// letters, digits and `-._~/`: whatever could be read in two ways isn't there.
    init?(_ text: String) {
        guard text.utf8.count <= 200,
            let host = ["http://127.0.0.1:", "http://[::1]:"].first(where: text.hasPrefix)
        else { return nil }
        let rest = text.dropFirst(host.count)
        let port = rest.prefix { $0 != "/" }, path = rest.dropFirst(port.count)
        guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            port.first != "0", let number = Int(port), (1...65535).contains(number), path.hasPrefix("/"),
            path.utf8.allSatisfy({ $0 == UInt8(ascii: "/") || URLWords.isPlain($0) })
        else { return nil }
        self.text = text
    }

    /// The same with what the window needs.
    func with(code: String, state: String) -> String {
        "\(text)?\(URLWords.write([("code", code), ("state", state)]))"
    }
}
