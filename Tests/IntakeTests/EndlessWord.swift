import Testing

/// What the formats are made of, for files that say one thing over and over.
enum EndlessWord {
    /// How a file begins that a reader goes on reading, and how it ends.
    struct Head: Sendable, CustomTestStringConvertible {
        var reader: String, text: String, tail = ""
        /// What its format is made of.
        var words: [String]

        init(_ reader: String, _ text: String = "", tail: String = "", _ words: [String]) {
            (self.reader, self.text, self.tail, self.words) = (reader, text, tail, EndlessWord.signs + words)
        }

        var testDescription: String { "\(reader): \(text.prefix(40))" }
    }

    private static let recipe =
        #"{"@type":"Recipe","name":"x","recipeIngredient":["2 eggs"],"recipeInstructions":"#

    static let heads: [Head] = [
        Head("Cooklang", "", kitchen), Head("Cooklang", "---\ntitle: a\n", tail: "\n---\nMix @a.", kitchen),
        Head("Cooklang", "Mix @a{1%g}(", tail: ")", kitchen),
        Head("RecipeMD", "# A\n\n---\n\n- ", marks),
        Head("RecipeMD", "# A\n\n*a*\n\n---\n\n- b\n\n---\n\n", marks),
        Head("MarkdownPage", "---\ntitle: a\n---\n## Ingredients\n- ", marks),
        Head("MarkdownTree", "", marks),
        Head("Chowdown", "---\nlayout: recipe\ningredients:\n- ", tail: "\n---\n", marks),
        Head("PlainText", "Soup\nIngredients\n", kitchen), Head("PlainText", "", kitchen),
        Head(
            "MealMaster", "MMMMM----- Meal-Master\n\n      Title: A\n\n      1 c  flour\n           -",
            kitchen),
        Head(
            "MasterCookText",
            "*  Exported from  MasterCook  *\n\nA\n\n--------  ------------  ------\n  1  cup  a\n", kitchen),
        Head(
            "MasterCookXML", "<mx2><RcpE name=\"a\"><IngR name=\"b\"/><DirT>", tail: "</DirT></RcpE></mx2>",
            markup),
        Head("MasterCookXML", "<mx2><RcpE name=\"a\"", tail: "></RcpE></mx2>", markup),
        Head(
            "Gourmet", "<gourmetDoc><recipe id=\"1\"><title>T</title>", tail: "</recipe></gourmetDoc>", markup
        ),
        Head(
            "Gourmet", "<gourmetDoc><recipe id=\"1\"><title>T</title><!--", tail: "--></recipe></gourmetDoc>",
            markup),
        Head(
            "MyCookBook", "<cookbook><recipe><title>T</title><recipetext>",
            tail: "</recipetext></recipe></cookbook>", markup),
        Head(
            "PlanToEat",
            "Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Directions,Ingredients\na,", kitchen),
        Head("MyRecipeBox", "title,preparationTime,ingredients,instructions\na,1,", kitchen),
        Head("GnomeRecipes", "[a]\nName=a\nInstructions=b\nIngredients=", kitchen),
        Head("SchemaOrgFile", recipe, json), Head("SchemaOrgFile", recipe + "\"", tail: "\"}", json),
        Head("SchemaOrgFile", recipe + "[\"", tail: "\"]}", json),
        Head("Paprika", "{\"name\":\"a\",\"ingredients\":\"", tail: "\"}", json),
        Head("WebPage", "<h1>A</h1><h2>Ingredients</h2><ul><li>1 g a<li>2 g b", markup),
        Head("WebPage", "<p ", tail: ">", markup),
        Head("WebPage", "<div itemscope itemtype='http://schema.org/Recipe'><b itemprop=name>x</b>", markup),
        Head("WebPage", "<div class=hrecipe><b class=fn>x</b><i class=ingredient>", markup),
        Head(
            "WebPage", "<script>window.state = {\"name\":\"a\",\"ingredients\":[\"a\",\"b\"],\"steps\":[",
            tail: "]}</script>", json),
        Head("HTMLTree", "", markup), Head("HTMLTree", "<p ", markup), Head("HTMLTags", "", markup),
        Head("HTMLTags", "<script ", markup),
        Head("XMLTree", "<a>", tail: "</a>", markup), Head("XMLTree", "<a ", tail: "/>", markup),
        Head("XMLTree", "<a><!--", tail: "--></a>", markup),
        Head("IngredientLine", "1 cup ", kitchen), Head("Units", "1 cup a ", kitchen),
        Head("Durations", "1 hour ", kitchen),
        Head("Temperatures", "180 °C ", kitchen), Head("WebAddress", "https://a/", []),
        Head(
            "TandoorParcel",
            "=== a/recipe.json\n{\"name\":\"a\",\"working_time\":1,\"steps\":[{\"instruction\":\"",
            tail: "\"}]}",
            json),
        Head("LooseFilesParcel", "=== a.cook\nMix @a.\n", kitchen),
        Head(
            "ChowdownSiteParcel",
            "=== _components/a.md\n---\ntitle: a\ningredients:\n- b\n---\n=== _recipes/b.md\n---\ncomponents:\n",
            marks),
    ]

