public import Foundation

/// A part of a printed page; parts stand below each other, and go on over the page.
public indirect enum PrintBlock: Sendable, Hashable {
    case title(String)
    /// A sentence or two under the title.
    case lead(String)
    /// Figures in a row, each under its name: "Serves 4", "Oven 200 °C".
    case facts([PrintFact])
    /// A drawing or photograph across the page; left out if it can't be drawn.
    case picture(Data)
    case heading(String)
    /// A smaller heading within a list.
    case part(String)
    case paragraph(String)
    /// A remark in small, soft letters.
    case remark(String)
    /// What goes in: the amount stands out.
    case ingredient(amount: String, String)
    case step(number: Int, title: String, String)
    case rule
    /// Beside each other; each goes on over the page in its own column.
    case columns(narrow: [PrintBlock], wide: [PrintBlock])
}

/// A figure of a printed page, and what it is called.
public struct PrintFact: Sendable, Hashable {
    public var name: String
    public var figure: String

    public init(_ name: String, _ figure: String) {
        (self.name, self.figure) = (name, figure)
    }
}
