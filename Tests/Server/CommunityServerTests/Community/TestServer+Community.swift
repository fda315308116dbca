import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Web

extension Recipe {
    static let bread = Recipe(
        id: "mine", title: "Bread", servings: 4, ingredients: [Ingredient("flour", amount: Amount(500, .g))],
        steps: [Step(text: "Knead it for ten minutes.")])

    func with(_ change: (inout Recipe) -> Void) -> Recipe {
        var recipe = self
        change(&recipe)
        return recipe
    }
}

/// What is done in a community.
extension TestServer {
    /// Publishes a recipe as a window does.
    func publish(
        _ recipe: Recipe = .bread, comment: String = "", by token: String, key: String = UUID().uuidString
    ) async throws -> WebAnswer {
        clock.move(by: 300_000)
        return try await ask(
            .publish, nil, PostDraft(comment: comment, recipe: recipe), token: token,
            headers: ["Idempotency-Key": key])
    }

    func say(
        _ text: String, under post: String, answering parent: String? = nil, by token: String,
        key: String = UUID().uuidString
    ) async throws -> WebAnswer {
        clock.move(by: 15_000)
        return try await ask(
            .comment, Route.comment.path(post), CommentDraft(text, parent: parent), token: token,
            headers: ["Idempotency-Key": key])
    }

    func vote(_ value: Int, for post: String, by token: String) async throws -> WebAnswer {
        clock.move(by: 500)
        return try await ask(.vote, Route.vote.path(post), Vote(value), token: token)
    }

    func post(_ id: String, by token: String) async throws -> WebAnswer {
        try await ask(.post, Route.post.path(id), token: token)
    }

    func feed(_ feed: Feed, after mark: String? = nil, by token: String) async throws -> PageOf<PostCard> {
        let path = Route.feed.path(feed.rawValue) + (mark.map { "?after=\($0)" } ?? "")
        return try await ask(.feed, path, token: token).value(PageOf<PostCard>.self)
    }

    /// All pages of a feed, one behind the other.
    func wholeFeed(_ feed: Feed, by token: String) async throws -> [PostCard] {
        var cards: [PostCard] = [], mark: String?
        repeat {
            let page = try await self.feed(feed, after: mark, by: token)
            (cards, mark) = (cards + page.items, page.next)
        } while mark != nil
        return cards
    }

    func comments(under post: String, by token: String) async throws -> [API.Comment] {
        var comments: [API.Comment] = [], mark: String?
        repeat {
            let path = Route.comments.path(post) + (mark.map { "?after=\($0)" } ?? "")
            let page = try await ask(.comments, path, token: token).value(PageOf<API.Comment>.self)
            (comments, mark) = (comments + page.items, page.next)
        } while mark != nil
        return comments
    }

    /// A post and a comment under it, without asking for them.
    func published(by name: String, pictures: [String] = []) async throws -> (post: String, comment: String) {
        let now = clock.now
        return try await store.write { connection in
            let account = try Accounts(connection).find(userName: name)?.shown.id ?? ""
            let names = pictures.map { BlobName.prefix + $0 }
            let recipe = Recipe.bread.with { $0.morePictures = names }
            let post = try Posts(connection).publish(PostDraft(recipe: recipe), by: account, at: now)
            let comment = try Comments(connection).add(CommentDraft("Mine."), to: post, by: account, at: now)
            return (post, comment?.shown.id ?? "")
        }
    }

    func show(
        _ name: String, _ posts: [String], text: String = "", by token: String,
        key: String = UUID().uuidString
    ) async throws -> WebAnswer {
        clock.move(by: 15_000)
        return try await ask(
            .publishCollection, nil, CollectionDraft(name: name, text: text, posts: posts), token: token,
            headers: ["Idempotency-Key": key])
    }

    func collections(of name: String, by token: String) async throws -> [PublicCollection] {
        var collections: [PublicCollection] = [], mark: String?
        repeat {
            clock.move(by: 200)
            let path = Route.personCollections.path(name) + (mark.map { "?after=\($0)" } ?? "")
            let page = try await ask(.personCollections, path, token: token)
                .value(PageOf<PublicCollection>.self)
            (collections, mark) = (collections + page.items, page.next)
        } while mark != nil
        return collections
    }

    func collection(_ id: String, by token: String) async throws -> WebAnswer {
        try await ask(.collection, Route.collection.path(id), token: token)
    }

    func dishes(in id: String, by token: String) async throws -> [String] {
        var titles: [String] = [], mark: String?
        repeat {
            let path = Route.collectionPosts.path(id) + (mark.map { "?after=\($0)" } ?? "")
            let page = try await ask(.collectionPosts, path, token: token).value(PageOf<PostCard>.self)
            (titles, mark) = (titles + page.items.map(\.title), page.next)
        } while mark != nil
        return titles
    }

    func like(_ id: String, _ isWanted: Bool = true, by token: String) async throws -> WebAnswer {
        clock.move(by: 500)
        let route = isWanted ? Route.likeCollection : .unlikeCollection
        return try await ask(route, route.path(id), token: token)
    }

    /// A collection of a post, without asking for it.
    func shown(_ post: String, by name: String) async throws -> String {
        let now = clock.now
        return try await store.write { connection in
            let account = try Accounts(connection).find(userName: name)?.shown.id ?? ""
            return try Collections(connection).publish(
                CollectionDraft(name: "Bread", posts: [post]), by: account, at: now)
        }
    }

    /// Takes a post away without being asked.
    func remove(_ post: String) async throws {
        let now = clock.now
        try await store.write {
            try Deeds($0).move(.removedPost, post: post, by: "chef", reason: "spam", at: now)
        }
    }

    /// Gives somebody a role, and the second factor that it takes.
    func appoint(_ role: Account.Role, _ account: String) async throws {
        try await store.write { connection in
            try Accounts(connection).setRole(role, id: account)
            try Accounts(connection).setSecondFactor(OneTimeCode.newSecret(), step: 0, id: account)
        }
    }
}
