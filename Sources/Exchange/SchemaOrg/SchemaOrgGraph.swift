/// The objects of a page's markup, so that one can name another by its id.
struct SchemaOrgGraph {
    /// Objects that say more than their id, by that id.
    private var named: [String: JSONValue] = [:]
    /// Every object that says it is a recipe, in the order of the page.
    private(set) var recipes: [JSONValue] = []

    private static let deepest = 24

    init(_ values: [JSONValue]) {
        for value in values { add(value, depth: 0) }
    }

    private mutating func add(_ value: JSONValue, depth: Int) {
        guard depth < SchemaOrgGraph.deepest else { return }
        switch value {
        case .list(let all): for value in all { add(value, depth: depth + 1) }
        case .object(let members):
            if let id = value["@id"]?.string, members.count > 1, named[id] == nil { named[id] = value }
            if SchemaOrgGraph.isOf(value, "recipe") { recipes.append(value) }
            for member in members { add(member.value, depth: depth + 1) }
        default: break
        }
    }

    /// The object itself, or the one on the page that it names by its id.
    func resolved(_ value: JSONValue) -> JSONValue {
        reference(value).flatMap { named[$0] } ?? value
    }

    /// The id of another object of the page, if a value says no more than that.
    func reference(_ value: JSONValue) -> String? {
        guard value.members.count == 1, let id = value["@id"]?.string, named[id] != nil else { return nil }
        return id
    }

    /// Whether an object is of a type, however its name is written: "Recipe", "https://schema.org/Recipe",
    /// ["Recipe", "NewsArticle"].
    static func isOf(_ value: JSONValue, _ type: String) -> Bool {
        guard let types = value["@type"] ?? value["type"] else { return false }
        return types.elements.contains { named in
            guard let name = named.string else { return false }
            return local(name).lowercased() == type
        }
    }

    /// What follows the last slash, hash or colon: "Recipe".
    static func local(_ name: String) -> String {
        let parts = name.utf8
        let end = parts.lastIndex { !isMark($0) }.map(parts.index(after:)) ?? parts.startIndex
        let start = parts[..<end].lastIndex(where: isMark).map(parts.index(after:)) ?? parts.startIndex
        return String(name[start..<end])
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
    }
}
