import Testing

@testable import Edamam

@Suite("An address in an answer of Edamam's (RF5)") struct EdamamLinkTests {
    @Test("is of the world, and over https") func plain() throws {
        let link = try #require(EdamamLink("https://www.Example.org/Soups/leek?a=1#b"))
        #expect(link.text == "https://www.example.org/Soups/leek?a=1#b" && link.host == "example.org")
        // Most of theirs are older than the habit.
        #expect(EdamamLink("http://example.org/soup")?.text == "https://example.org/soup")
        #expect(EdamamLink("HTTPS://example.org")?.text == "https://example.org")
    }

    @Test(
        "is refused if it leads anywhere else",
        arguments: [
            "", "example.org/soup", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd",
            "ftp://example.org", "https:/example.org", "https://", "https:///soup", " https://example.org",
            "https://me:secret@example.org/", "https://example.org:8443/", "https://localhost/",
            "https://nas/", "https://printer.local/", "https://router.lan/", "https://a.home.arpa/",
            "https://x.internal/", "https://127.0.0.1/", "https://192.168.0.1/", "https://[::1]/",
            "https://2130706433/", "https://0x7f.1/", "https://10.0.0.0x1/",
            "https://example.org\\@evil.example/",
            "https://exa mple.org/", "https://example.org/\u{202E}", "https://пример.example/",
            "https://example.org/\"onload=x", "https://example.org/<b>", "https://.example.org/",
            "https://example..org/", "https://example.org./",
        ])
    func refused(text: String) { #expect(EdamamLink(text) == nil) }

    @Test("isn't endless") func long() {
        let path = String(repeating: "a", count: 4000)
        #expect(EdamamLink("https://example.org/" + path) != nil)
        #expect(EdamamLink("https://example.org/" + path + path) == nil)
        #expect(EdamamLink("https://\(String(repeating: "a", count: 64)).example/") == nil)
    }
}
