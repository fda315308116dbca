internal import Markup

/// A line of a page as a reader sees it, and what the page's author called the elements it stands in.
struct PageLine {
    var text: String
    /// The name of the element that makes it a line: "li", "p", "h2".
    var element: String
    /// Numbers the list or the element around it; lines of one list have the same.
    var list: Int
    /// Numbers of the names, in `PageLines.names`, of elements around it that speak of ingredients or of
    /// steps.
    var names: [Int]
    /// Numbers the block that the line's own block stands in; lines that stand side by side have the same.
    var outer = 0
    /// Set as a heading, though it may be no heading's element.
    var isHeading: Bool
    /// In a menu, a footer, a form, or a column beside the text.
    var isAside: Bool

    var headingLevel: Int? {
        guard element.utf8.count == 2, element.hasPrefix("h"), let level = element.last?.wholeNumberValue
        else {
            return nil
        }
        return level
    }
}
