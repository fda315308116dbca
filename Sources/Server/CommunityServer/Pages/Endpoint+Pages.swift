import API
import Hummingbird
import ServerStore

extension Route {
    static let front = Route("GET", "/")
    static let style = Route("GET", "/style.css")
    static let terms = Route("GET", "/terms")
    static let privacy = Route("GET", "/privacy")
    /// From mail; a button there does what the letter is about, because programs that look through mail open
    /// links, too.
    static let confirmation = Route("GET", "/confirm")
    static let confirm = Route("POST", "/confirm")
    static let newPassword = Route("GET", "/reset")
    static let setPassword = Route("POST", "/reset")
    static let contract = Route("GET", "/openapi.yaml")
}

extension Endpoint {
    /// What is for people in a browser.
    static let pages = [
        page(.front) { asking, language in .ok(.front(asking.backroom.info, language)) },
        page(.terms) { asking, language in .ok(.terms(asking.backroom.settings, language)) },
        page(.privacy) { asking, language in .ok(.privacy(asking.backroom.settings, language)) },
        page(.confirmation) { asking, language in try await asking.askToConfirm(language) },
        page(.confirm, .proving) { asking, language in try await asking.confirm(language) },
        page(.newPassword) { asking, language in try await asking.askForPassword(language) },
        page(.setPassword, .proving) { asking, language in try await asking.setPassword(language) },
        Endpoint(.style, .everybody, .reading, isPage: true) { _ in
            var reply = Reply.text(PageSet.style, type: "text/css; charset=utf-8")
            reply.headers[.cacheControl] = "public, max-age=3600"
            return reply
        },
        Endpoint(.contract, .everybody, .reading, isPage: true) { _ in
            .text(Contract.text, type: "application/yaml; charset=utf-8")
        },
    ]

    static func page(
        _ route: Route, _ pace: Pace = .reading,
        _ handle: @escaping @Sendable (Asking, PageLanguage) async throws -> PageAnswer
    ) -> Endpoint {
        Endpoint(route, .everybody, pace, isPage: true) { asking in
            let language = PageLanguage(accepted: asking.request.headers[.acceptLanguage])
            let answer = try await handle(asking, language)
            return asking.backroom.pages.reply(answer.page, answer.status)
        }
    }
}

/// A page, and how it is meant.
struct PageAnswer: Sendable {
    var page: Page
    var status: HTTPResponse.Status

    static func ok(_ page: Page) -> PageAnswer { PageAnswer(page: page, status: .ok) }
    /// The link has been used, or is too old.
    static func expired(_ language: PageLanguage) -> PageAnswer {
        PageAnswer(page: .expired(language), status: .gone)
    }
}

/// What the server can be asked, for programmers.
enum Contract {
    static let text = String(decoding: PackageResources.openapi_yaml, as: UTF8.self)
}
