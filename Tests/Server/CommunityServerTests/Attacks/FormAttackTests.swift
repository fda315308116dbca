import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Testing
import Web

@Suite("Attacks 6, 7 and 14: by what is written (SP1)", .timeLimit(.minutes(2))) struct FormAttackTests {
    private static let written = [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg/onload=alert(1)>",
        "&lt;script&gt;alert(1)&lt;/script&gt;", "<style>*{background:url(//e.org)}</style>", "{{server}}",
        "{{{title}}}", "{{#sections}}x{{/sections}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "%s%n%x",
        "<span font='99999'>x</span>", "javascript:alert(1)",
    ]

    @Test("Attacks 6 and 7: what is written stays text, wherever it is told again", arguments: written)
    func markup(text: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let change = AccountChange(displayName: text, diets: [text])
            let answer = try await server.ask(
                .changeAccount, nil, change, token: anna.token, headers: ["If-Match": "*"])
            let account = try answer.value(Account.self)
            #expect(account.displayName == text && account.diets == [text])
            #expect(answer.headers["Content-Type"] == "application/json")
            #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
            // Letters and pages speak of user names only, which can't have any of it in them.
            _ = try await server.ask(.resetPassword, nil, PasswordReset(email: "anna@example.org"))
            for letter in try await server.letters(to: "anna@example.org", atLeast: 2) {
                #expect(!letter.contains(text))
            }
            let token = try await server.link("reset", to: "anna@example.org", atLeast: 2)
            let page = try await server.send(["t": token, "password": text], to: "/reset").text
            #expect(!page.contains(text))
        }
    }

    @Test(
        "Attack 7: nothing that steers a terminal, or turns what follows, gets into a name or an address",
        arguments: [
            "\u{1B}[2J", "\u{9B}31m", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{2028}",
            "\r\nBcc: x",
            "\u{7F}", "\u{E0041}", "\u{0}",
        ])
    func unseen(sign: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), word = "a\(sign)b"
            let change = AccountChange(displayName: word, cuisines: [word], diets: [word], allergies: [word])
            let changed = try await server.ask(
                .changeAccount, nil, change, token: anna.token, headers: ["If-Match": "*"])
            #expect([400, 422].contains(changed.status))
            for form in [
                SignUp(
                    userName: word, password: TestServer.password, terms: "1", language: "en", device: "x"),
                SignUp(
                    userName: "ben", password: TestServer.password, terms: "1", language: "en", device: word),
                SignUp(
                    userName: "ben", password: TestServer.password, email: "\(word)@example.org", terms: "1",
                    language: "en", device: "x"),
                SignUp(
                    userName: "ben", password: TestServer.password, email: "a@\(word).example.org",
                    terms: "1",
                    language: "en", device: "x"),
            ] {
                #expect([400, 422].contains(try await server.ask(.signUp, nil, form).status), "\(form)")
            }
            let email = GuardedChange(password: TestServer.password, email: "\(word)@example.org")
            #expect(
                [400, 422].contains(try await server.ask(.changeEmail, nil, email, token: anna.token).status))
            #expect(try await server.store.read { try Accounts($0).count() } == 1)
        }
    }

    @Test(
        "Attack 14: SQL is text like any other",
        arguments: [
            "' OR '1'='1", "'; DROP TABLE account; --", "\"; DELETE FROM session; --",
            "' UNION SELECT 1,2,3 --",
            "%' AND pg_sleep(9) --", "\\'; SELECT 1; --", "$1", "?1", ":name", "a' || 'b",
            "1; PRAGMA user_version=9",
            "admin'/*", "account.id", "id DESC",
        ])
    func injection(text: String) async throws {
        for database in TestServer.databases {
            try await TestServer.on(database) { server in
                let anna = try await server.signUp("anna"), before = try await server.stored()
                let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                // To take a picture away that isn't there is no harm, and counts as a change.
                let routes = Endpoint.all.map(\.route).filter { ![.events, .removePicture].contains($0) }
                for route in routes {
                    let names = ["name", "password", "device", "email", "userName", "code"]
                    let json = try JSONEncoder().encode(
                        Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
                    let path =
                        "\(route.path(escaped))?t=\(escaped)&state=\(escaped)&order=\(escaped)&q=\(escaped)"
                    let headers: WebHeaders = [
                        "Content-Type": "application/json", "If-Match": text, "If-None-Match": text,
                        "Last-Event-ID": text, "Accept-Language": text, "Idempotency-Key": text,
                        "User-Agent": text,
                    ]
                    let method: WebMethod =
                        switch route.method {
                        case "POST": .post(.data(json))
                        case "PUT": .put(.data(json))
                        case "PATCH": .patch(.data(json))
                        case "DELETE": .delete
                        default: .get
                        }
                    // All devices but the one that asks; there is none.
                    let answer = try await server.ask(method, path, token: anna.token, headers: headers)
                    #expect(answer.status < 500, "\(route): \(answer.text)")
                    server.clock.move(by: 5_000)
                }
                let forms: [(Route, any Encodable)] = [
                    (.signIn, SignIn(name: text, password: text, device: text, code: text)),
                    (.signIn, SignIn(name: "\(text)@example.org", password: text, device: "x")),
                    (.resetPassword, PasswordReset(email: "\(text)@example.org")),
                    (
                        .signInByCode,
                        CodeSignIn(code: text, verifier: String(repeating: "v", count: 43), device: "x")
                    ),
                    (
                        .shelf,
                        ShelfQuestion(
                            client: text, q: 1, epoch: text, cursor: 0, acked: .none,
                            patches: [
                                Patch(
                                    n: 1, RecordKey(text, text), at: 1, set: [text: FieldValue(text)],
                                    full: true)
                            ],
                            limit: 9)
                    ),
                ]
                for (route, form) in forms {
                    server.clock.move(by: 120_000)
                    let answer = try await server.ask(route, nil, form, token: anna.token)
                    #expect(answer.status < 500 && answer.status != 201, "\(route): \(answer.text)")
                }
                // What was tried, what was asked for, and a note with odd words in it; no more than that.
                let after = try await server.stored()
                let changed = Set(after.keys.filter { after[$0] != before[$0] })
                #expect(
                    changed.isSubset(of: [
                        "failure", "ticket", "idempotency", "shelf", "shelf_row", "shelf_client",
                    ]), "\(changed)")
            }
        }
    }
}
