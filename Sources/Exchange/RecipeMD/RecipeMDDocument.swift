import Markup

/// A file of RecipeMD by its specification, each text as it is written, Markdown and all.
public struct RecipeMDDocument: Sendable, Hashable {
    public struct Amount: Sendable, Hashable {
        /// A decimal number: "1.5".
        public var factor: String
        public var unit: String?
    }

    public struct Ingredient: Sendable, Hashable {
        public var name: String
        public var amount: Amount?
        /// The address of another recipe, if all of the name is a link to it.
        public var link: String?
    }

    public struct Group: Sendable, Hashable {
        public var title: String
        public var ingredients: [Ingredient] = []
        public var groups: [Group] = []
    }

    public var title: String
    public var description: String?
    public var tags: [String] = []
    public var yields: [Amount] = []
    public var ingredients: [Ingredient] = []
    public var groups: [Group] = []
    public var instructions: String?

    // Where description and instructions stand, for those who want them without marks.
    var descriptionBlocks: [MarkdownBlock] = []
    var instructionBlocks: [MarkdownBlock] = []

    /// Refused (`damaged`) if it breaks a rule of the format.
    ///
    /// - Parameter text: the whole file, its lines ended by "\n".
    public init(_ text: String) throws(Refusal) {
        let blocks = try MarkdownFile.document(text).blocks
        let lines = text.lines
        guard let heading = blocks.first, heading.kind == .heading(1), !heading.text.isEmpty else {
            throw Refusal(.damaged, cause: "RecipeMD without a title")
        }
        title = heading.text
        var place = 1
        while place < blocks.count, blocks[place].kind != .rule, Self.only(blocks[place]) == nil {
            place += 1
        }
        descriptionBlocks = Array(blocks[1..<place])
        let end = place < blocks.count ? blocks[place].lines.lowerBound : lines.count + 1
        description = Self.raw(lines, (heading.lines.upperBound + 1)..<end)
        while place < blocks.count, blocks[place].kind != .rule {
            switch Self.only(blocks[place]) {
            case .tags(let text) where tags.isEmpty: tags = Self.parts(text)
            case .yields(let text) where yields.isEmpty:
                for part in Self.parts(text) {
                    guard let amount = RecipeMDAmount.read(part) else {
                        throw Refusal(.damaged, cause: "no yield: \(part)")
                    }
                    yields.append(amount)
                }
            default: throw Refusal(.damaged, cause: "RecipeMD with more between tags and ingredients")
            }
            place += 1
        }
        guard place < blocks.count else { throw Refusal(.damaged, cause: "RecipeMD without ingredients") }
        place += 1
        var path = RecipeMDGroups()
        while place < blocks.count, blocks[place].kind != .rule {
            switch blocks[place].kind {
            case .heading(let level): path.open(blocks[place].text, level: level)
            case .list:
                for item in blocks[place].children { path.add(try RecipeMDItem.read(item, lines)) }
            default: throw Refusal(.damaged, cause: "RecipeMD with a text among the ingredients")
            }
            place += 1
        }
        (ingredients, groups) = path.whole
        guard place < blocks.count else { return }
        instructionBlocks = Array(blocks[(place + 1)...])
        instructions = Self.raw(lines, (blocks[place].lines.lowerBound + 1)..<(lines.count + 1))
    }

    private enum Only {
        case tags(String)
        case yields(String)
    }

    /// A paragraph that is emphasised from its first to its last letter.
    private static func only(_ block: MarkdownBlock) -> Only? {
        guard block.kind == .paragraph, block.inlines.count == 1 else { return nil }
        return switch block.inlines[0] {
        case .emphasis(let inside): .tags(inside.plain)
        case .strong(let inside): .yields(inside.plain)
        default: nil
        }
    }

    /// Parted by commas, but not by one between digits.
    private static func parts(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var parts: [String] = [], part = String.UnicodeScalarView()
        for (place, scalar) in scalars.enumerated() {
            let isInNumber =
                place > 0 && scalars[place - 1].isDigit && place + 1 < scalars.count
                && scalars[place + 1].isDigit
            if scalar == ",", !isInNumber {
                parts.append(String(part).stripped)
                part = String.UnicodeScalarView()
            } else {
                part.append(scalar)
            }
        }
        parts.append(String(part).stripped)
        return parts.filter { !$0.isEmpty }
    }

    /// Lines of the file (from 1), without the empty ones around them.
    private static func raw(_ lines: [Substring], _ range: Range<Int>) -> String? {
        guard range.lowerBound - 1 < lines.count, range.lowerBound < range.upperBound else { return nil }
        var slice = lines[(range.lowerBound - 1)..<min(range.upperBound - 1, lines.count)]
        while slice.first?.isBlank == true { slice.removeFirst() }
        while slice.last?.isBlank == true { slice.removeLast() }
        return slice.isEmpty ? nil : slice.joined(separator: "\n")
    }
}
