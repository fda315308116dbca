/// Reads a line of an ingredient list, as a cook wrote it, in English, German, French, Spanish, Italian or Dutch.
///
/// By words and their order only: a number, a unit, a name, and what is said about it. It reads what it is sure of
/// and leaves the rest in the name, so that nothing of the line is lost. Takes time in proportion to the line.
public enum IngredientReader {
    /// Characters (Unicode scalars) of a line that are read; no line of a recipe comes near.
    public static let longest = 500

    public static func read(_ line: String) -> IngredientReading {
        var reader = IngredientGrammar(String(line.unicodeScalars.prefix(longest)))
        return reader.read(line)
    }
}
