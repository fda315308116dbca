/// A piece of a step of Cooklang.
enum CooklangItem: Sendable, Hashable {
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
struct CooklangComponent: Sendable, Hashable {
    /// As it is written, modifiers included.
    var name = ""
    /// Between the braces, before "%"; empty if there is nothing.
    var quantity = ""
    /// Behind "%".
    var units = ""
    /// "(finely chopped)" behind the braces.
    var preparation = ""
    /// What the step calls it: the word after "|" in the name, else the name without modifiers.
    var shown = ""
    /// The name without modifiers and alias; the last part of a path to another recipe.
    var plainName = ""
    /// `@?salt{}`.
    var isOptional = false
    /// `@./sauces/Hollandaise{}`.
    var isReference = false
}
