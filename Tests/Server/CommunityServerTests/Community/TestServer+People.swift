import API
@testable import CommunityServer
import Foundation
import ServerStore
import Web

/// What people do with one another.
extension TestServer {
    @discardableResult func follow(_ name: String, by token: String) async throws -> WebAnswer {
        clock.move(by: 500)
        return try await ask(.follow, Route.follow.path(name), token: token)
    }

    @discardableResult func block(_ name: String, by token: String) async throws -> WebAnswer {
        clock.move(by: 500)
        return try await ask(.block, Route.block.path(name), token: token)
    }

    func person(_ name: String, by token: String) async throws -> Person {
        try await ask(.person, Route.person.path(name), token: token).value(Person.self)
    }

    func people(_ route: Route, of name: String, by token: String) async throws -> [String] {
        try await ask(route, route.path(name), token: token).value(PageOf<PersonCard>.self)
            .items.map(\.userName)
    }

    func notices(by token: String) async throws -> NoticeList {
        try await ask(.notices, token: token).value(NoticeList.self)
    }

    func review(_ stars: Int, _ text: String = "", of post: String, by token: String) async throws
        -> WebAnswer
    {
        clock.move(by: 500)
        return try await ask(
            .review, Route.review.path(post), ReviewDraft(stars: stars, text: text), token: token)
    }

    func search(_ text: String, by token: String) async throws -> [PostCard] {
        clock.move(by: 200)
        let words = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try await ask(.searchPosts, Route.searchPosts.path + "?q=\(words)", token: token)
            .value(PageOf<PostCard>.self).items
    }

    func searchPeople(_ text: String, by token: String) async throws -> [String] {
        clock.move(by: 200)
        let words = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try await ask(.searchPeople, Route.searchPeople.path + "?q=\(words)", token: token)
            .value(PageOf<PersonCard>.self).items.map(\.userName)
    }
}
