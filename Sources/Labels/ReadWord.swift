/// A rectangle of a picture, in its pixels from the upper left corner.
public struct LabelBox: Sendable, Hashable, Codable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public var right: Double { x + width }
    public var bottom: Double { y + height }
    var middle: Double { y + height / 2 }

    public func union(_ other: LabelBox) -> LabelBox {
        let left = min(x, other.x), top = min(y, other.y)
        return LabelBox(
            x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }

    /// How much of the lower of two stands beside the other, 0...1.
    public func stands(beside other: LabelBox) -> Double {
        let shared = min(bottom, other.bottom) - max(y, other.y), lower = min(height, other.height)
        return lower > 0 ? max(0, shared) / lower : 0
    }
}

/// A word that was read in a picture.
public struct ReadWord: Sendable, Hashable {
    public var text: String
    public var box: LabelBox
    /// How sure the reader is, 0...1.
    public var confidence: Double
    /// Which line it stands in; lines are numbered from above.
    public var line: Int
    /// Where it stands on the label, in parts of the label's width and height, 0...1; nil = nobody knows.
    public var place: LabelBox?

    public init(_ text: String, _ box: LabelBox, confidence: Double, line: Int) {
        (self.text, self.box, self.confidence, self.line) = (text, box, confidence, line)
    }

    /// The same word, on a label whose picture is so large.
    public func placed(onLabel width: Double, _ height: Double) -> ReadWord {
        var word = self
        word.place = LabelBox(
            x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height)
        return word
    }
}
