internal import Markup

/// A page's text taken apart into lines, in one walk over its tree.
struct PageLines {
    private(set) var lines: [PageLine] = []
    /// Classes, ids and properties that speak of ingredients, steps or headings, each once.
    private(set) var names: [String] = []
    /// What each of the names speaks of.
    private(set) var subjects: [Set<GuessWords.Subject>] = []
    /// The number of each class or id that was met; nil for those that speak of nothing.
    private var numbers: [String: Int?] = [:]

    var pending = ""
    /// Names of elements within the line that is being gathered.
    var pendingNames: [Int] = []
    /// Whether all of the line that is being gathered is in bold.
    private var isBold = true
    private var lists = 0
    private var boxes = 0
    /// Whether the page is read for what it looks like, rather than for what its markup points to.
    let isGuessing: Bool
    /// What stood last in the line that is being gathered.
    var edge = Edge.text
    /// Where parts of that line begin, in bytes: cells of a row, paragraphs of an item.
    var parts: [Int] = []

    enum Edge {
        case text
        /// The end of an element.
        case end
        /// The end of an element, and the start of another.
        case seam
    }

    static let most = 20_000
    private static let deepest = 300

    init(_ root: MarkupElement, isGuessing: Bool = false) {
        self.isGuessing = isGuessing
        var place = Place(element: root.name)
        place.isInItem = PageLines.items.contains(root.name)
        walk(root, place, depth: 0)
        finish(place)
    }

    /// The lines inside one element.
    static func lines(of element: MarkupElement) -> [PageLine] {
        PageLines(element).lines
    }

    /// Where in the page text stands.
    struct Place {
        var element: String
        var list = 0
        var names: [Int] = []
        /// Those of the innermost block.
        var own: ArraySlice<Int> = []
        var isAside = false
        var isBold = false
        /// In a list's item or a table's row, whose parts belong on one line.
        var isInItem = false
        /// The number of the innermost block, and of the one around it.
        var box = 0
        var outer = 0
    }

    private mutating func walk(
        _ element: MarkupElement, _ place: Place, depth: Int
    ) {
        guard depth < PageLines.deepest, lines.count < PageLines.most else { return }
        for part in element.content {
            switch part {
            case .text(let text):
                join(text, place)
                pending += text
                if !place.isBold, text.utf8.contains(where: { $0 > 0x20 }) { isBold = false }
            case .element(let inner): enter(inner, place, depth: depth)
            }
        }
    }

    private mutating func enter(
        _ element: MarkupElement, _ place: Place, depth: Int
    ) {
        let name = element.name
        if PageLines.unseen.contains(name) { return }
        if name == "br" {
            if place.isInItem { pending += " " } else { finish(place) }
            return
        }
        if isGuessing, PageLines.isHidden(element, name) { return }
        var inner = place
        note(element, in: &inner)
        let own = inner.names[place.names.count...]
        if isGuessing, place.isInItem, own.contains(where: { subjects[$0].contains(.stepIngredients) }) {
            return
        }
        let start = pending.utf8.count
        guard PageLines.blocks.contains(name) else {
            if PageLines.bolds.contains(name) { inner.isBold = true }
            pendingNames += own
            if edge == .end, PageLines.joints.contains(name) { edge = .seam }
            walk(element, inner, depth: depth + 1)
            edge = .end
            if isRemark(own, place) { setInBrackets(from: start) }
            return
        }
        if place.isInItem, !PageLines.items.contains(name), !PageLines.lists.contains(name) {
            // Parts of one line.
            pending += " "
            parts.append(pending.utf8.count)
            walk(element, inner, depth: depth + 1)
            if isRemark(own, place) { setInBrackets(from: start) }
            pending += " "
            return
        }
        finish(place)
        boxes += 1
        inner.outer = place.box
        inner.box = boxes
        inner.element = name
        inner.own = inner.names[place.names.count...]
        if PageLines.lists.contains(name) {
            lists += 1
            inner.list = lists
            inner.isInItem = false
        } else if PageLines.items.contains(name) {
            inner.isInItem = name == "li" || !PageLines.isLayout(element)
        }
        if PageLines.asides.contains(name) || isGuessing && PageLines.isAside(element) {
            inner.isAside = true
        }
        walk(element, inner, depth: depth + 1)
        finish(inner)
    }

