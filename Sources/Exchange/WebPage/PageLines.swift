internal import Markup

/// A page's text taken apart into lines, in one walk over its tree.
struct PageLines {
    private(set) var lines: [PageLine] = []
    /// Classes, ids and properties that speak of ingredients or of steps, each once.
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]

    private var pending = ""
    /// Names of elements within the line that is being gathered.
    private var pendingNames: [Int] = []
    private var lists = 0

    static let most = 20_000
    private static let deepest = 300

    init(_ root: MarkupElement, taking wanted: (String) -> Bool = { _ in false }) {
        var place = Place(element: root.name)
        place.isInItem = PageLines.items.contains(root.name)
        walk(root, place, wanted, depth: 0)
        finish(place)
    }

    /// The lines inside one element.
    static func lines(of element: MarkupElement) -> [PageLine] {
        PageLines(element).lines
    }

    /// Where in the page text stands.
    private struct Place {
        var element: String
        var list = 0
        var names: [Int] = []
        var isAside = false
        /// In a list's item or a table's row, whose parts belong on one line.
        var isInItem = false
    }

    private mutating func walk(
        _ element: MarkupElement, _ place: Place, _ wanted: (String) -> Bool, depth: Int
    ) {
        guard depth < PageLines.deepest, lines.count < PageLines.most else { return }
        for part in element.content {
            switch part {
            case .text(let text): pending += text.replacing("\n", with: " ")
            case .element(let inner): enter(inner, place, wanted, depth: depth)
            }
        }
    }

    private mutating func enter(
        _ element: MarkupElement, _ place: Place, _ wanted: (String) -> Bool, depth: Int
    ) {
        let name = element.name
        if PageLines.unseen.contains(name) { return }
        if name == "br" {
            if place.isInItem { pending += " " } else { finish(place) }
            return
        }
        var inner = place
        note(element, in: &inner, wanted)
        guard PageLines.blocks.contains(name) else {
            if inner.names.count > place.names.count { pendingNames += inner.names[place.names.count...] }
            walk(element, inner, wanted, depth: depth + 1)
            return
        }
        if place.isInItem, !PageLines.items.contains(name), !PageLines.lists.contains(name) {
            // Parts of one line.
            pending += " "
            walk(element, inner, wanted, depth: depth + 1)
            pending += " "
            return
        }
        finish(place)
        inner.element = name
        if PageLines.lists.contains(name) {
            lists += 1
            inner.list = lists
            inner.isInItem = false
        } else if PageLines.items.contains(name) {
            inner.isInItem = name == "li" || !PageLines.isLayout(element)
        }
        if PageLines.asides.contains(name) { inner.isAside = true }
        walk(element, inner, wanted, depth: depth + 1)
        finish(inner)
    }

    private mutating func note(_ element: MarkupElement, in place: inout Place, _ wanted: (String) -> Bool) {
        for attribute in ["class", "id", "itemprop", "data-testid"] {
            for word in element.words(attribute) where word.utf8.count < 80 && wanted(word) {
                let number = numbers[word] ?? names.count
                if number == names.count {
                    guard names.count < 400 else { continue }
                    names.append(word)
                    numbers[word] = number
                }
                if !place.names.contains(number), place.names.count < 24 { place.names.append(number) }
            }
        }
    }

    /// Ends the line that is being gathered.
    private mutating func finish(_ place: Place) {
        defer {
            pending = ""
            pendingNames = []
        }
        let text = PageText.collapsed(pending)
        guard !text.isEmpty, lines.count < PageLines.most else { return }
        lines.append(
            PageLine(
                text: text, element: place.element, list: place.list, names: place.names + pendingNames,
                isAside: place.isAside))
    }

    /// Whether a table's row holds a part of the page rather than a line; told from its first elements.
    private static func isLayout(_ row: MarkupElement) -> Bool {
        row.descendants.prefix(64).contains { layout.contains($0.name) }
    }

    private static let layout: Set<String> = ["p", "ul", "ol", "table", "h1", "h2", "h3", "h4", "section", "article"]
    private static let lists: Set<String> = ["ul", "ol", "table", "tbody", "dl"]
    private static let items: Set<String> = ["li", "tr"]
    private static let asides: Set<String> = ["nav", "footer", "aside", "form"]
    private static let blocks: Set<String> = [
        "p", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr", "td", "th", "dt", "dd", "section",
        "article", "header", "footer", "aside", "figure", "figcaption", "table", "tbody", "thead", "blockquote",
        "pre", "hr", "form", "fieldset", "dl", "main", "nav", "address", "details", "summary", "body", "html",
        "center", "legend",
    ]
    private static let unseen: Set<String> = [
        "script", "style", "noscript", "template", "svg", "button", "select", "input", "textarea", "iframe",
        "head", "video", "audio", "object"
    ]
}
