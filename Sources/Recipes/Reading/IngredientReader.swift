/// Reads a line of an ingredient list, as a cook wrote it, in English, German, French, Spanish, Italian
/// or Dutch.
///
/// By words and their order only: a number, a unit, a name, and what is said about it. It reads what it
/// is sure of and leaves the rest in the name, so that nothing of the line is lost. Takes time in
/// proportion to the line.
public enum IngredientReader {
    /// Characters (Unicode scalars) of a line that are read; no line of a recipe comes near.
    public static let longest = 500

    public static func read(_ line: String) -> IngredientReading {
        var reader = IngredientGrammar(plain(String(line.unicodeScalars.prefix(longest))))
        return reader.read(line)
    }

    /// Without the marks of Markdown: "2 [onions](/onions)", "Water *3 dl*".
    private static func plain(_ line: String) -> String {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "]") }) else {
            return line
        }
        var plain = ""
        var rest = line[...]
        while let sign = rest.firstIndex(where: { "*[".contains($0) }) {
            plain += rest[..<sign]
            let after = rest.index(after: sign)
            if rest[sign] == "[", let end = rest[after...].firstIndex(of: "]"),
                rest[rest.index(after: end)...].first == "(", let close = rest[end...].firstIndex(of: ")")
            {
                plain += rest[after..<end]
                rest = rest[rest.index(after: close)...]
            } else {
                // "2 * 250 g" is another sign.
                let isAlone =
                    plain.last.map(\.isWhitespace) ?? true && rest[after...].first?.isWhitespace == true
                if isAlone || rest[sign] == "[" { plain.append(rest[sign]) }
                rest = rest[after...]
            }
        }
        return plain + rest
    }
}
