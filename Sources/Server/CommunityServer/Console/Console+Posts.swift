import API
import Hummingbird
import Recipes
import ServerStore

/// A choice of a form.
struct ConsoleChoice: Sendable {
    var value: String
    var name: String
    var isChosen: Bool
}

extension Asking {
    private struct PostsPage {
        var words: String
        var states: [ConsoleChoice]
        var posts: [ConsoleCard]
        var more: String?
    }

    /// What was typed into the search, as a browser's form writes it; no more than is looked for.
    var searched: String {
        let fields = try? FormFields.read(Array((request.uri.query ?? "").utf8))
        return PublicText.cleaned(String((fields?["q"] ?? "").prefix(100)))
    }

    func showConsolePosts() async throws -> Reply {
        let words = consoleWords, typed = searched, limit = Endpoint.consolePage
        let wanted = request.uri.queryParameters["state"].map(String.init) ?? ""
        let states: [Post.State] = [.shown, .waiting, .rejected, .changeAsked, .removed]
        let state = states.first { $0.rawValue == wanted }
        let list = "posts-\(typed)-\(state?.rawValue ?? "")", place = try timePlace(list)
        let found = try await store.read { connection in
            let posts = Posts(connection)
            return try typed.isEmpty
                ? posts.every(in: state, after: place, limit: limit + 1)
                : posts.search(typed, state: state, behind: place?.id, limit: limit + 1)
        }
        let page = page(list, found, limit) {
            TimePlace(at: $0.shown.at, id: $0.shown.id)
        } shown: {
            $0.shown
        }
        let query = URLWords.write([("q", typed), ("state", state?.rawValue ?? "")])
        let main = PostsPage(
            words: typed,
            states: [ConsoleChoice(value: "", name: words.say("all", "alle"), isChosen: state == nil)]
                + states.map {
                    ConsoleChoice(value: $0.rawValue, name: words.state($0), isChosen: $0 == state)
                },
            posts: found.prefix(limit).map { ConsoleCard($0, words) },
            more: page.next.map { "/console/posts?\(query)&after=\($0)" })
        return try await consolePage("posts", words.say("Posts", "Beiträge"), main)
    }

    // MARK: One

    private struct PostPage {
        var card: ConsoleCard
        var move: Bool
        var movePost: String
        var moveVerdict: String
        var moveLabel: String
        var moveHint: String
        var moveButton: String
        var moveTemplates: [String]
        var mayEdit: Bool
        var revision: Int64
        var recipe: ConsoleRecipe
        var editions: [EditionShown]
        var hasEditions: Bool
        var deeds: [ConsoleDeed]
    }

    func showConsolePost(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, id = parameters.get("post") ?? ""
        let (post, card, deeds, editions, mayEdit) = try await store.read { connection in
            guard let post = try Posts(connection).find(id, for: "") else { throw Problem.notFound }
            let author = try post.author.flatMap { try accounts(connection).find(id: $0) }
            let counts = try post.author.map { try Posts(connection).counts(of: $0) }
            return (
                post,
                ConsoleCard(post, hasHat: author?.hasLicence ?? false, counts: counts, from: "post", words),
                try Deeds(connection).list(of: id, limit: 50), try Editions(connection).list(of: id),
                try post.author != me.account || me.role == .owner
            )
        }
        let recipe = post.shown.recipe, isShown = post.shown.state == .shown
        let main = PostPage(
            card: card, move: isShown || post.shown.state == .removed, movePost: id,
            moveVerdict: isShown ? "remove" : "restore",
            moveLabel: isShown
                ? words.say("Remove…", "Entfernen …") : words.say("Put back…", "Zurückholen …"),
            moveHint: isShown
                ? words.say("For the author", "Für die Autorin, den Autor")
                : words.say("For the log", "Fürs Protokoll"),
            moveButton: isShown ? words.say("Remove", "Entfernen") : words.say("Put back", "Zurückholen"),
            moveTemplates: isShown ? words.removals : [],
            mayEdit: mayEdit, revision: post.revision, recipe: ConsoleRecipe(recipe, post: id, words),
            editions: shown(editions, of: post, mayPutBack: mayEdit, words), hasEditions: !editions.isEmpty,
            deeds: deeds.map { ConsoleDeed($0, words) })
        return try await consolePage("post", recipe.title, main, status: status, fault: fault)
    }
}
