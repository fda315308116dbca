import Hummingbird
import Mustache
import NIOCore
import ServerStore

/// Draws the console's pages. A template says what it says in both languages, `[[Approve|Freigeben]]`; each language's
/// are made of them when the server starts.
struct ConsoleSet: Sendable {
    private let libraries: [PageLanguage: MustacheLibrary]
    let server: String

    /// As on the other pages, and the one script of ours: nothing that stands in a page runs.
    static let policy = """
        default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; \
        base-uri 'none'; frame-ancestors 'none'
        """

    static let style = String(decoding: PackageResources.console_css, as: UTF8.self)
    static let script = String(decoding: PackageResources.console_js, as: UTF8.self)

    static let templates: [String: String] = [
        "console": PackageResources.console_mustache, "sign-in": PackageResources.console_sign_in_mustache,
        "message": PackageResources.console_message_mustache,
        "queue": PackageResources.console_queue_mustache,
        "console-card": PackageResources.console_card_mustache,
        "console-decide": PackageResources.console_decide_mustache,
        "console-deeds": PackageResources.console_deeds_mustache,
        "posts": PackageResources.console_posts_mustache, "post": PackageResources.console_post_mustache,
        "people": PackageResources.console_people_mustache,
        "person": PackageResources.console_person_mustache, "log": PackageResources.console_log_mustache,
        "console-recipe": PackageResources.console_recipe_mustache,
        "console-case-card": PackageResources.console_case_card_mustache,
        "console-verdicts": PackageResources.console_verdicts_mustache,
        "cases": PackageResources.console_cases_mustache,
        "case": PackageResources.console_case_mustache,
        "appeals": PackageResources.console_appeals_mustache,
        "storage": PackageResources.console_storage_mustache,
        "errors": PackageResources.console_errors_mustache,
        "console-error-tabs": PackageResources.console_error_tabs_mustache,
        "bugs": PackageResources.console_bugs_mustache, "bug": PackageResources.console_bug_mustache,
        "kitchen": PackageResources.console_kitchen_mustache,
        "kitchen-wall": PackageResources.console_kitchen_wall_mustache,
        "kitchen-menu": PackageResources.console_kitchen_menu_mustache,
        "kitchen-sums": PackageResources.console_kitchen_sums_mustache,
        "kitchen-ticket": PackageResources.console_kitchen_ticket_mustache,
        "till": PackageResources.console_till_mustache,
        "edit": PackageResources.console_edit_mustache,
        "announcements": PackageResources.console_announcements_mustache,
        "encouragements": PackageResources.console_encouragements_mustache,
    ].mapValues { String(decoding: $0, as: UTF8.self) }

    init(server: String) throws {
        self.server = server
        libraries = try PageLanguage.libraries(Self.templates)
    }

    func html(_ page: ConsolePage) -> String {
        libraries[page.language]?.render(ConsoleFrame(page, server: server), withTemplate: "console") ?? ""
    }

    func reply(_ page: ConsolePage) -> Reply {
        Reply(
            page.status,
            headers: [
                .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: Self.policy,
                .contentLanguage: page.language.rawValue, .vary: "Accept-Language, Cookie",
            ], body: .init(byteBuffer: ByteBuffer(string: html(page))))
    }
}

/// A page of the console: which, and what it shows.
struct ConsolePage: Sendable {
    var language: PageLanguage
    var status = HTTPResponse.Status.ok
    var title: String
    /// The name of a template.
    var template: String
    /// What the template shows.
    var main: any Sendable
    /// Of whoever is signed in.
    var me: String?
    /// What waits for somebody.
    var waiting = ConsoleCounts()
    /// What was done.
    var notice: String?
    /// Why something wasn't.
    var fault: String?
}

/// How much waits for whoever is signed in, and with it which pages are theirs.
struct ConsoleCounts: Sendable, Hashable {
    /// Of what people publish.
    struct Moderation: Sendable, Hashable {
        var posts: Int
        var cases: Int
        var appeals: Int
        var bugs: Int
        var encouragements: Int

        /// - Parameter moderator: the account of whoever looks.
        init(_ connection: any Connection, for moderator: String) throws {
            posts = try Queue(connection).count()
            cases = try Cases(connection).count()
            appeals = try Appeals(connection).count()
            bugs = try Bugs(connection).countOpen()
            encouragements = try Encouragements(connection).countOpen(for: moderator)
        }
    }

    /// Nil = whoever is signed in only cooks.
    var moderation: Moderation?
    /// Orders that nobody in the kitchen has said anything about; nil = there is no kitchen, or they don't cook.
    var orders: Int?
    /// Whether whoever is signed in speaks for the server.
    var isOwner = false
    /// Payments that somebody has to look at; nil = whoever is signed in has nothing to do with money, or there is none.
    var payments: Int?
}

/// What stands around each page.
private struct ConsoleFrame {
    struct Place {
        var address: String
        var name: String
        var isHere: Bool
        var count: Int?
    }

    var language: String
    var server: String
    var title: String
    var template: String
    var main: any Sendable
    var isSignedIn: Bool
    var me: String
    var places: [Place]
    var notice: String?
    var fault: String?

    init(_ page: ConsolePage, server: String) {
        (language, self.server, title) = (page.language.rawValue, server, page.title)
        (template, main) = (page.template, page.main)
        (isSignedIn, me) = (page.me != nil, page.me ?? "")
        (notice, fault) = (page.notice, page.fault)
        let say = page.language.say
        let kitchen = (
            "/console/kitchen", say("Kitchen", "Küche"),
            ["kitchen", "kitchen-wall", "kitchen-menu", "kitchen-ticket", "kitchen-sums"]
        )
        let all = [
            ("/console", say("Queue", "Warteschlange"), ["queue"]),
            ("/console/cases", say("Reports", "Meldungen"), ["cases", "case"]),
            ("/console/appeals", say("Appeals", "Widersprüche"), ["appeals"]),
            ("/console/encouragements", say("Kind words", "Zuspruch"), ["encouragements"]),
            ("/console/posts", say("Posts", "Beiträge"), ["posts", "post", "edit"]),
            ("/console/people", say("People", "Leute"), ["people", "person"]),
            ("/console/storage", say("Storage", "Speicher"), ["storage"]),
            ("/console/errors", say("Errors", "Fehler"), ["errors", "bugs", "bug"]),
            ("/console/log", say("Log", "Protokoll"), ["log"]),
        ]
        let till = ("/console/till", say("Till", "Kasse"), ["till"])
        let announcements = (
            "/console/announcements", say("Announcements", "Ankündigungen"), ["announcements"]
        )
        let places =
            (page.waiting.moderation == nil ? [] : all) + (page.waiting.orders == nil ? [] : [kitchen])
            + (page.waiting.payments == nil ? [] : [till])
            + (page.waiting.isOwner ? [announcements] : [])
        self.places = places.map { address, name, templates in
            let waiting = [
                "/console": page.waiting.moderation?.posts ?? 0,
                "/console/cases": page.waiting.moderation?.cases ?? 0,
                "/console/appeals": page.waiting.moderation?.appeals ?? 0,
                "/console/encouragements": page.waiting.moderation?.encouragements ?? 0,
                "/console/errors": page.waiting.moderation?.bugs ?? 0,
                "/console/kitchen": page.waiting.orders ?? 0,
                "/console/till": page.waiting.payments ?? 0,
            ][address, default: 0]
            return Place(
                address: address, name: name, isHere: templates.contains(page.template),
                count: waiting > 0 ? waiting : nil)
        }
    }
}
