internal import Markup

extension SourceFile {
    /// The page in UTF-8, where it is in Windows' encoding, which pages call Latin-1 or don't name, or in
    /// UTF-8 that somebody damaged. Any other encoding is left to the parser, which knows them.
    var inUTF8: SourceFile {
        guard !isUTF8, !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
            return self
        }
        var page = self
        switch (encoding ?? namedEncoding ?? "").lowercased() {
        case "", "iso-8859-1", "iso8859-1", "latin1", "latin-1", "windows-1252", "cp1252", "us-ascii",
            "ascii":
            // Whole letters of UTF-8 are never there by chance.
            if !PageBytes.areUTF8(bytes) { page.bytes = Array(OneByteEncoding.windows1252.text(bytes).utf8) }
        case "utf-8", "utf8": page.bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
        default: return self
        }
        page.encoding = "utf-8"
        return page
    }

    /// Whether its bytes can be read as UTF-8, and nobody said they are anything else.
    var isUTF8: Bool {
        let named = encoding?.lowercased() ?? ""
        let isOther = !named.isEmpty && named != "utf-8" && named != "utf8"
        return !isOther && PageBytes.areUTF8(bytes)
    }

    /// The encoding that the page says it is in, as one of the first things: by its name, or after
    /// "charset=".
    private var namedEncoding: String? {
        for tag in MarkupTags(in: bytes, named: ["meta"]).prefix(64) {
            if let name = tag["charset"] { return PageText.collapsed(name) }
            guard let content = tag["content"]?.lowercased(), content.utf8.count < 200,
                let name = content.ranges(of: "charset=").first.map({ content[$0.upperBound...] })
            else { continue }
            return PageText.collapsed(name.prefix { $0 != ";" })
        }
        return nil
    }
}
