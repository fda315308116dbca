/// A way to write one or several recipes down in a single file.
///
/// Pure: nothing is read from the disk or fetched. Time and memory stay in proportion to the file, whatever
/// is in it.
public protocol RecipeFormat: Sendable {
    /// As people call it: "Cooklang".
    static var name: String { get }
    /// Whether a file is of this format, from its bytes first and its ending second; quick.
    static func recognises(_ file: SourceFile) -> Bool
    /// Its recipes, in their order; never none.
    static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe]
}
