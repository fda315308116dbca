internal import Markup

/// What a page says of itself in few of its tags, gathered without building a tree.
struct PageSkim {
    /// The values of its JSON-LD scripts that can have to do with a recipe.
    private(set) var markup: [JSONValue] = []
    /// Under which addresses in the page are completed.
    private(set) var address: String?
    /// Where the page itself is, as far as it says.
    private(set) var pageAddress: String?
    private(set) var language = ""
    private(set) var siteName = ""
    private(set) var title = ""
    private(set) var picture = ""
    private(set) var description = ""
    /// Whether the page's bytes can be looked at as they are.
    let isUTF8: Bool
    private var base: String?
    private var canonical: String?
    private var scripts = 0
    /// Values of JSON that may still be read.
    private var valuesLeft = 500_000

    /// JSON-LD scripts of one page.
    private static let mostScripts = 64

    init(_ file: SourceFile) {
        isUTF8 = file.isUTF8
        if isUTF8 {
            for tag in MarkupTags(in: file.bytes, named: PageSkim.names) {
                take(tag.name, { tag[$0] }, script: { file.bytes[tag.content] })
            }
        } else if let root = try? MarkupDocument(html: file.bytes, encoding: file.encoding).root {
            // In another encoding, which the parser knows to read.
            take(root.name, root.attribute, script: { [] })
            for element in root.descendants where PageSkim.names.contains(element.name) {
                take(element.name, element.attribute, script: { ArraySlice(element.text.utf8) })
            }
        }
        pageAddress = file.address ?? canonical.flatMap { WebReference.complete($0, under: nil) }
        address = base.flatMap { WebReference.complete($0, under: pageAddress) } ?? pageAddress
    }

    private static let names: Set<String> = ["html", "base", "link", "meta", "script"]

    private mutating func take(
        _ name: String, _ attribute: (String) -> String?, script: () -> ArraySlice<UInt8>
    ) {
        switch name {
        case "html": language = attribute("lang") ?? attribute("xml:lang") ?? language
        case "base": base = base ?? attribute("href")
        case "link" where attribute("rel")?.lowercased() == "canonical":
            canonical = canonical ?? attribute("href")
        case "meta":
            if let property = attribute("property") ?? attribute("name") {
                note(property) { attribute("content") ?? "" }
            }
        case "script":
            guard let type = attribute("type"), PageSkim.contains(Array(type.utf8)[...], "ld+json") else {
                break
            }
            scripts += 1
            if scripts <= PageSkim.mostScripts { read(script()) }
        default: break
        }
    }

    private mutating func note(_ property: String, _ content: () -> String) {
        switch property.lowercased() {
        case "og:site_name" where siteName.isEmpty: siteName = PageText.line(content())
        case "og:title" where title.isEmpty: title = PageText.line(content())
        case "og:image" where picture.isEmpty: picture = content()
        case "og:description" where description.isEmpty, "description" where description.isEmpty:
            description = PageText.line(content())
        default: break
        }
    }

    private mutating func read(_ script: ArraySlice<UInt8>) {
        guard PageSkim.contains(script, "recipe") else { return }
        var values = LenientJSON.values(Array(script), &valuesLeft)
        if values.isEmpty || values.allSatisfy({ $0.members.isEmpty && $0.elements.isEmpty }) {
            // Somebody escaped the script as if it were text.
            let script = MarkupReferences.resolved(String(decoding: script, as: UTF8.self))
            values = LenientJSON.values(Array(script.utf8), &valuesLeft)
        }
        markup += values
    }

    /// What the recipe itself doesn't say, as far as the page does.
    func completing(_ recipe: WrittenRecipe) -> WrittenRecipe {
        var recipe = recipe
        if recipe.language.isEmpty { recipe.language = language }
        if recipe.sourceName.isEmpty { recipe.sourceName = siteName }
        if recipe.address.isEmpty { recipe.address = pageAddress ?? "" }
        recipe.title = spelt(recipe.title)
        if recipe.description.isEmpty { recipe.description = description }
        if recipe.pictures.isEmpty, let whole = WebReference.complete(picture, under: address) {
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
