import Printed
import Recipes
import Testing

@testable import Exchange

/// TR27: clips of steps go along with a recipe, and come in with one.
@Suite struct ClipsOfStepsTests {
    private let recipe = Recipe(
        id: "soup", title: "Soup", ingredients: [Ingredient("leeks")],
        steps: [
            Step(text: "Cut the leeks into rings."),
            Step(text: "Stir the soup slowly.", picture: "clip-poster", clip: "clip"),
        ])
    private let film: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3] + (0..<200).map { UInt8($0) }

    private var media: [String: RecipeHTML.Picture] {
        [
            "clip": .init(bytes: film, mediaType: "video/webm"),
            "clip-poster": .init(bytes: [0xFF, 0xD8, 0xFF], mediaType: "image/jpeg"),
        ]
    }

    private func read(_ text: String, _ name: String, address: String? = nil) throws -> WrittenRecipe {
        let file = SourceFile(name: name, address: address, bytes: Array(text.utf8))
        return try #require(try KnownFormats.read(file).first)
    }

    @Test func `Our JSON carries a clip there and back`() throws {
        let written = try read(SchemaOrgWriter.json(recipe, clips: media), "soup.json")
        #expect(written.steps.map(\.clip) == [nil, .bytes(film)])
        #expect(try read(SchemaOrgWriter.json(recipe), "soup.json").steps.allSatisfy { $0.clip == nil })
    }

    @Test func `A page shows it in a film of HTML, and it is read from there`() throws {
        let page = RecipeHTML.page(recipe, BareWords(), language: "en", media: media)
        #expect(
            page.contains("<video controls loop muted playsinline")
                && page.contains("poster=\"data:image/jpeg"))
        #expect(page.contains("media-src data:"))
        #expect(try read(page, "soup.html").steps.map(\.clip) == [nil, .bytes(film)])
        #expect(!RecipeHTML.page(recipe, BareWords(), language: "en").contains("<video"))
    }

    @Test func `A page names a file on the web; what a site streams is left out`() throws {
        func page(_ video: String) throws -> WrittenPicture? {
            try read(
                """
                {"@context": "https://schema.org", "@type": "Recipe", "name": "Soup", "recipeIngredient": ["leeks"],
                "recipeInstructions": [{"@type": "HowToStep", "text": "Stir.", "video": \(video)}]}
                """, "soup.json", address: "https://example.org/soup/"
            ).steps.first?.clip
        }
        #expect(
            try page(#"{"@type": "VideoObject", "contentUrl": "stir.mp4?v=2"}"#)
                == .address("https://example.org/soup/stir.mp4?v=2"))
        #expect(
            try page(#"{"@type": "VideoObject", "url": "https://cdn.example.org/a/b.webm"}"#)
                == .address("https://cdn.example.org/a/b.webm"))
        for other in [
            #"{"contentUrl": "https://www.youtube.com/watch?v=abc.mp4"}"#,
            #"{"contentUrl": "https://x.org/list.m3u8"}"#,
            #"{"embedUrl": "https://player.vimeo.com/video/1"}"#, #"{"contentUrl": "file:///etc/film.mp4"}"#,
            #""javascript:alert(1).mp4""#, "[]", "{}", "7",
        ] { #expect(try page(other) == nil, "\(other)") }
    }

    @Test func `A film of a page belongs to the step that it stands with`() throws {
        let page = """
            <html><body><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li></ul>
            <h2>Method</h2><ol><li>Cut the leeks into rings.</li>
            <li>Stir the soup slowly until it is thick.<video><source src="stir.mp4"></video></li></ol>
            <video src="/advert.mp4"></video></body></html>
            """
        let written = try read(page, "soup.html", address: "https://example.org/r/")
        #expect(written.steps.map(\.clip) == [nil, .address("https://example.org/r/stir.mp4")])
    }

    @Test func `Clips lie beside a file of Cooklang as pictures do`() throws {
        let basket = Basket([
            ("Soup.cook", "Cut @leeks{3}.\n\nStir.\n"), ("Soup.1.mp4", "x"), ("Soup.0.jpg", "x"),
            ("Other.0.webm", "x"),
        ])
        let recipe = try #require(try basket.read().recipes.first)
        #expect(recipe.steps.map(\.clip) == [nil, .path("Soup.1.mp4")])
        #expect(recipe.steps.map(\.picture) == [.path("Soup.0.jpg"), nil])
    }
}
