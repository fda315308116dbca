internal import Markup

extension MarkupElement {
    /// The text of an element directly inside, on one line; empty if it isn't there.
    func line(_ name: String) -> String { child(name).map { PageText.collapsed($0.text) } ?? "" }

    /// Every element directly inside of that name, on one line, without empty ones.
    func all(_ name: String) -> [String] {
        children.filter { $0.isNamed(name) }.map { PageText.collapsed($0.text) }.filter { !$0.isEmpty }
    }

    /// The text of an element directly inside, a line each, without tags that were escaped in it.
    func lines(_ name: String) -> [String] { child(name)?.ownLines ?? [] }

    /// Where the line breaks are the author's own, and tags are for bold letters at most.
    var ownLines: [String] {
        text.split(whereSeparator: \.isNewline).map { PageText.line(String($0)) }.filter { !$0.isEmpty }
    }
}
