public import Foundation

/// A part of a printed page; parts stand below each other, and go on over the page.
public enum PrintBlock: Sendable, Hashable {
    case title(String)
    case heading(String)
    /// A smaller heading within a list.
    case part(String)
    case paragraph(String)
    /// A remark in small, soft letters.
    case remark(String)
    /// A line of a list, with what stands in the column before it: an amount, or a step's number.
    case line(before: String, String)
    case step(number: Int, String)
    /// A drawing or photograph across the page; left out if it can't be drawn.
    case picture(Data)
    case rule
}

/// The paper of a country, in points of 1/72 inch.
public enum Paper: Sendable, Hashable {
    /// 210 × 297 mm.
    case a4
    /// 8½ × 11 inches.
    case letter

    var width: Double { self == .a4 ? 595.28 : 612 }
    var height: Double { self == .a4 ? 841.89 : 792 }
}
