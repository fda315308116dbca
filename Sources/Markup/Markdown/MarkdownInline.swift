/// A piece of a line of Markdown.
public indirect enum MarkdownInline: Sendable, Hashable {
    case text(String)
    case code(String)
    /// A tag, as it is written.
    case html(String)
    /// The end of a line in the file, which is a space to the reader.
    case softBreak
    case lineBreak
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case link([MarkdownInline], address: String)
    /// With the words that stand for it.
    case image([MarkdownInline], address: String)

    /// What a reader sees, pictures and tags left out.
    public var plain: String {
        switch self {
        case .text(let text), .code(let text): text
        case .html, .image: ""
        case .softBreak: " "
        case .lineBreak: "\n"
        case .emphasis(let inside), .strong(let inside), .link(let inside, _): inside.plain
        }
    }
}

extension [MarkdownInline] {
    /// What a reader sees, pictures and tags left out.
    public var plain: String { reduce(into: "") { $0 += $1.plain } }

    /// The addresses of the pictures, in their order.
    public var pictures: [String] {
        flatMap { (inline) -> [String] in
            switch inline {
            case .image(_, let address): [address]
            case .emphasis(let inside), .strong(let inside), .link(let inside, _): inside.pictures
            default: []
            }
        }
    }
}
