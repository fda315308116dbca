import Hummingbird
import Mustache
import NIOCore

/// Draws pages as HTML without a script, so that nothing can run on them.
struct PageSet: Sendable {
    private let template: MustacheTemplate
    private let server: String

    /// Only what comes from here is shown, and forms go nowhere else.
    static let policy = """
        default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; \
        frame-ancestors 'none'
        """

    init(server: String) throws {
        template = try MustacheTemplate(
            string: String(decoding: PackageResources.page_mustache, as: UTF8.self))
        self.server = server
    }

    static let style = String(decoding: PackageResources.style_css, as: UTF8.self)

    func html(_ page: Page) -> String {
        let language = page.language
        var facts: [String: Any] = [
            "language": language.rawValue, "server": server, "title": page.title,
            "termsLabel": language.say("Terms", "Bedingungen"),
            "privacyLabel": language.say("Privacy", "Datenschutz"),
            "sections": page.sections.map { section -> [String: Any] in
                var facts: [String: Any] = ["paragraphs": section.paragraphs]
                facts["heading"] = section.heading
                return facts
            },
        ]
        facts["fault"] = page.fault
        facts["form"] = page.form.map { form -> [String: Any] in
            [
                "action": form.action, "token": form.token, "asksPassword": form.asksPassword,
                "button": form.button, "passwordLabel": language.say("New password", "Neues Passwort"),
                "passwordHint": language.say(
                    "At least eight characters, of any kind; a few words are best.",
                    "Mindestens acht Zeichen, beliebige; am besten ein paar Wörter."),
            ]
        }
        return template.render(facts)
    }

    func reply(_ page: Page, _ status: HTTPResponse.Status = .ok) -> Reply {
        Reply(
            status,
            headers: [
                .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: Self.policy,
                .contentLanguage: page.language.rawValue, .vary: "Accept-Language",
            ], body: .init(byteBuffer: ByteBuffer(string: html(page))))
    }
}