    private mutating func note(_ element: MarkupElement, in place: inout Place) {
        for attribute in ["class", "id", "itemprop", "data-testid"] {
            for word in element.words(attribute) where word.utf8.count < 80 {
                guard let number = number(of: word) else { continue }
                if !place.names.contains(number), place.names.count < 24 { place.names.append(number) }
            }
        }
    }

    private mutating func number(of word: String) -> Int? {
        if let known = numbers[word] { return known }
        guard numbers.count < PageLines.most else { return nil }
        let spoken = GuessWords.subjects(of: word)
        guard !spoken.isEmpty else {
            numbers[word] = .some(nil)
            return nil
        }
        numbers[word] = names.count
        names.append(word)
        subjects.append(spoken)
        return names.count - 1
    }

    /// Ends the line that is being gathered.
    private mutating func finish(_ place: Place) {
        defer {
            pending = ""
            pendingNames = []
            isBold = true
            edge = .text
            parts = []
        }
        var text = PageText.collapsed(pending)
        if isGuessing, let turned = PagePairs.amountFirst(cells) { text = turned }
        guard !text.isEmpty, lines.count < PageLines.most else { return }
        lines.append(
            PageLine(
                text: text, element: place.element, list: place.list, names: place.names + pendingNames,
                outer: place.outer, isHeading: isHeading(place), isAside: place.isAside))
    }

    /// Whether a line is a heading: by its element, by its author's name for it, or because it is all in
    /// bold.
    private func isHeading(_ place: Place) -> Bool {
        if isBold || PageLines.headings.contains(place.element) { return true }
        return place.own.contains { subjects[$0].contains(.heading) }
    }

    /// Whether a table's row holds a part of the page rather than a line; told from its first elements.
    private static func isLayout(_ row: MarkupElement) -> Bool {
        row.descendants.prefix(64).contains { layout.contains($0.name) }
    }

    /// Whether a line's part, or an item of a list, isn't shown.
    private static func isHidden(_ element: MarkupElement, _ name: String) -> Bool {
        guard PageLines.small.contains(name) else { return false }
        return element.words("class").contains { GuessWords.isHidden($0) }
    }

    private static func isAside(_ element: MarkupElement) -> Bool {
        if let id = element.attribute("id"), GuessWords.isAside(id) { return true }
        return element.words("class").contains { GuessWords.isAside($0) }
    }

    private static let small: Set<String> = ["span", "li", "tr", "td", "p", "label", "small", "em", "b", "i"]
    /// Elements that may hold the parts of a line without a blank between them.
    private static let joints: Set<String> = ["span", "b", "strong", "u", "a", "label", "data"]
    private static let layout: Set<String> = [
        "p", "ul", "ol", "table", "h1", "h2", "h3", "h4", "section", "article",
    ]
    private static let lists: Set<String> = ["ul", "ol", "table", "tbody", "dl"]
    private static let items: Set<String> = ["li", "tr"]
    private static let bolds: Set<String> = ["b", "strong"]
    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "dt", "legend"]
    private static let asides: Set<String> = ["nav", "footer", "aside", "form"]
    private static let blocks: Set<String> = [
        "p", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr", "td", "th", "dt", "dd",
        "section",
        "article", "header", "footer", "aside", "figure", "figcaption", "table", "tbody", "thead",
        "blockquote",
        "pre", "hr", "form", "fieldset", "dl", "main", "nav", "address", "details", "summary", "body", "html",
        "center", "legend",
    ]
    private static let unseen: Set<String> = [
        "script", "style", "noscript", "template", "svg", "button", "select", "input", "textarea", "iframe",
        "head", "video", "audio", "object",
    ]
}