    private static let signs: [String] = [
        // Quotation marks, brackets, signs.
        "\"", "'", "[", "]", "{", "}", "(", ")", "<", ">", "&", "*", "_", "`", "~", "#", "%", "=", "+", "-",
        "--", "|",
        ",", ";", ":", ".", "…", "!", "?", "\\", "/", "//", "/*", "@", "$", "^",
        // Blanks, lines, letters of many bytes.
        " ", "\t", "\n", "\r\n", "\n\n", " \n", "    ", "\u{A0}", "\u{2028}", "a", "a ", "a{n} ", "A", "é",
        "e\u{301}",
        "\u{202E}", "👩‍🍳", "½", "٣ ", "9", "9 ", "0.",
    ]

    private static let markup: [String] = [
        "<!--", "<!-- ", "-->", "<![CDATA[", "]]>", "<?a ", "<!DOCTYPE a [", "</", "</p>", "<a", "<a ", "<a>",
        "<p>x", "<b>",
        "<a b=\"", "<a b='c'>", " a{n}=1", " a{n}=\"b\"", "<p a{n}=1 ", "<a{n}>", "<li>1 g a", "<br>",
        "<table><tr><td>",
        "<b itemprop=description>", "<i itemprop=a{n}>b</i>", "<i itemref='a b c'>",
        "<p class='ingredient step'>",
        "<script>", "<title>", "<svg>", "<select><option>", "<a href=//b>", "&amp;", "&#", "&#38;", "&a{n};",
        "xmlns:a{n}='b' ",
    ]

    private static let json: [String] = [
        "{\"a\":", "{\"a{n}\":1},", "\"a{n}\":1,", "[1,", "1,", "\"a\",", "{\"@id\":\"a\"},", "\\u0041",
        "\\n", "\\\"",
        "{\"@type\":\"Recipe\",\"name\":\"a{n}\",\"recipeIngredient\":[\"b\"]},", "null,", "true", "1e9,",
    ]

    private static let marks: [String] = [
        "# A\n", "## A{n}\n", "- a\n", "  - a\n", "- - ", "1. a\n", "* a\n", "> ", "> a\n", "---\n", "***\n",
        "===\n", "```\n",
        "| a | b |\n", "|-", "[a](b)", "![a](b)", "[a][b]", "[a{n}]: b\n", "[[", "](", "**a", "*a_", "*a* ",
        "_a_b", "<http://a>",
        "a: b\n", "a{n}: b\n", "a: &a{n} b\n", "- &a\n", "- *a\n", "? a\n", "a: |\n", "!a ", "  a:\n",
    ]

    private static let kitchen: [String] = [
        "@a", "@a{", "@a{1%g}", "@a{1%g} ", "@b{n}{1%g} ", "@a(b)", "#a{}", "~{1%min}", "~a{", ">> a: b\n",
        "= A\n", "[- ", "-- a\n",
        "      1 c  x\n", "           -- x\n", "MMMMM-----A\n", "-----\n", "1 cup a\n", "1 cup a{n}, b\n",
        "1 ", "1/", "1-", "1 1/2 ",
        "For a:\n", "Ingredients\n", "Serves 4\n", "2 eggs ", "1 hour ", "an hour and a half ", "180 °C ",
        "1 g ", "1 cup (", "a or ",
        "a, ", "a;", "and ", "Step 1: a\n", "Mix a.Bake b. ", "1. Mix 2. Bake ", "{{ ",
        "{{ ingredients[0] }}", "{n}. a ",
        "=== a/b{n}\nx\n", "=== a{n}.cook\nMix @a.\n", "- a{n}\n", "../", "http://a/b ",
        "data:image/png;base64,AA",
    ]
}
