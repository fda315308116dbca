import CooklangText
internal import Markup

/// Gathers the items of a page that are marked up in its elements, as the objects a JSON-LD script would
/// hold.
struct ItemReader {
    let words: ItemWords
    /// Elements by their id, as far as items refer to them.
    private var named: [String: MarkupElement] = [:]
    private var isIndexed = false
    private var count = 0
    /// Bytes of text that may still be gathered: several times what one recipe may have.
    private var textLeft = 8 << 20

    /// Properties of one page, and items in each other.
    private static let most = 20_000
    private static let deepest = 300

    /// The recipes of a page; each element is visited once.
    static func recipes(in root: MarkupElement, _ words: ItemWords) -> [JSONValue] {
        var reader = ItemReader(words: words)
        var all: [JSONValue] = []
        reader.find(in: root, all: &all, depth: 0)
        return all
    }

    private init(words: ItemWords) { self.words = words }

    private mutating func find(in element: MarkupElement, all: inout [JSONValue], depth: Int) {
        guard depth < ItemReader.deepest else { return }
        if words.type(of: element)?.lowercased() == "recipe" {
            all.append(item(element, type: "Recipe", depth: depth))
            return
        }
        for child in element.children { find(in: child, all: &all, depth: depth + 1) }
    }

    private mutating func item(_ element: MarkupElement, type: String, depth: Int) -> JSONValue {
        var found: [JSONValue.Member] = []
        for child in element.children { gather(child, into: &found, depth: depth + 1) }
        if words == .microdata { gatherReferred(by: element, into: &found, depth: depth + 1) }
        var names: [String] = []
        var values: [String: [JSONValue]] = [:]
        for member in found {
            if values[member.name] == nil { names.append(member.name) }
            values[member.name, default: []].append(member.value)
        }
        return .object(
            [.init(name: "@type", value: .text(type))]
                + names.map { name in
                    let all = values[name] ?? []
                    return .init(
                        name: name, value: all.count == 1 ? all[0] : .list(all[0].elements + all.dropFirst()))
                })
    }

    private mutating func gather(_ element: MarkupElement, into found: inout [JSONValue.Member], depth: Int) {
        guard depth < ItemReader.deepest, count < ItemReader.most else { return }
        let names = words.properties(of: element)
        let type = words.type(of: element)
        if names.isEmpty, type == nil {
            for child in element.children { gather(child, into: &found, depth: depth + 1) }
            return
        }
        count += 1
        guard textLeft > 0 else { return }
        if let type {
            let item = item(element, type: type, depth: depth)
            // An item with nothing in it says what its text says.
            let isEmpty = item.members.count == 1
            for name in names {
                found.append(.init(name: name, value: isEmpty ? told(by: element, for: name) : item))
            }
            return
        }
        for name in names { found.append(.init(name: name, value: told(by: element, for: name))) }
        // What is marked as a part of a list is no property of the recipe besides.
        if !names.contains(where: { $0 == "recipeIngredient" || $0 == "recipeInstructions" }) {
            for child in element.children { gather(child, into: &found, depth: depth + 1) }
        } else if names.contains("recipeInstructions") {
            gatherInstructions(element, into: &found, depth: depth)
        }
    }

    /// Where the instructions hold steps that are items, those are the steps; and where they hold the
    /// elements of the ingredient list, as some pages have it, those are ingredients.
    private mutating func gatherInstructions(
        _ element: MarkupElement, into found: inout [JSONValue.Member], depth: Int
    ) {
        var inner: [JSONValue.Member] = []
        for child in element.children { gather(child, into: &inner, depth: depth + 1) }
        let steps = inner.filter {
            ["recipeInstructions", "step", "steps", "itemListElement"].contains($0.name)
        }
        if !steps.isEmpty {
            found.removeLast()
            found += steps.map { .init(name: "recipeInstructions", value: $0.value) }
        }
        found += inner.filter { $0.name == "recipeIngredient" }
    }

    private mutating func gatherReferred(
        by element: MarkupElement, into found: inout [JSONValue.Member], depth: Int
    ) {
        let ids = element.words("itemref").prefix(16)
        guard !ids.isEmpty, depth < ItemReader.deepest else { return }
        if !isIndexed, let root = element.outermost {
            isIndexed = true
            for element in root.descendants {
                if let id = element.attribute("id"), named[id] == nil { named[id] = element }
            }
        }
        for id in ids {
            // Taken out, so that nothing refers to itself in a circle.
            guard let other = named.removeValue(forKey: id) else { continue }
            gather(other, into: &found, depth: depth + 1)
        }
    }

    /// The value of a property. Properties in properties say the same text over and over, which ends
    /// somewhere.
    private mutating func told(by element: MarkupElement, for name: String) -> JSONValue {
        let value = value(of: element, for: name)
        if case .text(let text) = value { textLeft -= text.utf8.count }
        if case .list(let all) = value { textLeft -= all.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) } }
        return value
    }

    private func value(of element: MarkupElement, for name: String) -> JSONValue {
        if element.isNamed("meta") { return .text(element.attribute("content") ?? "") }
        if ItemReader.addresses.contains(name) {
            for attribute in ["src", "data-src", "href", "content", "resource"] {
                if let value = element.attribute(attribute), !value.isEmpty, !value.hasPrefix("data:") {
                    return .text(value)
                }
            }
            let picture = element.descendants.first { $0.isNamed("img") }
            return .text(picture?.attribute("src") ?? "")
        }
        if ItemReader.times.contains(name) {
            for attribute in ["datetime", "content", "title"] {
                if let value = element.attribute(attribute), WrittenMinutes.read(value) != nil {
                    return .text(value)
                }
            }
            let inside = element.descendants.first {
                $0.isNamed("span") && $0.words("class").contains("value-title")
            }
            if let value = inside?.attribute("title") { return .text(value) }
        }
        if let content = element.attribute("content"), !content.isEmpty { return .text(content) }
        if name == "recipeIngredient" || name == "recipeInstructions" {
            return ItemReader.lines(of: element, isList: name == "recipeIngredient")
        }
        return .text(MarkupReferences.escaped(element.readableText))
    }

    /// The items of a list or the paragraphs of a text, where there are several; otherwise the lines in one
    /// text. Headings within a list are empty lists of their name.
    private static func lines(of element: MarkupElement, isList: Bool) -> JSONValue {
        let lines = PageLines.lines(of: element)
        let items = lines.count { $0.element == "li" || $0.element == "p" || $0.element == "tr" }
        guard items > 1 || isList && lines.contains(where: \.isHeading) && lines.count > 1 else {
            return .text(lines.map { MarkupReferences.escaped($0.text) }.joined(separator: "\n"))
        }
        return .list(
            lines.map { line in
                guard isList, line.isHeading, !line.text.contains(where: \.isNumber) else {
                    return .text(MarkupReferences.escaped(line.text))
                }
                let name = MarkupReferences.escaped(IngredientLine.heading(line.text) ?? line.text)
                return .object([
                    .init(name: "name", value: .text(name)), .init(name: "itemListElement", value: .list([])),
                ])
            })
    }

    private static let addresses: Set<String> = ["image", "url", "thumbnailUrl", "photo", "contentUrl"]
    private static let times: Set<String> = ["prepTime", "cookTime", "totalTime", "performTime"]
}
