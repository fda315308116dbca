import Foundation
import Recipes
import Testing

@testable import Edamam

@Suite("What Edamam answers (RF5)", .timeLimit(.minutes(2))) struct EdamamAnswerTests {
    /// An answer with one recipe, some of whose fields are others.
    static func one(_ changes: [String: String] = [:]) -> Data {
        var fields = [
            "uri": #""http://www.edamam.com/ontologies/edamam.owl#recipe_0a1b""#, "label": #""Leek tart""#,
            "image": #""https://images.example/leek.jpg""#, "source": #""Kitchen Almanac""#,
            "url": #""https://almanac.example/leek""#, "yield": "4.0", "totalTime": "55.0",
            "dietLabels": #"["Low-Sodium"]"#,
            "healthLabels": #"["Vegetarian", "Peanut-Free", "Crustcean-Free"]"#,
            "ingredientLines": #"["3 leeks", "4 eggs", "250 g flour"]"#, "calories": "1600.4",
            "totalNutrients": #"{"PROCNT": {"quantity": 60.0}, "FAT": {"quantity": 80}}"#,
            "cuisineType": #"["french"]"#, "dishType": #"["main course"]"#,
        ]
        for (name, value) in changes { fields[name] = value.isEmpty ? nil : value }
        let recipe = fields.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
        return Data(#"{"count": 1, "hits": [{"recipe": {\#(recipe)}}]}"#.utf8)
    }

    private func read(_ changes: [String: String] = [:]) -> EdamamRecipe? {
        EdamamAnswer(Self.one(changes))?.recipes.first
    }

    @Test("is read as it is meant") func plain() throws {
        let recipe = try #require(read())
        #expect(recipe.id == "0a1b" && recipe.title == "Leek tart" && recipe.source == "Kitchen Almanac")
        #expect(recipe.page?.text == "https://almanac.example/leek" && recipe.page?.host == "almanac.example")
        #expect(recipe.picture?.text == "https://images.example/leek.jpg")
        #expect(recipe.servings == 4 && recipe.minutes == 55 && recipe.lines.count == 3)
        #expect(recipe.diets == [.vegetarian] && recipe.freeOf == [.peanuts, .crustaceans])
        #expect(recipe.traits == [.lowSalt] && recipe.cuisine == "french")
        // Theirs is of the whole dish, ours of a serving.
        #expect(recipe.nutrition?.kilocalories == 400 && recipe.nutrition?.protein == 15)
        #expect(recipe.nutrition?.fat == 20 && recipe.nutrition?.carbohydrate == nil)
        let shown = recipe.recipe
        #expect(shown.ingredients.count == 3 && shown.steps.isEmpty && shown.nutrition == recipe.nutrition)
        #expect(shown.source?.address == "https://almanac.example/leek")
    }

    @Test("takes the pictures that fit, where there are several") func pictures() {
        let images =
            #"{"THUMBNAIL": {"url": "https://i.example/t"}, "REGULAR": {"url": "https://i.example/r"}, "LARGE": {"url": "https://i.example/l"}}"#
        let both = read(["images": images])
        #expect(
            both?.picture?.text == "https://i.example/r" && both?.largePicture?.text == "https://i.example/l")
        let broken = read(["images": #"{"REGULAR": {"url": "file:///etc/passwd"}, "LARGE": 3}"#])
        #expect(broken?.picture?.text == "https://images.example/leek.jpg")
        #expect(broken?.largePicture == broken?.picture)
    }

    @Test(
        "is nothing where it is none",
        arguments: [
            "", "null", "[]", "{}", #"{"hits": null}"#, #"{"hits": 3}"#, #"{"hits": {"recipe": {}}}"#,
            "<h1>It works!</h1>", #"{"status": "error"}"#, "{\"hits\": [", "\u{FEFF}", "\0\0\0",
        ])
    func none(text: String) { #expect(EdamamAnswer(Data(text.utf8)) == nil) }

    @Test("Without hits it is an answer all the same") func nothing() throws {
        let answer = try #require(EdamamAnswer(Data(#"{"count": 0, "_links": {}, "hits": []}"#.utf8)))
        #expect(answer.recipes.isEmpty && answer.next == nil)
    }

    @Test(
        "A recipe that says too little is left out, and the others are read",
        arguments: ["uri", "label", "ingredientLines"], ["", "null", "3", #""""#, "[]", "{}"])
    func missing(field: String, value: String) throws {
        let answer = try #require(EdamamAnswer(Self.one([field: value])))
        #expect(answer.recipes.isEmpty)
    }

    @Test(
        "What is not as it should be is not there, and the rest is",
        arguments: [
            "image", "source", "url", "yield", "totalTime", "dietLabels", "healthLabels", "calories",
            "totalNutrients", "cuisineType", "dishType", "images",
        ], ["", "null", "true", #""odd""#, "-7", "1e999", "[[[1]]]", #"{"a": {"b": 1}}"#, #"[3, null, {}]"#])
    func odd(field: String, value: String) throws {
        let recipe = try #require(read([field: value]))
        #expect(recipe.title == "Leek tart" && (1...200).contains(recipe.servings))
        #expect((0...10_000).contains(recipe.minutes))
        for value in [recipe.nutrition?.kilocalories, recipe.nutrition?.fat].compactMap(\.self) {
            #expect(value.isFinite && value >= 0)
        }
    }

    @Test("Texts are on one line, cleaned, and not endless") func texts() throws {
        let long = String(repeating: "soup ", count: 100_000)
        let dressed = "A" + String(repeating: "\u{0301}", count: 50_000)
        let cleaned = try #require(
            read([
                "label": #""Ri\u0000so\u202etto\n\tfor\u2028two\u200f""#,
                "source": #""\u202e\u200b""#,
                "ingredientLines": #"["1\u0007 cup\u202e rice", "   ", 7]"#,
            ]))
        #expect(cleaned.title == "Risotto for two" && cleaned.source.isEmpty)
        #expect(cleaned.lines == ["1 cup rice"])
        #expect(try #require(read(["label": #""\#(long)""#])).title.count == 200)
        #expect(try #require(read(["label": #""\#(dressed)""#])).title.unicodeScalars.count <= 800)
        let lines = "[" + Array(repeating: #""1 leek""#, count: 5000).joined(separator: ",") + "]"
        #expect(read(["ingredientLines": lines])?.lines.count == 120)
    }

    @Test("Too large, too deep and too many are bounded") func bounds() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(EdamamAnswer(Data(#"{"hits": \#(deep)"#.utf8)) == nil)
        let nested = String(repeating: #"{"a":"#, count: 400) + "1" + String(repeating: "}", count: 400)
        #expect(EdamamAnswer(Data(#"{"hits": [], "x": \#(nested)}"#.utf8)) != nil)
        #expect(EdamamAnswer(Data(count: EdamamAnswer.longest + 1)) == nil)
        let hit = String(decoding: Self.one(), as: UTF8.self)
        let start = try #require(hit.firstRange(of: "[{")).lowerBound
        let one = hit[hit.index(after: start)...].dropLast(2)
        func many(_ count: Int, _ name: (Int) -> String) -> Data {
            let all = (0..<count).map { one.replacing("recipe_0a1b", with: "recipe_" + name($0)) }
            return Data(#"{"hits": [\#(all.joined(separator: ","))]}"#.utf8)
        }
        #expect(EdamamAnswer(many(300) { "\($0)" })?.recipes.count == 100)
        // Each once.
        #expect(EdamamAnswer(many(30) { _ in "same" })?.recipes.count == 1)
    }

    @Test("Figures that nobody can mean say nothing, or the nearest that can be") func figures() throws {
        #expect(read(["yield": "0"])?.servings == 1 && read(["yield": "-3"])?.servings == 1)
        #expect(read(["yield": "1e12"])?.servings == 200 && read(["yield": "2.6"])?.servings == 3)
        #expect(read(["totalTime": "1e300"])?.minutes == 10_000)
        #expect(read(["calories": "-1", "totalNutrients": ""])?.nutrition == nil)
        #expect(read(["calories": "1e300", "totalNutrients": ""])?.nutrition == nil)
    }

    @Test("What an ingredient speaks against is believed, and not the label") func labels() throws {
        let labels = #"["Vegan", "Vegetarian", "Dairy-Free", "Peanut-Free", "Gluten-Free", "Egg-Free"]"#
        let recipe = try #require(
            read([
                "healthLabels": labels,
                "ingredientLines": #"["3 tbsp peanut butter", "200 g minced beef", "2 chilies", "1 leek"]"#,
            ]))
        #expect(!recipe.diets.contains(.vegan) && !recipe.diets.contains(.vegetarian))
        #expect(recipe.diets.isSuperset(of: [.lactoseFree, .glutenFree, .spicy]))
        #expect(!recipe.freeOf.contains(.peanuts) && recipe.freeOf.contains(.eggs))
        // It is free of nuts only where it says so of both kinds.
        #expect(!recipe.diets.contains(.nutFree))
    }

    // MARK: Where it goes on

    @Test("leads on at Edamam, and only its place is taken") func next() throws {
        let href = "https://api.edamam.com/api/recipes/v2?q=x&app_key=k&_cont=CHcV%2BQ%3D%3D&type=public"
        let text = #"{"hits": [], "count": 7, "_links": {"next": {"href": "\#(href)"}}}"#
        let answer = try #require(EdamamAnswer(Data(text.utf8)))
        #expect(answer.next == "CHcV+Q==")
    }

    @Test(
        "leads nowhere else",
        arguments: [
            "https://api.edamam.com.evil.example/api/recipes/v2?_cont=a",
            "https://evil.example/api/recipes/v2?_cont=a", "//evil.example/?_cont=a",
            "https://api.edamam.com@evil.example/api/recipes/v2?_cont=a",
            "https://evil.example/@api.edamam.com/api/recipes/v2?_cont=a",
            "https://evil.example#https://api.edamam.com/api/recipes/v2?_cont=a",
            "https://api.edamam.com:8443/api/recipes/v2?_cont=a",
            "https://api.edamam.com/other?_cont=a", "https://api.edamam.com/api/recipes/v2/../../x?_cont=a",
            "https://api.edamam.com/api/recipes/v2", "https://api.edamam.com/api/recipes/v2?_cont=",
            "https://api.edamam.com/api/recipes/v2#?_cont=a", "javascript:_cont=a", "",
            "https://api.edamam.com/api/recipes/v2?_cont=\(String(repeating: "a", count: 3000))",
        ])
    func stray(href: String) throws {
        let text = #"{"hits": [], "_links": {"next": {"href": "\#(href)"}}}"#
        #expect(try #require(EdamamAnswer(Data(text.utf8))).next == nil)
    }

    @Test("What it says of itself is not believed", arguments: ["[]", "3", #"{"next": []}"#, "null"])
    func oddLinks(links: String) throws {
        let text = #"{"hits": [], "count": "many", "_links": \#(links)}"#
        let answer = try #require(EdamamAnswer(Data(text.utf8)))
        #expect(answer.next == nil)
    }

    @Test("Why there is none, by HTTP's numbers") func troubles() {
        #expect(EdamamTrouble(status: 401) == .wrongKey && EdamamTrouble(status: 403) == .wrongKey)
        #expect(EdamamTrouble(status: 429) == .quota && EdamamTrouble(status: 402) == .quota)
        #expect(EdamamTrouble(status: 500) == .busy && EdamamTrouble(status: 503) == .busy)
        #expect(EdamamTrouble(status: 302) == .nonsense && EdamamTrouble(status: 404) == .nonsense)
    }
}
