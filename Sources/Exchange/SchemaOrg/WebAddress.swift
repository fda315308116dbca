internal import Markup

/// The address of a page or a picture on the web. Only http and https are addresses here.
enum WebAddress {
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
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon]
        guard let first = name.first, first.isASCII, first.isLetter,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return name.lowercased()
    }

    private static func parts(_ address: String) -> (scheme: String, host: String, path: String)? {
        guard let scheme = scheme(of: address), scheme == "http" || scheme == "https" else { return nil }
        let rest = address.dropFirst(scheme.count + 1)
        guard rest.hasPrefix("//") else { return nil }
        let host = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        guard !host.isEmpty else { return nil }
        let path = rest[host.endIndex...].prefix { !"?#".contains($0) }
        return (scheme, String(host), String(path))
    }

    private static func tidy(_ address: String) -> String? {
        guard let parts = parts(address),
            !parts.host.contains(where: { $0.isWhitespace || "<>\"\\".contains($0) })
        else { return nil }
        return address.replacing(" ", with: "%20")
    }
}
