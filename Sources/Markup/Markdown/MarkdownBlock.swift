/// A block of a Markdown file: a heading, a paragraph, a list with what stands in it.
public struct MarkdownBlock: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// From 1 to 6.
        case heading(Int)
        case paragraph
        case list(isNumbered: Bool)
        case item
        case quote
        /// As it is written, line breaks included.
        case code(String)
        case html(String)
        /// A line across: "---".
        case rule
    }

    public var kind: Kind
    /// Its lines in the file, from 1; a list's may take in the empty ones behind it.
    public var lines: ClosedRange<Int>
    /// Where it begins in its first line, in bytes from 1.
    public var column: Int
    /// The items of a list, the blocks of an item or a quote.
    public var children: [MarkdownBlock] = []
    /// What a heading or a paragraph says.
    public var inlines: [MarkdownInline] = []
}
