extension WrittenRecipe {
    /// What the library calls it: the same whenever, and from whichever file, the same recipe comes in, so
    /// that it is known again.
    ///
    /// By its address and title, else by what its program calls it, else by title and author. An address
    /// alone would not do: many a cook gives that of a whole site. What its program calls it counts with that
    /// program's name, because programs number their recipes alike.
    public var key: String {
        let title = title.onOneLine.lowercased()
        let parts =
            if !address.isEmpty { ["address", Self.plain(address), title] } else if !identity.isEmpty {
                ["identity", format, identity]
            } else { ["title", title, author.onOneLine.lowercased()] }
        return "in-" + Fingerprint(parts.joined(separator: "\u{0}").utf8).text
    }

    /// Without what two links to one page differ in.
    private static func plain(_ address: String) -> String {
        var rest = address.prefix { $0 != "#" }
        for start in ["https://", "http://", "www."] where rest.lowercased().hasPrefix(start) {
            rest = rest.dropFirst(start.count)
        }
        while rest.last == "/" { rest.removeLast() }
        return String(rest)
    }
}
