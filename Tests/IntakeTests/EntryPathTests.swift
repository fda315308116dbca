import Exchange
import Testing
import Web

@testable import Intake

@Suite("Paths that strangers write") struct EntryPathTests {
    @Test(
        "One that leads out is refused, be there an accent on its slash",
        arguments: [
            "../x", "a/../../x", "/etc/passwd", "..\\x", "C:\\x", "./C:/x", "..", "a/..", "..\u{2F}\u{301}x",
            "a/..\u{2F}\u{597}x", "\u{2F}\u{301}x",
        ])
    func out(path: String) {
        guard case .refused = EntryPath.judge(path) else {
            Issue.record("\(path.debugDescription): \(EntryPath.judge(path))")
            return
        }
    }

    @Test("One that stays inside is taken, by its names")
    func inside() {
        #expect(EntryPath.judge("a//./b.cook") == .taken("a/b.cook"))
        #expect(EntryPath.judge("a\\b.cook") == .taken("a/b.cook"))
        #expect(EntryPath.judge("Rezepte/Äpfel…/1.cook") == .taken("Rezepte/Äpfel…/1.cook"))
        #expect(EntryPath.judge(".DS_Store") == .hidden)
        #expect(EntryPath.judge(".\u{301}x") == .hidden)
    }

    @Test("A path's names are what the disk takes it for")
    func names() {
        #expect("a/b//c/".pathNames == ["a", "b", "c"])
        #expect("..\u{2F}\u{301}x".pathNames == ["..", "\u{301}x"])
        #expect("".pathNames.isEmpty)
    }

    @Test("A page is called by a name, whatever is in its address")
    func fileName() throws {
        #expect(try WebAddress("https://example.org/soups/a\\b.html").fileName == "b.html")
        #expect(try WebAddress("example.org/soups/Leek.html?print=1#steps").fileName == "Leek.html")
        #expect(try WebAddress("http://example.org").fileName == "example.org")
    }
}
