internal import Markup

/// A reference in a page to another page or a picture, completed to its whole address as RFC 3986 (5.2) says.
/// Only http and https are addresses here.
enum WebReference {
    static let longest = 4096

    /// An address as it stands in a page, completed by the address it stands under; nil if it leads anywhere
    /// else.
    static func complete(_ written: String, under base: String?) -> String? {
        let written = PageText.collapsed(MarkupReferences.resolved(written))
        guard !written.isEmpty, written.utf8.count <= longest else { return nil }
        if let scheme = scheme(of: written) {
            guard scheme == "http" || scheme == "https", written.dropFirst(scheme.count + 1).hasPrefix("//")
            else { return nil }
            return tidy(written)
        }
        guard let base, let parts = parts(base) else { return nil }
        if written.hasPrefix("//") { return tidy("\(parts.scheme):\(written)") }
        if written.hasPrefix("/") { return tidy("\(parts.scheme)://\(parts.host)\(written)") }
        if written.hasPrefix("#") || written.hasPrefix("?") { return nil }
        var folders = parts.path.split(separator: "/", omittingEmptySubsequences: true)
        if !parts.path.hasSuffix("/"), !folders.isEmpty { folders.removeLast() }
        var rest = written[...]
        while true {
            if rest.hasPrefix("../") {
                rest = rest.dropFirst(3)
                if !folders.isEmpty { folders.removeLast() }
            } else if rest.hasPrefix("./") {
                rest = rest.dropFirst(2)
            } else {
                break
            }
        }
        let path = folders.map { "/\($0)" }.joined()
        return tidy("\(parts.scheme)://\(parts.host)\(path)/\(rest)")
    }

    /// "https", if something like it stands before a colon.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon]
        guard let first = name.utf8.first, isLetter(first),
            name.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) })
        else { return nil }
        return name.lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func parts(_ address: String) -> (scheme: String, host: String, path: String)? {
        guard let scheme = scheme(of: address), scheme == "http" || scheme == "https" else { return nil }
        let rest = address.utf8.dropFirst(scheme.utf8.count + 1)
        guard rest.starts(with: "//".utf8) else { return nil }
        let host = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        guard !host.isEmpty else { return nil }
        let path = rest[host.endIndex...].prefix { !"?#".utf8.contains($0) }
        return (scheme, String(Substring(host)), String(Substring(path)))
    }

    private static func tidy(_ address: String) -> String? {
        guard let parts = parts(address),
            !parts.host.utf8.contains(where: { $0 <= 0x20 || "<>\"\\".utf8.contains($0) })
        else { return nil }
        guard address.utf8.contains(0x20) else { return address }
        return address.replacing(" ", with: "%20")
    }
}
