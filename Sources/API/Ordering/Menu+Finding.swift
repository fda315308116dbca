import Foundation

extension Menu {
    /// What is found by words as they are typed: each begins a word of a dish's name, its text or its section, whatever
    /// its marks and capitals.
    /// - Returns: the sections with what was found in them; all of it for nothing but blanks.
    public func found(_ typed: String) -> [MenuSection] {
        let wanted = Self.words(typed)
        if wanted.isEmpty { return sections }
        return sections.compactMap { section in
            let around = Self.words(section.name)
            var found = section
            found.items = section.items.filter { item in
                let words = around + Self.words(item.name) + Self.words(item.text)
                return wanted.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
            }
            return found.items.isEmpty ? nil : found
        }
    }

    private static func words(_ text: String) -> [Substring] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
    }
}
