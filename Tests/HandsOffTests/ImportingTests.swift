import Exchange
import Language
import Library
import Recipes
import Testing

@testable import Bringing
@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("What is brought in (AR01, RF4)") struct ImportingTests {
    @Test(
        "An address is meant as it is written in a browser",
        arguments: [
            ("example.org/soup", "https://example.org/soup"), (" https://a.example ", "https://a.example"),
            ("HTTP://a.example/x", "HTTP://a.example/x"),
            ("192.168.1.5:8080/r", "https://192.168.1.5:8080/r"),
            ("soup", nil), ("", nil), ("ftp://a.example", nil), ("file:///etc/passwd", nil),
            ("Mix it. Bake it.", nil), ("Bake it.", nil),
        ] as [(String, String?)])
    func addresses(typed: String, meant: String?) {
        #expect(ImportSource.address(typed: typed) == meant.map { .address($0) })
    }

    @Test(
        "What is typed on a command line is an address if it looks like one, and nobody's password is repeated"
    )
    func arguments() {
        #expect(ImportSource(argument: "https://a.example/x") == .address("https://a.example/x"))
        #expect(ImportSource(argument: "soup.cook") == .path("soup.cook"))
        for typed in ["https://me:secret@a.example/x", "ftp://me:secret@a.example/x", "me:secret@a.example"] {
            let source = ImportSource(argument: typed)
            #expect(source.name.hasPrefix("a.example"))
            #expect(!source.cleaned("stat /home/nan/\(typed): no").contains("secret"))
        }
    }

    @Test("A password in the source of a recipe isn't kept") @MainActor func source() async throws {
        let box = try RecipeBox.inMemory()
        let json = #"""
            {"@context": "https://schema.org", "@type": "Recipe", "name": "Soup", "url": "https://me:secret@nas/soup",
            "recipeIngredient": ["3 leeks"], "recipeInstructions": "Simmer."}
            """#
        let report = ImportRun(
            box: box, boxes: [], now: 1, fetch: { _ throws(Refusal) in throw .cancelled }, log: Launch.log,
            isCancelled: { false }, tell: { _, _ in }
        ).run([.text(json)])
        let id = try #require(report.entries.first?.recipe)
        #expect(try await box.recipe(id)?.source?.address == "https://nas/soup")
    }

    @Test("What differs is told in the cook's words, and a picture is no difference") func aspects() {
        let mine = Recipe(
            id: "a", title: "Pie", servings: 4, ingredients: [Ingredient("apples")],
            steps: [Step(text: "Bake.", picture: "mine")])
        var newer = mine
        newer.steps[0].picture = nil
        #expect(RecipeAspect.differing(mine, newer).isEmpty)
        newer.ingredients[0].amount = Amount(4)
        newer.notes = "With cream."
        newer.cookingMinutes = 30
        #expect(RecipeAspect.differing(mine, newer) == [.figures, .ingredients, .notes])
        #expect(
            Language.english.wording.importChanged([.figures, .ingredients])
                == "Here in other words: servings and times, ingredients")
    }

    @Test("What comes afterwards is added to what came before") @MainActor func goesOn() throws {
        let box = try RecipeBox.inMemory()
        let web = PretendedWeb()
        func run(_ source: ImportSource, after earlier: ImportReport = ImportReport()) -> ImportReport {
            ImportRun(
                box: box, boxes: [], now: 1, fetch: { question throws(Refusal) in try web.ask(question) },
                log: Launch.log, isCancelled: { false }, tell: { _, _ in }
            ).run([source], after: earlier)
        }
        let first = run(.text("Pancakes\n\n250 g flour\n2 eggs\n\nMix everything.\nBake it in a hot pan."))
        let both = run(.address("https://example.org/soup"), after: first)
        #expect(both.new == 2 && both.refused == 0 && both.found == 2)
        #expect(Set(both.entries.map(\.id)).count == 2)
        #expect(both.entries.map(\.title) == ["Pancakes", "Carrot soup"])
        #expect(run(.path("/nowhere"), after: both).refused == 1)
    }
}
