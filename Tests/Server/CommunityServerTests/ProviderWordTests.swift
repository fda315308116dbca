import API
@testable import CommunityServer
import ServerStore
import Testing

@Suite("What is made of a provider's words (AR08)") struct ProviderWordTests {
    @Test(
        "User names are made of names in any script",
        arguments: [
            ("Zoë Müller", "zoe.mueller"), ("Seán O’Neill-Ó Briain", "sean.oneill.o.briain"),
            ("Łukasz", "lukasz"),
            ("山田 太郎", "cook"), ("", "cook"), ("Al", "cook"), ("admin", "cook"), ("  --Eve--  ", "eve"),
            ("Straße 12", "strasse.12"), ("<script>", "script"), ("🍲 Soup", "soup"),
            (String(repeating: "abcde ", count: 20), "abcde.abcde.abcde.abcde.ab"),
        ])
    func userNames(name: String, wanted: String) {
        let person = ProviderPerson(subject: "1", name: name), names = person.userNames { 4711 }
        #expect(names.first == wanted)
        #expect(names.allSatisfy { UserName.fault(in: $0) == nil })
    }

    @Test("Display names are shown as they are, but for what can't be seen") func displayNames() {
        #expect(ProviderPerson(subject: "1", name: "\u{202E}Zoë\n  M\u{0}").displayName == "Zoë M")
        #expect(ProviderPerson(subject: "1", name: " \u{200B}").displayName == nil)
        let long = ProviderPerson(subject: "1", name: String(repeating: "long ", count: 300)).displayName
        #expect(long.map { DisplayName.fault(in: $0) } == .some(nil))
    }

    @Test("What an owner writes of providers is read, and never repeated where it is wrong") func settings()
        throws
    {
        let settings = try SettingsFile.read(
            """
            provider = google 123.apps s3cret
            provider = facebook 456 other
            provider = oidc Our Club https://id.example.org/realm client very=secret
            """)
        #expect(settings.providers.map(\.id) == ["google", "facebook", "our-club"])
        #expect(settings.providers.map(\.name) == ["Google", "Facebook", "Our Club"])
        #expect(settings.providers[2].kind == .openID(issuer: "https://id.example.org/realm"))
        #expect(settings.providers[2].secret == "very=secret")
        for wrong in [
            "google 123", "google 1 2 3", "oidc Club http://id.example.org c verysecret",
            "twitter a verysecret",
            "oidc Club https://id.example.org verysecret", "", "oidc ★ https://id.example.org c verysecret",
            "google 1 a\nprovider = google 2 verysecret",
        ] {
            let fault = #expect(throws: SettingsFile.Fault.self) {
                try SettingsFile.read("provider = \(wrong)")
            }
            #expect(fault?.description.contains("verysecret") == false)
        }
    }

    @Test("Base64url is read to the letter", arguments: ["a", "a=", "YQ==", "Y+==", "Y Q", "ä", "YW/i"])
    func base64(text: String) { #expect(Base64URL.decode(text) == nil) }

    @Test("What is written in base64url is read again") func base64Again() {
        for count in 0..<70 {
            let bytes = Secrets.bytes(count)
            #expect(Base64URL.decode(Secrets.base64URL(bytes)) == bytes)
        }
    }
}
