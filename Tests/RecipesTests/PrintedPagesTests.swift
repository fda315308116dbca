import Recipes
import Testing

@Suite("Pages that a recipe was read from (RF4)") struct PrintedPagesTests {
    @Test("They are known by their names among a recipe’s pictures") func names() {
        #expect(Recipe.printedPage(2, of: "in-1") == "in-1-page-2")
        #expect(
            Recipe.printedPages(among: [
                "in-1-page-1", "own-7", "in-1-2", "a-page-", "a-page-x", "a-page-123", "a-page-9-page-12",
            ]) == ["in-1-page-1", "a-page-9-page-12"])
    }

    @Test("Without them the dish’s own picture comes first, or none") func without() {
        var soup = Recipe(
            id: "in-1", title: "Soup", picture: "in-1-page-1",
            morePictures: ["own-7", "in-1-page-2", "own-8"])
        #expect(soup.withoutPrintedPages.pictures == ["own-7", "own-8"])
        #expect(soup.withoutPrintedPages.picture == "own-7")
        soup.morePictures = ["in-1-page-2"]
        #expect(soup.withoutPrintedPages.pictures.isEmpty && soup.withoutPrintedPages.picture == nil)
        soup.picture = "own-7"
        soup.morePictures = []
        #expect(soup.withoutPrintedPages == soup)
    }
}
