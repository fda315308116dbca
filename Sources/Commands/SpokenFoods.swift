/// Foods as they are asked for: "plain flour" and "flour" for plain flour.
public enum SpokenFoods {
    /// Words of the longest name that anybody says.
    private static let most = 3

    /// All ways to ask for some foods, by their names in a list; letters only.
    public static func phrases(of names: [String]) -> [String] {
        var phrases: [String] = []
        for name in names {
            let words = words(of: name)
            for count in 1...most where count <= words.count {
                let phrase = words.suffix(count).joined(separator: " ")
                if !phrases.contains(phrase) { phrases.append(phrase) }
            }
        }
        return phrases
    }

    /// Whether a food in a list is meant by what was said.
    public static func isMeant(_ name: String, by phrase: String) -> Bool {
        let words = words(of: name), said = self.words(of: phrase)
        guard !said.isEmpty, said.count <= words.count else { return false }
        return (0...(words.count - said.count)).contains { Array(words[$0..<$0 + said.count]) == said }
    }

    /// Up to a comma or a bracket, in small letters.
    private static func words(of name: String) -> [String] {
        name.prefix { !",(;".contains($0) }.lowercased()
            .split { !$0.isLetter && $0 != "'" }.map(String.init)
    }
}
