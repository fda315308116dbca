/// A piece of a step of Cooklang.
package enum CooklangItem: Sendable, Hashable {
    case text(String)
    case ingredient(CooklangComponent)
    case cookware(CooklangComponent)
    case timer(CooklangComponent)
    /// The end of a line in the file, which is a space to the reader.
    case softBreak
    /// A line that the author ended with a backslash.
    case hardBreak
}

/// What stands behind `@`, `#` or `~`.
package struct CooklangComponent: Sendable, Hashable {
    /// As it is written, modifiers included.
    package var name = ""
    /// Between the braces, before "%"; empty if there is nothing.
    package var quantity = ""
    /// Behind "%".
    package var units = ""
    /// "(finely chopped)" behind the braces.
    package var preparation = ""
    /// What the step calls it: the word after "|" in the name, else the name without modifiers.
    package var shown = ""
    /// The name without modifiers and alias; the last part of a path to another recipe.
    package var plainName = ""
    /// `@?salt{}`.
    package var isOptional = false
    /// `@./sauces/Hollandaise{}`.
    package var isReference = false
}
