internal import Markup

/// What a page says of itself in few of its tags, gathered without building a tree.
struct PageSkim {
    /// The values of its JSON-LD scripts that can have to do with a recipe.
    private(set) var markup: [JSONValue] = []
    /// Under which addresses in the page are completed.
    private(set) var address: String?
    private(set) var language = ""
    private(set) var siteName = ""
    private(set) var title = ""
    private(set) var picture = ""
    private(set) var description = ""

    /// JSON-LD scripts of one page.
    private static let mostScripts = 64

    init(_ file: SourceFile) {
        address = file.address
        var base: String?
        var canonical: String?
        var scripts = 0
        for tag in MarkupTags(in: file.bytes, named: ["html", "base", "link", "meta", "script"]) {
            switch tag.name {
            case "html": language = tag["lang"] ?? tag["xml:lang"] ?? language
            case "base": base = base ?? tag["href"]
            case "link" where tag["rel"]?.lowercased() == "canonical": canonical = canonical ?? tag["href"]
            case "meta": note(tag)
            case "script" where tag["type"]?.lowercased().contains("ld+json") == true:
                scripts += 1
                if scripts <= PageSkim.mostScripts { read(file.bytes[tag.content]) }
            default: break
            }
        }
        if address == nil { address = canonical.flatMap { WebAddress.complete($0, under: nil) } }
        if let base, let whole = WebAddress.complete(base, under: address) { address = whole }
    }

    private mutating func note(_ tag: MarkupTag) {
        let content = tag["content"] ?? ""
        switch (tag["property"] ?? tag["name"] ?? "").lowercased() {
        case "og:site_name" where siteName.isEmpty: siteName = PageText.line(content)
        case "og:title" where title.isEmpty: title = PageText.line(content)
        case "og:image" where picture.isEmpty: picture = content
        case "og:description" where description.isEmpty, "description" where description.isEmpty:
            description = PageText.line(content)
        default: break
        }
    }

    private mutating func read(_ script: ArraySlice<UInt8>) {
        guard PageSkim.contains(script, "recipe") else { return }
        var values = LenientJSON.values(Array(script))
        if values.isEmpty || values.allSatisfy({ $0.members.isEmpty && $0.elements.isEmpty }) {
            // Somebody escaped the script as if it were text.
            values = LenientJSON.values(MarkupReferences.resolved(String(decoding: script, as: UTF8.self)))
        }
        markup += values
    }

    /// What the recipe itself doesn't say, as far as the page does.
    func completing(_ recipe: WrittenRecipe) -> WrittenRecipe {
        var recipe = recipe
        if recipe.language.isEmpty { recipe.language = language }
        if recipe.sourceName.isEmpty { recipe.sourceName = siteName }
        if recipe.address.isEmpty { recipe.address = address ?? "" }
        recipe.title = spelt(recipe.title)
        if recipe.description.isEmpty { recipe.description = description }
        if recipe.pictures.isEmpty, let whole = WebAddress.complete(picture, under: address) {
            recipe.pictures = [.address(whole)]
        }
        return recipe
    }

    /// A title in capitals as the page spells it elsewhere.
    private func spelt(_ name: String) -> String {
        if name.isEmpty { return PageTitle.withoutSite(title, site: siteName) }
        guard name.utf8.count < 400, name == name.uppercased(), name != name.lowercased(), name.contains(" "),
            (name.count...400).contains(title.count)
        else { return name }
        let letters = Array(title)
        let capitals = letters.map { $0.uppercased() }
        let wanted = name.map(String.init)
        for start in 0...(letters.count - wanted.count) where capitals[start...].starts(with: wanted) {
            return String(letters[start..<start + wanted.count])
        }
        return name
    }

    /// Whether the first bytes are those of a page.
    static func looksLikePage(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(2048)
        guard let start = head.firstIndex(where: { $0 > 0x20 && $0 < 0x7F }), head[start] == UInt8(ascii: "<")
        else { return false }
        return ["<!doctype html", "<html", "<head", "<body", "<script", "<meta", "<title"].contains { word in
            contains(head, word)
        }
    }

    /// Whether bytes hold a word, which is given in small letters.
    static func contains(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        let letters = word.utf8Start
        return bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= count else { return false }
            for start in 0...(bytes.count - count) where bytes[start] | 0x20 == letters[0] | 0x20 {
                var place = 1
                while place < count, small(bytes[start + place]) == letters[place] { place += 1 }
                if place == count { return true }
            }
            return false
        }
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
