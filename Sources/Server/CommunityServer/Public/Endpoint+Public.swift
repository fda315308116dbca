import API
import Hummingbird
import ServerStore

extension Route {
    // What people publish, for whoever has a browser: as far as they want it.

    /// As Cooklang.
    static let publicCooklang = Route("GET", "/recipes/{post}/recipe.cook")
    static let publicPicture = Route("GET", "/recipes/{post}/pictures/{hash}")
    static let publicPerson = Route("GET", "/people/{person}")
    static let publicPortrait = Route("GET", "/people/{person}/picture")
    static let publicFeed = Route("GET", "/people/{person}/feed.atom")
    static let recipeStyle = Route("GET", "/recipe.css")
    static let robots = Route("GET", "/robots.txt")
}

extension Endpoint {
    static let publicPages = [
        open(.publicPost) { try await $0.showPublicPost() },
        open(.publicCooklang) { try await $0.sendCooklang() },
        open(.publicPicture) { try await $0.sendPublicPicture() },
        open(.publicPerson) { try await $0.showPublicPerson() },
        open(.publicPortrait) { try await $0.sendPublicPortrait() },
        open(.publicCollection) { try await $0.showPublicCollection() },
        open(.publicFeed) { try await $0.sendPublicFeed() },
        Endpoint(.publicInvitation, .everybody, .proving, isPage: true) { try await $0.showInvitation() },
        Endpoint(.recipeStyle, .everybody, .reading, isPage: true) { _ in
            var reply = Reply.text(PublicPageSet.style, type: "text/css; charset=utf-8")
            reply.headers[.cacheControl] = "public, max-age=3600"
            return reply
        },
        Endpoint(.robots, .everybody, .reading, isPage: true) { _ in
            .text("User-agent: *\nDisallow: /v1/\nDisallow: /console\nDisallow: /invitation/\n")
        },
    ]

    /// Posts of a page.
    static let publicPostsOfPage = 24

    /// What isn't there, isn't shown any more, or never was for everybody, is the same to whoever asks.
    private static func open(
        _ route: Route, handle: @escaping @Sendable (Asking) async throws -> Reply
    ) -> Endpoint {
        Endpoint(route, .everybody, .reading, isPage: true) { asking in
            let language = PageLanguage(accepted: asking.request.headers[.acceptLanguage])
            do {
                guard asking.backroom.settings.hasCommunity else { throw Problem.notFound }
                return try await handle(asking)
            } catch let problem as Problem where problem.type == .notFound {
                return asking.backroom.pages.reply(.nothingHere(language), .notFound)
            }
        }
    }
}

extension Page {
    fileprivate static func nothingHere(_ language: PageLanguage) -> Page {
        Page(
            language, language.say("There is nothing here", "Hier ist nichts"),
            language.say(
                "Perhaps it was deleted by whoever made it, or is only for people with an account here.",
                "Vielleicht hat es gelöscht, wer es gemacht hat, oder es ist nur für Leute mit einem Konto hier."
            ))
    }
}
