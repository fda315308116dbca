import Foundation
import Glibc
import ReaderTrials
import Testing

/// Four times the bytes may take four times the work, whatever they are; where a reader looks through
/// everything for everything, it is sixteen times.
@Suite("Readers take time in proportion to what they read", .timeLimit(.minutes(10))) struct GrowthTests {
    /// A file that begins somehow and then says one thing over and over.
    struct Endless: Sendable, CustomTestStringConvertible {
        var reader: String, head: String, piece: String, tail = ""
        /// Bytes of the smaller file: more, where it is C that would look for the same thing again and again.
        var size = 6_000

        init(_ reader: String, _ head: String, _ piece: String, _ tail: String = "", size: Int = 6_000) {
            (self.reader, self.head, self.piece, self.tail, self.size) = (reader, head, piece, tail, size)
        }

        var testDescription: String { "\(reader): \(piece.prefix(40))" }

        /// - Parameter count: bytes, about. "{n}" in a piece is its number, so that each is another.
        func bytes(_ count: Int) -> [UInt8] {
            let times = count / piece.utf8.count + 1
            guard piece.contains("{n}") else {
                return Array((head + String(repeating: piece, count: times) + tail).utf8)
            }
            let pieces = (0..<times).map { piece.replacing("{n}", with: "\($0)") }
            return Array((head + pieces.joined() + tail).utf8)
        }
    }

    @Test("Four times as much takes no more than eight times the work", arguments: cases)
    func growth(of endless: Endless) throws {
        let ratio = try ratio(of: endless, count: endless.size)
        #expect(ratio <= 8)
    }

    /// Every beginning with every word of every format: nobody knows which word it is that a reader, or a
    /// library of C that it asks, looks for again and again.
    @Test("So it is with every word of every format", arguments: EndlessWord.heads)
    func growth(behind head: EndlessWord.Head) throws {
        // One in eight, others for each beginning: all of them take minutes. `WORDS=all` for all.
        let every = ProcessInfo.processInfo.environment["WORDS"] == "all" ? 1 : 8
        let first = head.text.utf8.count % every
        for (place, word) in head.words.enumerated() where place % every == first {
            let endless = Endless(head.reader, head.text, word, head.tail)
            let ratio = try ratio(of: endless, count: 2_500)
            #expect(ratio <= 8, "\(head.reader): \(word.debugDescription)")
        }
    }

    /// How many times the work of so many bytes four times as many take; what is longer than a reader looks
    /// at closely makes a leap at one size, but not at the next, too.
    private func ratio(of endless: Endless, count: Int) throws -> Double {
        let trial = try #require(ReaderTrial.named(endless.reader))
        // What is set up once is set up before.
        _ = try trial.run(endless.bytes(100))
        var ratio = Double.infinity
        for count in [count, 4 * count] where ratio > 8 {
            let small = endless.bytes(count), large = endless.bytes(4 * count)
            // Another process may have taken the caches away; twice in a row is no chance.
            for _ in 0..<2 where ratio > 8 {
                let work = try work(trial, large)
                // Quicker than the clock can tell.
                if work < 8 * Self.least { return 0 }
                ratio = min(ratio, work / max(try self.work(trial, small), Self.least))
            }
        }
        return ratio
    }

    private static let least = 0.002

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
        Endless("WebPage", "<h1>A</h1><p ", " a{n}=1", ">", size: 60_000),
        Endless("HTMLTree", "<p ", " a{n}", ">", size: 60_000),
        Endless("Gourmet", "<gourmetDoc><recipe id='1'><title>T</title>", "<!-- ", "</recipe>", size: 60_000),
        Endless("MasterCookXML", "<mx2><RcpE name='a'>", "<!-- ", "</RcpE></mx2>", size: 60_000),
        Endless("XMLTree", "<a><!--", "-- ", "--></a>", size: 60_000),
        Endless("MasterCookXML", "<mx2><RcpE name='a'>", "<DirT>a ", "</RcpE></mx2>", size: 20_000),
        Endless(
            "MealMaster", "MMMMM----- Meal-Master\n\n      Title: A\n\n      1 c  flour\n",
            "           -- x\n", size: 30_000),
        Endless(
            "WebPage", "<div itemscope itemtype='http://schema.org/Recipe'><b itemprop=name>x</b>",
            "<b itemprop=description>a", size: 20_000),
        Endless(
            "ChowdownSiteParcel",
            "=== _components/a.md\n---\ntitle: a\ningredients:\n- b\n- c\n---\n"
                + "=== _recipes/b.md\n---\ntitle: b\ncomponents:\n", "- a\n", size: 30_000),
        Endless("IngredientLine", "", "[a]("), Endless("WebAddress", "https://a/", "../"),
    ]
}
