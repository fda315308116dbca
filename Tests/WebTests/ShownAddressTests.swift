import Testing

@testable import Web

@Suite("A name and a password in an address are nobody's business") struct ShownAddressTests {
    @Test(
        "Of an address the host and the path are shown",
        arguments: [
            ("https://example.org/soup", "example.org/soup"),
            ("https://me:secret@example.org/soup?token=secret#secret", "example.org/soup"),
            ("HTTP://me@nas.local:8080/r", "nas.local:8080/r"),
            ("me:secret@example.org/soup", "example.org/soup"),
            ("ftp://me:secret@example.org", "example.org"),
            ("https://me:sec/ret@example.org/soup", "example.org/soup"),
            ("https://me:s@cret@example.org/soup", "example.org/soup"),
            ("https://me:secret@[::1]:80/a", "[::1]:80/a"), ("https://[::1]:80/@a", "[::1]:80/@a"),
            ("https://example.org/@nan/soup", "example.org/@nan/soup"),
            ("https://example.org:80/@nan", "example.org:80/@nan"), ("", ""), ("soup", "soup"),
        ])
    func shown(typed: String, shown: String) { #expect(ShownAddress.text(typed) == shown) }

    @Test("In a text, too, and nothing else of it is lost") func texts() {
        #expect(
            "From https://me:secret@nas/soup?a=b and “ftp://x:y@z”.".withoutPasswords
                == "From https://nas/soup?a=b and “ftp://z”.")
        #expect("https://nas/soup?a=b#c".withoutPasswords == "https://nas/soup?a=b#c")
        #expect("Mail me@example.org".withoutPasswords == "Mail me@example.org")
        #expect("stat ftp://a:secret@b: no".withoutPasswords == "stat ftp://b: no")
    }

    @Test("A file that is called like one") func files() {
        #expect(ShownAddress.file("Soup: leek.cook") == "Soup: leek.cook")
        #expect(ShownAddress.file("me@home.cook") == "me@home.cook")
        #expect(ShownAddress.file("me:secret@example.org") == "example.org")
    }

    @Test("No refusal repeats it", arguments: ["ftp://", "https://", "", "https:/ /", "gopher://x y"])
    func refusals(scheme: String) {
        do throws(WebTrouble) {
            _ = try WebAddress(scheme + "me:secret@example.org/soup")
            Issue.record("taken")
        } catch { #expect(!error.cause.contains("secret") && error.reason == .forbiddenAddress) }
    }
}
