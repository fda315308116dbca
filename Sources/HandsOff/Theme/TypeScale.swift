import Stage

/// The one type scale: a warm serif for dishes and headings, a clear sans for everything that is read.
struct TypeScale: Sendable {
    /// The cook's text size: 1 = as designed.
    let factor: Double

    var hero: TextStyle { display(44) }
    var title: TextStyle { display(30) }
    var heading: TextStyle { display(22) }
    var cardTitle: TextStyle { display(20) }
    var body: TextStyle { text(17).leading(1.3) }
    var bodyStrong: TextStyle { text(17, .semibold) }
    var label: TextStyle { text(15, .medium) }
    var small: TextStyle { text(14) }
    var smallStrong: TextStyle { text(14, .semibold) }
    var button: TextStyle { text(17, .semibold) }
    var clock: TextStyle { digits(20, .semibold) }

    func display(_ size: Double) -> TextStyle {
        TextStyle(family: .display, size: (size * factor).rounded(), weight: .semibold, leading: 1.0)
    }
    func text(_ size: Double, _ weight: TextStyle.Weight = .regular) -> TextStyle {
        TextStyle(size: (size * factor).rounded(), weight: weight)
    }
    func digits(_ size: Double, _ weight: TextStyle.Weight = .semibold) -> TextStyle {
        TextStyle(size: (size * factor).rounded(), weight: weight, tabularDigits: true)
    }
}

extension TextStyle {
    func leading(_ leading: Double) -> TextStyle {
        var copy = self
        copy.leading = leading
        return copy
    }
}
