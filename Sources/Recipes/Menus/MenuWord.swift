/// How words of menus are compared: without case, accents and signs, and without "cuisine" and "kitchen".
public enum MenuWord {
    /// The same for all ways to write a word; empty if it has no letters.
    public static func key(_ text: String) -> String {
        FoundWord.all(in: text).map(\.text).filter { !besides.contains($0) }.joined(separator: " ")
    }

    private static let besides: Set<String> = ["cuisine", "food", "kitchen", "recipe", "recipes", "kuche"]

    /// The single words of what may be several: "Main course, Dinner".
    public static func parts(_ text: String) -> [String] {
        text.split { ",;/|\n".contains($0) }.map(String.init).filter { !key($0).isEmpty }
    }

    /// What the course of a recipe is found by, whichever language it is written in.
    public static func course(_ text: String) -> String { Course(named: text)?.rawValue ?? key(text) }
    /// The same for its kitchen.
    public static func kitchen(_ text: String) -> String { Kitchen(named: text)?.rawValue ?? key(text) }

    static func table<Value>(_ words: [(Value, String)]) -> [String: Value] {
        var table: [String: Value] = [:]
        for (value, names) in words {
            for name in names.split(separator: "|") { table[String(name)] = value }
        }
        return table
    }
}
