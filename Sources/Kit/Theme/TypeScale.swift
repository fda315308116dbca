public import Stage

/// The one type scale: a warm serif for dishes and headings, a clear sans for everything that is read.
public struct TypeScale: Sendable {
    /// The cook's text size: 1 = as designed.
    public let factor: Double

    public init(factor: Double) {
        self.factor = factor
    }

    public var hero: TextStyle { display(44) }
    public var title: TextStyle { display(30) }
    public var heading: TextStyle { display(22) }
    public var cardTitle: TextStyle { display(20) }
    public var body: TextStyle { text(17).leading(1.3) }
    public var bodyStrong: TextStyle { text(17, .semibold) }
    public var label: TextStyle { text(15, .medium) }
    public var small: TextStyle { text(14) }
    public var smallStrong: TextStyle { text(14, .semibold) }
    public var button: TextStyle { text(17, .semibold) }
    public var clock: TextStyle { digits(20, .semibold) }

    public func display(_ size: Double) -> TextStyle {
        TextStyle(family: .display, size: (size * factor).rounded(), weight: .semibold, leading: 1.0)
    }
    public func text(_ size: Double, _ weight: TextStyle.Weight = .regular) -> TextStyle {
        TextStyle(size: (size * factor).rounded(), weight: weight)
    }
    public func digits(_ size: Double, _ weight: TextStyle.Weight = .semibold) -> TextStyle {
        TextStyle(size: (size * factor).rounded(), weight: weight, tabularDigits: true)
    }
}

extension TextStyle {
    public func leading(_ leading: Double) -> TextStyle {
        var copy = self
        copy.leading = leading
        return copy
    }
}
