import Printed

/// Which films a recipe may bring along: files that can be had whole, never what a site streams.
enum ClipReference {
    /// What the names of films end in that are looked for beside a recipe, or fetched with its page.
    static let endings = ["webm", "mp4", "m4v", "mov", "ogv"]

    /// Letters of a film that stands in a text: as many as a clip of 48 MB has.
    private static let most = 64 << 20

    /// A film as a page or a file names it: by the address of a file, or by its own bytes.
    static func read(_ written: String, under base: String?) -> WrittenPicture? {
        if written.prefix(11).lowercased() == "data:video/" {
            guard written.utf8.count <= most else { return nil }
            return DataAddress.bytes(written).map { .bytes($0) }
        }
        guard let whole = WebReference.complete(written, under: base), isFile(whole) else { return nil }
        return .address(whole)
    }

    /// Whether an address is that of a file, by the name at its end.
    static func isFile(_ address: String) -> Bool {
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let name = String(Substring(path)).lowercased()
        return endings.contains { name.hasSuffix("." + $0) }
    }
}
