import Testing

import Markup
@testable import Exchange

/// What names itself, and what is named over and over, is followed once.
@Suite("Files that name themselves", .timeLimit(.minutes(1))) struct SelfReferenceTests {
    private func read(_ json: String) throws -> WrittenRecipe? {
        try KnownFormats.read(SourceFile(name: "a.json", bytes: Array(json.utf8))).first
    }

    private static let head =
        #"{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"],"recipeInstructions":{"@id":"a"}}"#

    @Test("A list of steps whose elements are the list itself has none") func itself() throws {
        let selves = Array(repeating: #"{"@id":"a"}"#, count: 40).joined(separator: ",")
        let list = #"{"@id":"a","@type":"ItemList","itemListElement":[\#(selves),"Fry it."]}"#
        let recipe = try #require(try read("[\(Self.head),\(list)]"))
        #expect(recipe.steps.map(\.text) == ["Fry it."])
    }

    @Test("Lists that each name the next ten times are no ten thousand steps") func growing() throws {
        let names = (0..<5).map { "l\($0)" }
        var lists = zip(names, names.dropFirst()).map { name, next in
            let ten = Array(repeating: #"{"@id":"\#(next)"}"#, count: 10).joined(separator: ",")
            return #"{"@id":"\#(name)","@type":"ItemList","itemListElement":[\#(ten)]}"#
        }
        lists.append(#"{"@id":"l4","@type":"HowToStep","text":"Fry it."}"#)
        let head = Self.head.replacing(#""@id":"a""#, with: #""@id":"l0""#)
        let recipe = try #require(try read("[\(head),\(lists.joined(separator: ","))]"))
        #expect(recipe.steps.map(\.text) == ["Fry it."])
    }

    @Test("Two circles that name each other end, and steps in their order stay")
    func steps() throws {
        let graph = """
            [\(Self.head),{"@id":"a","@type":"HowToSection","itemListElement":[{"@id":"s1"},{"@id":"b"},{"@id":"s2"}]},
            {"@id":"b","@type":"HowToSection","itemListElement":[{"@id":"a"},{"@id":"s1"}]},
            {"@id":"s1","@type":"HowToStep","text":"Beat it."},{"@id":"s2","@type":"HowToStep","text":"Fry it."}]
            """
        #expect(try read(graph)?.steps.map(\.text) == ["Beat it.", "Fry it."])
    }

    @Test("Marks of a page that refer to each other end") func items() throws {
        let page = """
            <html><div itemscope itemtype='http://schema.org/Recipe' id=a itemref='a b c'><h1 itemprop=name>Egg</h1>
            <p itemprop=recipeIngredient>1 egg<p itemprop=recipeIngredient>Salt<p itemprop=recipeInstructions>Fry it.</div>
            <div id=b itemref='a c' itemprop=x itemscope><i itemprop=y id=c>1</i></div></html>
            """
        let recipes = try KnownFormats.read(SourceFile(name: "a.html", bytes: Array(page.utf8)))
        #expect(recipes.first?.title == "Egg")
        #expect(recipes.first?.ingredients.count == 2)
    }

    @Test("Properties in properties say a long text only so often") func nested() throws {
        let open = String(repeating: "<b itemprop=description>", count: 200)
        let page =
            "<html><div itemscope itemtype='http://schema.org/Recipe'><b itemprop=name>Egg</b>" + open
            + String(repeating: "text ", count: 100_000)
        let words = ItemWords.microdata
        let root = try #require(try MarkupDocument(html: Array(page.utf8)).root)
        let told =
            ItemReader.recipes(in: root, words).first?["description"]?.elements.compactMap(\.string) ?? []
        #expect(told.reduce(0) { $0 + $1.utf8.count } <= 10 << 20)
    }

    @Test("A site's component goes into a recipe once, however often it names it") func components() throws {
        struct Site: Parcel {
            let name = "site.zip"
            let files = [
                "_components/dough.md":
                    "---\ntitle: Dough\ningredients:\n- flour\ndirections:\n- Knead.\n---\n",
                "_recipes/pie.md": "---\ntitle: Pie\ningredients:\n- apples\ncomponents:\n"
                    + String(repeating: "- dough\n", count: 10_000) + "---\n",
            ]
            var paths: [String] { files.keys.sorted() }
            func bytes(of path: String) throws(Refusal) -> [UInt8] { Array((files[path] ?? "").utf8) }
        }
        var found: [WrittenRecipe] = []
        try KnownFormats.read(Site()) { result in
            if case .success(let recipe) = result { found.append(recipe) }
            return true
        }
        #expect(found.map(\.title) == ["Pie"])
        #expect(found.first?.ingredients.map(\.line) == ["apples", "flour"])
    }

    @Test("Front matter whose anchors grow without end is read line by line") func anchors() throws {
        var yaml = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            let nine = Array(repeating: "*\(before)", count: 9).joined(separator: ", ")
            yaml += "\(name): &\(name) [\(nine)]\n"
        }
        for ending in ["md", "cook"] {
            let file = SourceFile(
                name: "a.\(ending)", bytes: Array("---\n\(yaml)---\nMix @egg.\n\n## Ingredients\n- egg".utf8))
            let recipes = try? KnownFormats.read(file)
            #expect((recipes?.first?.ingredients.count ?? 0) < 10)
        }
    }
}
