import Glibc
import ReaderTrials
import Testing

/// Four times the bytes may take four times the work, whatever they are; where a reader looks through everything for
/// everything, it is sixteen times.
@Suite("Readers take time in proportion to what they read") struct GrowthTests {
    /// A file that begins somehow and then says one thing over and over.
    struct Endless: Sendable, CustomTestStringConvertible {
        var reader: String, head: String, piece: String, tail = ""

        init(_ reader: String, _ head: String, _ piece: String, _ tail: String = "") {
            (self.reader, self.head, self.piece, self.tail) = (reader, head, piece, tail)
        }

        var testDescription: String { "\(reader): \(piece.prefix(40))" }

        func bytes(_ count: Int) -> [UInt8] {
            Array((head + String(repeating: piece, count: count / piece.utf8.count + 1) + tail).utf8)
        }
    }

    @Test("Four times as much takes no more than eight times the work", arguments: cases)
    func growth(of endless: Endless) throws {
        let trial = try #require(ReaderTrial.named(endless.reader))
        // What is set up once is set up before.
        _ = try trial.run(endless.bytes(100))
        let (small, large) = (endless.bytes(6_000), endless.bytes(24_000))
        var ratio = Double.infinity
        // Another process may have taken the caches away; twice in a row is no chance.
        for _ in 0..<3 where ratio > 8 {
            ratio = min(ratio, try work(trial, large) / max(try work(trial, small), 0.002))
        }
        #expect(ratio <= 8)
    }

    /// Seconds that the processor worked for this thread, which no other program changes.
    private func work(_ trial: ReaderTrial, _ bytes: [UInt8]) throws -> Double {
        let start = Self.now
        _ = try trial.run(bytes)
        return Self.now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private static let markdown = "---\ntitle: a\n---\n## Ingredients\n"
    private static let json =
        #"{"@type":"Recipe","name":"x","recipeIngredient":["2 eggs"],"recipeInstructions":"#

    static let cases: [Endless] = [
        Endless("Cooklang", "", "@a @b{"), Endless("Cooklang", "", "@a{1%g} "),
        Endless("Cooklang", "", "@a{", "}"),
        Endless("Cooklang", "", "[-"), Endless("Cooklang", "", "= A\nMix @a.\n\n"),
        Endless("Cooklang", "---\n", "a: b\n", "---\nMix @a."), Endless("Cooklang", "", "@a("),
        Endless("RecipeMD", "# A\n\n---\n\n", "- *1 g* a\n"), Endless("RecipeMD", "# A\n\n---\n\n", "## A\n"),
        Endless("RecipeMD", "# A\n\n---\n\n", "- *"), Endless("RecipeMD", "# A\n\n", "*a, "),
        Endless("MarkdownPage", markdown, "- 1 cup a\n"), Endless("MarkdownPage", markdown, "## A\n"),
        Endless("MarkdownPage", markdown, "[a]("), Endless("MarkdownPage", markdown, "**a"),
        Endless("Chowdown", "---\ntitle: ", "[a, "), Endless("Chowdown", "---\nlayout: recipe\n", "- a\n"),
        Endless("PlainText", "Soup\n", "For a:\n"), Endless("PlainText", "Soup\nIngredients\n", "1 cup a\n"),
        Endless("PlainText", "Soup\n", "9"), Endless("PlainText", "", "Ingredients\n"),
        Endless("MealMaster", "MMMMM----- Meal-Master\n\n      Title: A\n\n", "      1 c  x\n"),
        Endless("WebPage", "<h1>A</h1>", "<div>"),
        Endless("WebPage", "<h1>A</h1>", "<h2>Ingredients</h2><li>1 g a"),
        Endless("WebPage", "", "<div itemscope itemtype='http://schema.org/Recipe'><b itemprop=name>x</b>"),
        Endless("WebPage", "<h1>A</h1>", "<p>1 cup a<br>"),
        Endless("WebPage", "<div class='", "recipe ", "'>"),
        Endless("SchemaOrgFile", "", "["), Endless("SchemaOrgFile", "", #"{"a":"#),
        Endless("SchemaOrgFile", json + "[", #"{"@type":"HowToStep","text":"Cut 2 eggs."},"#, "0]}"),
        Endless("SchemaOrgFile", json + "\"", "Cut 2 eggs. ", "\"}"),
        Endless("SchemaOrgFile", json + "\"", "<p>", "\"}"),
        Endless("SchemaOrgFile", json + "\"", "&amp;", "\"}"),
        Endless("SchemaOrgFile", "[", #"{"@type":"Recipe","name":"R","recipeIngredient":["1 g a"]},"#, "0]"),
        Endless("Gourmet", "<gourmetDoc>", "<recipe "), Endless("Gourmet", "<gourmetDoc>", "<recipe>"),
        Endless("GnomeRecipes", "[a]\nName=a\nIngredients=\nInstructions=", "[timer:00:10:00,x] a\\n\\n"),
        Endless("GnomeRecipes", "[a]\nName=a\nInstructions=a\nIngredients=", "1\\tg\\ta\\tb\\n"),
        Endless("GnomeRecipes", "", "[a]\nName=a\nInstructions=b\n"),
        Endless("MyRecipeBox", "title,preparationTime,ingredients,instructions\n", "\""),
        Endless("MyRecipeBox", "title,preparationTime,ingredients,instructions\n", "a,1,b,c\n"),
        Endless(
            "TandoorParcel",
            "=== a/recipe.json\n{\"name\":\"a\",\"working_time\":1,\"steps\":[{\"instruction\":\"",
            "{{", "\"}]}"),
        Endless("LooseFilesParcel", "", "=== a/b\nx\n"), Endless("HTMLTags", "", "<script>"),
        Endless("HTMLTags", "", "<a b=\""), Endless("HTMLTags", "", "<!--"), Endless("HTMLTags", "", "&"),
        Endless("HTMLTree", "", "<b><i><p>"), Endless("HTMLTree", "", "<table><tr><td>"),
        Endless("XMLTree", "<a>", "<b/>", "</a>"), Endless("MarkdownTree", "", "*a **b "),
        Endless("MarkdownTree", "", "> a\nb\n"), Endless("MarkdownTree", "", "[a]: b\n"),
        Endless("Units", "1 cup a ", "1 cup ("), Endless("Units", "2 eggs\n", "2 eggs "),
        Endless("Durations", "", "1 hour 1 "), Endless("Temperatures", "", "180 °C "),
        Endless("IngredientLine", "", "[a]("), Endless("WebAddress", "https://a/", "../"),
    ]
}
