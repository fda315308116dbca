import API
import CooklangText
import Foundation
import HTTPTypes
import Hummingbird
import Printed
import Recipes
import ServerStore

/// A recipe that somebody has published, as any browser shows it, and any program reads it.
extension Asking {
    private struct PostPage {
        /// As a page has it; nil = it recommends another's.
        var article: String?
        var recommended: Recommended?
        var author: String
        var authorAddress: String
        var portrait: String?
        var date: String
        var time: String
        var comment: String?
        var rating: String?
        /// The page in the program, and the recipe as a file.
        var handsOff: String?
        var cooklang: String?
        var howToCook: String?
    }

    private struct Recommended {
        var name: String
        var image: String?
        var link: String
    }

    /// A post whose page whoever asks may see, with its author.
    private func openPost() async throws -> (post: StoredPost, author: StoredAccount) {
        let id = parameters.get("post") ?? ""
        return try await store.read { connection in
            guard let post = try Posts(connection).find(id, for: ""), post.shown.page != nil,
                let author = try post.author.flatMap({ try accounts(connection).find(id: $0) })
            else { throw Problem.notFound }
            return (post, author)
        }
    }

    func showPublicPost() async throws -> Reply {
        let (post, author) = try await openPost(), words = consoleWords, shown = post.shown
        var recipe = shown.recipe
        let pictures = recipe.pictures.map {
            Route.publicPicture.path(shown.id, String($0.dropFirst(BlobName.prefix.count)))
        }
        if recipe.author.isEmpty { recipe.author = author.shown.displayName }
        let rating = shown.rating, recommended = recipe.recommendedPage
        let main = PostPage(
            article: recommended == nil
                ? RecipeHTML.article(shown.recipe, words.kitchen, image: pictures.first) : nil,
            recommended: recommended.map { Recommended(name: recipe.title, image: pictures.first, link: $0) },
            author: author.shown.displayName, authorAddress: Route.publicPerson.path(author.shown.userName),
            portrait: author.shown.picture.map { _ in Route.publicPortrait.path(author.shown.userName) },
            date: words.longDate(shown.at), time: words.stamp(shown.at),
            comment: shown.comment.isEmpty ? nil : shown.comment,
            rating: rating.count > 0 ? words.stars(rating) : nil,
            handsOff: handsOffLink(Route.publicPost.path(shown.id)),
            cooklang: recommended == nil ? Route.publicCooklang.path(shown.id) : nil,
            howToCook: recommended != nil
                ? nil
                : words.say(
                    "Cook it by a wave of the hand. Without the button: bring the address of this page into Hands Off.",
                    "Koche es mit einem Wink der Hand. Ohne den Knopf: Hol die Adresse dieser Seite in Hands Off."
                ))
        var page = PublicPage(words.language, recipe.title, "public-recipe", main)
        page.description = recipe.summary.isEmpty ? shown.comment : recipe.summary
        page.address = address(Route.publicPost.path(shown.id))
        page.image = pictures.first.map(address)
        page.isListed = author.shown.openness == .everybody
        page.kind = "article"
        // There is nothing to be read of the recipe that is recommended: it is elsewhere.
        if recommended == nil {
            page.cooklang = main.cooklang
            page.json = SchemaOrgWriter.json(
                recipe, pictures: pictures.map(address),
                rating: rating.count > 0
                    ? SchemaOrgWriter.Rating(mean: rating.average ?? 0, count: rating.count) : nil)
        }
        return answer(page)
    }

    /// The same page, opened by the program.
    func handsOffLink(_ path: String) -> String? { PageLink(page: address(path))?.text }

    /// A whole address, for whoever isn't in a browser here.
    func address(_ path: String) -> String { backroom.settings.address + path }

    /// A page, unless whoever asks has it as it is now. Nobody keeps it without asking again: what is taken back is gone.
    func answer(_ page: PublicPage) -> Reply { answer(backroom.publicPages.html(page), page.headers) }

    func answer(_ text: String, _ headers: HTTPFields) -> Reply {
        let bytes = Array(text.utf8)
        let tag = "\"\(Secrets.hexadecimal(Array(Secrets.mac(bytes, key: store.key).prefix(12))))\""
        var headers = headers
        headers[.eTag] = tag
        headers[.cacheControl] = "public, no-cache"
        if request.headers[.ifNoneMatch] == tag { return Reply(.notModified, headers: headers) }
        return Reply(.ok, headers: headers, body: .init(byteBuffer: .init(bytes: bytes)))
    }

    // MARK: Cooklang

    /// Letters of text times ingredients, up to which the text is searched for each, as nobody here waits for one.
    private static let mostSearched = 2_000_000

    /// As the Cooklang Federation reads it, and any program of its language.
    func sendCooklang() async throws -> Reply {
        let (post, author) = try await openPost()
        guard post.shown.recipe.recommendedPage == nil else { throw Problem.notFound }
        var recipe = post.shown.recipe
        if recipe.author.isEmpty { recipe.author = author.shown.displayName }
        if recipe.source == nil {
            recipe.source = Recipe.Source(address: address(Route.publicPost.path(post.shown.id)))
        }
        // What somebody thinks of it isn't part of it.
        recipe.stars = 0
        let name = String(recipe.title.map { $0 == "/" ? "-" : $0 }.prefix(80)) + ".cook"
        var headers: HTTPFields = [
            .contentType: "text/plain; charset=utf-8",
            .contentDisposition:
                "attachment; filename=\"recipe.cook\"; filename*=UTF-8''\(URLWords.escaped(name))",
        ]
        if author.shown.openness != .everybody { headers[.robotsTag] = "noindex" }
        return answer(CooklangWriter.text(recipe, mostSearched: Self.mostSearched), headers)
    }

    // MARK: Pictures

    func sendPublicPicture() async throws -> Reply {
        let (post, author) = try await openPost()
        guard let hash = parameters.get("hash"), BlobName.isHash(hash),
            post.shown.recipe.pictures.contains(BlobName.prefix + hash)
        else { throw Problem.notFound }
        let kind = try await store.read { try Blobs($0).find(hash)?.kind }
        guard let kind = kind.flatMap(MediaKind.init(rawValue:)) else { throw Problem.notFound }
        return try await send(kind.isClip ? .poster : .picture, of: hash).seen(by: author.shown.openness)
    }
}

extension Reply {
    /// A picture that any browser shows, and search engines only if its author wants that.
    func seen(by openness: Account.Openness?) -> Reply {
        var reply = self
        reply.headers[.cacheControl] = "public, max-age=3600"
        reply.headers[.contentDisposition] = "inline"
        if openness != .everybody { reply.headers[.robotsTag] = "noindex" }
        return reply
    }
}

extension HTTPField.Name {
    /// As Google has it: what a page says in its head, for what has none.
    static let robotsTag = HTTPField.Name("X-Robots-Tag")!
}
