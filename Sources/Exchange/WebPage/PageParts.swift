/// Finds the headings that a page shows between lines which its markup has in one list.
///
/// What writes a page's markup mostly leaves out “For the glaze”, though the page itself shows it; and it is
/// what tells the butter of the glaze from that of the dough.
struct PageParts {
    private let lines: [PageLine]
    private let words: [Set<String>]

    /// Lines between two of the list's that are something else: a heading, a remark, an advertisement.
    private static let widestGap = 6
    /// Lines that the list may begin with, which are tried.
    private static let mostStarts = 16
    private static let longestHeading = 80

    init(_ lines: [PageLine]) {
        self.lines = lines
        words = lines.map { PageParts.words($0.text) }
    }

    /// The part that each text belongs to, empty before the first heading; nil unless the page shows nearly
    /// all of the texts, one below the other, with headings between them.
    func parts(of texts: [String]) -> [String]? {
        let wanted = texts.map(PageParts.words)
        guard wanted.count > 2, let place = place(of: wanted) else { return nil }
        return parts(at: place)
    }

    // MARK: Where the list stands

    /// The line of each text, nil for the few that aren't shown; the place that shows most of them.
    private func place(of wanted: [Set<String>]) -> [Int?]? {
        let starts = lines.indices.lazy.filter { line in
            wanted.prefix(2).contains { PageParts.areAlike($0, words[line]) }
        }
        var best: [Int?] = []
        var most = wanted.count - max(1, wanted.count / 8) - 1
        for start in starts.prefix(PageParts.mostStarts) {
            let found = follow(wanted, from: start)
            let count = found.count { $0 != nil }
            if count > most || count == most && headings(between: found) > headings(between: best) {
                (best, most) = (found, count)
            }
        }
        return best.isEmpty ? nil : best
    }

    private func follow(_ wanted: [Set<String>], from start: Int) -> [Int?] {
        var found = [Int?](repeating: nil, count: wanted.count)
        var next = 0
        var gap = 0
        for line in lines.indices[start...] where gap <= PageParts.widestGap && next < wanted.count {
            // A text that isn't shown doesn't hide those below it.
            let near = next..<min(next + 3, wanted.count)
            if let text = near.first(where: { PageParts.areAlike(wanted[$0], words[line]) }) {
                found[text] = line
                (next, gap) = (text + 1, 0)
            } else {
                gap += 1
            }
        }
        return found
    }

    // MARK: Its headings

    private func parts(at place: [Int?]) -> [String]? {
        let shown = place.compactMap { $0 }
        guard let first = shown.first, let last = shown.last else { return nil }
        let headings = headings(at: shown)
        // A heading above every line is the line's own title.
        guard let kind = headings.first, headings.count * 3 <= shown.count * 2 else { return nil }
        let above = self.heading(above: first, like: lines[kind])
        var names = [String](repeating: above.map(name) ?? "", count: place.count)
        var current = names[0]
        var before = first
        for (text, line) in place.enumerated() {
            let line = line ?? before
            if let heading = headings.last(where: { before..<max(before, line) ~= $0 }) {
                current = name(heading)
            }
            names[text] = current
            before = max(before, min(line, last))
        }
        return Set(names).count > 1 ? names : nil
    }

    private func headings(between place: [Int?]) -> Int { headings(at: place.compactMap { $0 }).count }

    /// The headings among the lines that were found, in order.
    private func headings(at shown: [Int]) -> [Int] {
        guard let first = shown.first, let last = shown.last else { return [] }
        let own = Set(shown)
        return (first..<last).filter { line in
            !own.contains(line) && isHeading(line) && (line + 1...line + 2).contains { own.contains($0) }
        }
    }

    private func isHeading(_ line: Int) -> Bool {
        let text = lines[line].text
        guard text.count <= PageParts.longestHeading, !lines[line].isAside, let start = text.first,
            !start.isNumber, text.contains(where: \.isLetter)
        else { return false }
        let count = text.split(separator: " ").count
        // “Serves 4” names no part.
        if count < 4, text.contains(where: \.isNumber) { return false }
        let isOfAll = count < 3 || text.contains(where: \.isNumber)
        if let section = RecipeSection(heading: text), section != .ingredients || isOfAll { return false }
        return lines[line].isHeading || text.hasSuffix(":") || text.hasSuffix("：")
            || text == text.uppercased() && text != text.lowercased()
            || text.split(separator: " ").first.map { PageParts.purposes.contains($0.lowercased()) } == true
    }

    /// What a heading begins with that is set as the lines below it are.
    private static let purposes: Set<String> = ["for", "für", "pour", "para", "voor", "per", "til", "till"]

    /// What stands above the first line and is set as the other headings are; what is set in another way
    /// is the heading of the whole list.
    private func heading(above first: Int, like other: PageLine) -> Int? {
        lines.indices[max(0, first - 4)..<first].last { line in
            isHeading(line) && lines[line].element == other.element
        }
    }

    private func name(_ line: Int) -> String {
        var text = PageText.collapsed(lines[line].text)[...]
        while let last = text.last, ":：-–— ".contains(last) { text.removeLast() }
        // “Ingredients for the salad” are for the salad.
        let first = text.prefix { $0 != " " }
        if RecipeSection(heading: first) == .ingredients, first.endIndex < text.endIndex {
            text = text[text.index(after: first.endIndex)...]
        }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    // MARK: Alike

    private static func words(_ text: String) -> Set<String> {
        Set(text.prefix(2000).lowercased().split { !$0.isLetter }.map(String.init))
    }

    /// Whether two lines say the same, but for figures, a remark, or a word in another form.
    private static func areAlike(_ one: Set<String>, _ other: Set<String>) -> Bool {
        let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
        guard !fewer.isEmpty, fewer.count * 2 >= more.count else { return false }
        let shared = fewer.count { more.contains($0) }
        return shared * 5 >= fewer.count * 4 && shared * 2 >= more.count
    }
}

extension WrittenRecipe {
    /// Whether the markup has all ingredients in one list, so that the page may show parts of the dish.
    var wantsParts: Bool { ingredients.count > 3 && ingredients.allSatisfy { $0.part.isEmpty } }

    /// Takes the parts of the dish, and those of its method, that the page's headings name.
    mutating func takeParts(asIn lines: [PageLine]) {
        let page = PageParts(lines)
        guard wantsParts, let parts = page.parts(of: ingredients.map(\.line)) else { return }
        for (place, part) in parts.enumerated() { ingredients[place].part = part }
        guard steps.allSatisfy({ $0.part.isEmpty }), let parts = page.parts(of: steps.map(\.text)) else {
            return
        }
        for (place, part) in parts.enumerated() { steps[place].part = part }
    }
}
