/// How a run of text looks. Two families: the theme says what they stand for.
public struct TextStyle: Sendable, Hashable {
    public enum Family: Sendable, Hashable { case text, display }
    public enum Weight: Int, Sendable, Hashable {
        case regular = 400, medium = 500, semibold = 600, bold = 700
    }
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }

    public var family: Family
    /// The height of the type in points.
    public var size: Double
    public var weight: Weight
    /// Distance between baselines as a multiple of the natural one.
    public var leading: Double
    public var alignment: Alignment
    /// Digits of equal width, for clocks and timers that must not jitter.
    public var tabularDigits: Bool

    public init(
        family: Family = .text, size: Double, weight: Weight = .regular, leading: Double = 1,
        alignment: Alignment = .leading, tabularDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.leading = leading
        self.alignment = alignment
        self.tabularDigits = tabularDigits
    }

    public func size(_ size: Double) -> TextStyle { with { $0.size = size } }
    public func weight(_ weight: Weight) -> TextStyle { with { $0.weight = weight } }
    public func aligned(_ alignment: Alignment) -> TextStyle { with { $0.alignment = alignment } }

    private func with(_ change: (inout TextStyle) -> Void) -> TextStyle {
        var copy = self
        change(&copy)
        return copy
    }
}

/// A paragraph to be measured or drawn.
public struct TextRun: Sendable, Hashable {
    public var text: String
    public var style: TextStyle
    /// The most lines shown; the last one ends in an ellipsis if the text is longer. 0 = as many as it takes.
    public var maxLines: Int
    /// Stretches to emphasise, as UTF-8 offsets into `text`: drawn semibold in `emphasisColor`.
    public var emphasis: [Range<Int>]
    /// What is struck through or highlighted.
    public var marks: [TextMark] = []

    public init(_ text: String, _ style: TextStyle, maxLines: Int = 0, emphasis: [Range<Int>] = []) {
        self.text = text
        self.style = style
        self.maxLines = maxLines
        self.emphasis = emphasis
    }
}

/// The measure of a paragraph at a certain width, in points.
public struct TextExtent: Sendable, Hashable {
    public var size: Size
    /// From the top to the first line's baseline.
    public var baseline: Double
    public var lines: Int
    /// Whether `maxLines` has cut it.
    public var isTruncated: Bool
    public init(size: Size, baseline: Double, lines: Int, isTruncated: Bool) {
        self.size = size
        self.baseline = baseline
        self.lines = lines
        self.isTruncated = isTruncated
    }
}
