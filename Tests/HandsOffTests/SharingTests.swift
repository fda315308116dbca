import Foundation
import Language
import Library
import Screen
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Recipes
@testable import Rehearsal
@testable import Sharing
@testable import Shopping

@Suite("Sharing", .serialized) @MainActor struct SharingTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-\(UUID().uuidString)")

    private func rehearsal(_ address: String?) async throws -> (Rehearsal, ShareModel) {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light, camera: .works)
        let soup = Recipe(
            id: "soup", title: "Leek soup: “Nan’s/own”", servings: 2,
            ingredients: (1...12).map { Ingredient("leek \($0)") },
            steps: [Step(text: "Simmer.")], source: address.map { Recipe.Source(address: $0) })
        try await stage.host.services.box.save(soup, at: stage.now)
        stage.app.features.dishes.open("soup")
        await stage.settle()
        let share = ShareModel(soup, stage.host)
        share.offer()
        await stage.settle()
        return (stage, share)
    }

    @Test(
        "only pages of the web are opened (RF4)",
        arguments: [
            "javascript:alert(1)", "file:///etc/passwd", "ftp://example.org/a", "example.org/a", "https://",
            "https:///a", "http://nan:secret@example.org/", "https://example.org/a b", "-h", "",
            "mailto:a@b.c",
            "https://example.org\\@evil.example/", "https://example.org/\u{0}", "--https://example.org",
            "https://example.org/" + String(repeating: "a", count: 2100),
        ])
    func refuses(address: String) {
        #expect(BrowserAddress(address) == nil)
    }

    @Test("an address is opened as it was given, and the cook is told whose it is (RF4)") func address()
        throws
    {
        let plain = try #require(BrowserAddress(" HTTPS://www.Example.org/leek?x=1&y=%20#top\n"))
        #expect(plain.text.hasSuffix("Example.org/leek?x=1&y=%20#top") && plain.host == "Example.org")
        #expect(BrowserAddress("http://127.0.0.1:8080/a")?.host == "127.0.0.1")
        for house in [
            "http://127.0.0.1:8080/a", "http://192.168.1.1/reboot", "http://[::1]/", "http://printer.local/",
        ] {
            #expect(BrowserAddress(house)?.isOfTheHouse == true, "\(house)")
        }
        #expect(!plain.isOfTheHouse)
        #expect(BrowserAddress(nil) == nil)
    }

    @Test("a link is copied, shown as a code, opened and posted (TR23, RF4, END)") func link() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (stage, share) = try await rehearsal("https://example.org/leek?a=1+2")
        share.copyLink()
        #expect(stage.host.stage.clipboard.read() == "https://example.org/leek?a=1+2")
        #expect(stage.host.sheet == nil)
        #expect(share.recipeCode == QRCode("https://example.org/leek?a=1+2"))
        share.openPage()
        await stage.settle()
        #expect(stage.screen.contains { $0.contains("example.org opens in your browser.") })
        let link = try #require(share.link)
        let form = try #require(PostingPlace.facebook.form(for: link, title: "Soup"))
        #expect(form.text.hasPrefix("https://www.facebook.com/sharer/sharer.php?u=https"))
        #expect(URLComponents(string: form.text)?.queryItems?.first?.value == link.text)
        let post = URLComponents(string: PostingPlace.x.form(for: link, title: "A & B #1")?.text ?? "")
        #expect(post?.queryItems?.map(\.value) == ["A & B #1", link.text])
        await stage.finish()
    }

    @Test(
        "what is no page of the web is neither opened nor copied as one, and a desktop without a browser is told"
    )
    func noPage() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (stage, share) = try await rehearsal("file:///etc/passwd")
        #expect(share.link == nil)
        #expect(!stage.screen.contains { $0.contains("original page") || $0.contains("Facebook") })
        await stage.finish()
        try? FileManager.default.removeItem(at: folder)
        let (other, page) = try await rehearsal("https://no-browser.example/")
        page.openPage()
        await other.settle()
        #expect(other.screen.contains { $0.contains("no browser") })
        await other.finish()
    }

    @Test("the picture card is a picture of its size, saved under a name that no folder misreads (TR23)")
    func card() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (stage, share) = try await rehearsal(nil)
        share.saveCard()
        await stage.settle()
        stage.press("Save here")
        await stage.settle()
        let file = folder.appending(path: "Documents/Leek soup “Nan’s own”.png")
        let card = try Pixels(png: file.path)
        #expect(card.width == 1080 && card.height == 1350)
        #expect(card.values.allSatisfy { $0 >> 24 == 0xFF })
        #expect(Set(card.values).count > 100)
        await stage.finish()
    }

    @Test("titles become names of files") func names() {
        #expect(DocumentFolder.name(for: "../../etc/passwd", otherwise: "Recipe") == "etc passwd")
        #expect(DocumentFolder.name(for: " ..\u{0}\n ", otherwise: "Recipe") == "Recipe")
        #expect(DocumentFolder.name(for: "Crème brûlée", otherwise: "Recipe") == "Crème brûlée")
        #expect(
            DocumentFolder.name(for: String(repeating: "é", count: 300), otherwise: "Recipe").utf8.count
                <= 120)
    }

    @Test("a long text is split between lines into numbered codes, and nothing of it is lost (AR19)")
    func splits() {
        let lines = (1...60).map { "☐ \($0 * 25) g of something good" }
        let pieces = TextCodes.split(lines.joined(separator: "\n"), most: 320)
        #expect(pieces.count > 5 && pieces.allSatisfy { $0.utf8.count <= 320 })
        for (i, piece) in pieces.enumerated() { #expect(piece.hasPrefix("\(i + 1)/\(pieces.count)\n")) }
        #expect(pieces.flatMap { $0.split(separator: "\n").dropFirst() } == lines.map { $0[...] })
        // One endless line is broken between characters.
        let word = String(repeating: "👩‍🍳é", count: 90)
        let parts = TextCodes.split(word, most: 64)
        #expect(parts.allSatisfy { $0.utf8.count <= 64 })
        #expect(parts.flatMap { $0.split(separator: "\n").dropFirst() }.joined() == word)
        #expect(TextCodes.codes("2 l milk").count == 1 && TextCodes.codes("").isEmpty)
        #expect(TextCodes.codes(lines.joined(separator: "\n")).count == pieces.count)
    }

    @Test("what is ticked is left out when only what is to buy is wanted (AR19)") func open() {
        func line(_ name: String, _ isTicked: Bool) -> ShoppingLine {
            ShoppingLine(name: name, amounts: [], items: [], recipes: [], isTicked: isTicked, aisle: .other)
        }
        let groups = [
            ShoppingGroup(heading: .own, lines: [line("milk", true), line("eggs", false)]),
            ShoppingGroup(heading: .recipe("Soup"), lines: [line("leek", true)]),
        ]
        #expect(ShoppingListPage.open(groups).map { $0.lines.map(\.name) } == [["eggs"]])
    }
}
