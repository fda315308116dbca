import CooklangText
internal import Recipes

/// Texts as programs keep them in one field.
enum ProgramText {
    /// UTF-8 with or without a mark before it; what isn't, is read letter by letter as Windows of the West
    /// wrote it.
    static func decoded(_ bytes: [UInt8]) -> String {
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if let text = String(validating: body, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
    }

    /// The same for a whole library's file, if it is no longer than one may be and has no more cells and
    /// lines.
    static func library(_ bytes: [UInt8]) throws(Refusal) -> String {
        let parts = bytes.count { $0 == 10 || $0 == 13 || $0 == UInt8(ascii: ",") }
        guard bytes.count <= longestLibrary, parts <= mostParts else {
            throw Refusal(.tooLarge, cause: "\(bytes.count) bytes, \(parts) cells and lines")
        }
        return decoded(bytes)
    }

    /// Bytes; ten thousand recipes.
    private static let longestLibrary = 32 << 20
    /// Cells and lines of a file; ten thousand recipes of thirty columns have a third of them.
    private static let mostParts = 1_000_000

    /// A step a line, without its number.
    static func steps(_ lines: [String]) -> [WrittenStep] {
        PastedLines.steps(lines).map { WrittenStep($0) }
    }

    /// Lines of a list, of which some are headings.
    static func ingredients(_ lines: [String]) -> [WrittenIngredient] {
        SchemaOrgIngredients.written(PastedLines.ingredients(lines))
    }

    /// Paragraphs separated by an empty line, each with its lines.
    static func paragraphs(_ text: String) -> String {
        var paragraphs: [[String]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = PageText.collapsed(line)
            if !line.isEmpty {
                paragraphs[paragraphs.count - 1].append(line)
            } else if paragraphs.last?.isEmpty == false {
                paragraphs.append([])
            }
        }
        return joined(paragraphs.map { $0.joined(separator: "\n") })
    }

    /// Those that say something, one under the other.
    static func joined(_ paragraphs: [String]) -> String {
        paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// "Soup, Winter;Quick" as words, separated by whatever the program separates them with.
    static func words(_ text: String, at separators: Set<Character> = [","]) -> [String] {
        text.split { separators.contains($0) }.map { PageText.collapsed($0) }.filter { !$0.isEmpty }
    }

    /// 1 to 5, 0 for none, from a number of a scale that ends with `best`.
    static func stars(_ value: Double?, of best: Double = 5) -> Int {
        guard let value, value > 0, value.isFinite, best > 0 else { return 0 }
        return Int(min(5, max(1, (value / best * 5).rounded())))
    }

    /// An address of the web, or nothing.
    static func address(_ text: String) -> String {
        let text = PageText.collapsed(text)
        let isOne = text.lowercased().hasPrefix("http://") || text.lowercased().hasPrefix("https://")
        return isOne && !text.contains(" ") ? text : ""
    }

    /// Minutes that are written as a bare number or with their unit.
    static func minutes(_ text: String) -> Int? { WrittenMinutes.read(PageText.collapsed(text)) }
}
