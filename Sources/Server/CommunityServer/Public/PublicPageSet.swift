import HTTPTypes
import Mustache
import Printed

/// What stands around a page for everybody, and what it shows.
struct PublicPage: Sendable {
    var language: PageLanguage
    var title: String
    /// The name of a template, and what it shows.
    var template: String
    var main: any Sendable
    /// For previews of links, and search engines.
    var description = ""
    /// Whole addresses: its own, and of the picture of a preview.
    var address = ""
    var image: String?
    /// As Open Graph has it: "article", "profile".
    var kind = "website"
    /// The path of a feed of it, and of the recipe as Cooklang.
    var feed: String?
    var cooklang: String?
    /// Whether search engines may list it.
    var isListed = false
    /// What programs read of it: JSON-LD.
    var json: String?

    init(_ language: PageLanguage, _ title: String, _ template: String, _ main: any Sendable) {
        (self.language, self.title, self.template, self.main) = (language, title, template, main)
    }

    var headers: HTTPFields {
        [
            .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: PageSet.policy,
            .contentLanguage: language.rawValue, .vary: "Accept-Language",
        ]
    }
}

/// Draws the pages that are for everybody: without a script, a cookie or anything from elsewhere.
struct PublicPageSet: Sendable {
    private let libraries: [PageLanguage: MustacheLibrary]
    private let server: String

    static let style = RecipeHTML.style + String(decoding: PackageResources.public_css, as: UTF8.self)

    static let templates: [String: String] = [
        "public": PackageResources.public_mustache,
        "public-recipe": PackageResources.public_recipe_mustache,
        "public-person": PackageResources.public_person_mustache,
        "public-collection": PackageResources.public_collection_mustache,
        "public-invitation": PackageResources.public_invitation_mustache,
        "feed": PackageResources.feed_mustache,
    ].mapValues { String(decoding: $0, as: UTF8.self) }

    init(server: String) throws {
        self.server = server
        libraries = try PageLanguage.libraries(Self.templates)
    }

    func html(_ page: PublicPage) -> String {
        libraries[page.language]?.render(Frame(page, server), withTemplate: "public") ?? ""
    }

    func atom(_ feed: any Sendable) -> String {
        libraries[.english]?.render(feed, withTemplate: "feed") ?? ""
    }
}

/// A page with what stands around it, by the names of the template.
private struct Frame {
    var language: String
    var server: String
    var title: String
    var template: String
    var main: any Sendable
    var description: String
    var address: String
    var image: String?
    var kind: String
    var feed: String?
    var cooklang: String?
    var isListed: Bool
    var json: String?

    init(_ page: PublicPage, _ server: String) {
        (language, self.server, title) = (page.language.rawValue, server, page.title)
        (template, main) = (page.template, page.main)
        description = String(page.description.prefix(200))
        (address, image, kind) = (page.address, page.image, page.kind)
        (feed, cooklang, isListed, json) = (page.feed, page.cooklang, page.isListed, page.json)
    }
}
