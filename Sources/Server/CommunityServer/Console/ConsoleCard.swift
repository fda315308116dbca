import API
import Recipes
import ServerStore

/// A post as the console's lists show it.
struct ConsoleCard: Sendable {
    var id: String
    var address: String
    var dish: String
    var picture: String?
    var author: String?
    var authorAddress: String?
    var hasHat: Bool
    var time: String
    var ago: String
    var state: String
    /// Nil where all are in the same.
    var stateWord: String?
    var comment: String?
    var facts: String
    var reason: String?
    var history: String?
    var decide: Decide?

    /// What can be done about one that waits.
    struct Decide: Sendable {
        struct Verdict: Sendable {
            var verdict: String
            var key: String
            var label: String
            var button: String
            var templates: [String]
        }

        var revision: Int64
        /// The page to which one goes back.
        var from: String
        var verdicts: [Verdict]
    }
}

extension ConsoleCard {
    /// - Parameters:
    ///   - hasHat: whether its author has a licence.
    ///   - counts: how many posts of its author are in which state; nil = not to be said.
    ///   - from: where its decisions lead back to; nil = none can be made.
    init(
        _ post: StoredPost, hasHat: Bool = false, counts: [String: Int]? = nil, from: String? = nil,
        _ words: ConsoleWords
    ) {
        let shown = post.shown, recipe = shown.recipe
        (id, dish) = (shown.id, recipe.title)
        address = Route.consolePost.path(id)
        picture = recipe.pictures.first.map {
            Route.consolePicture.path(shown.id, String($0.dropFirst(BlobName.prefix.count)))
        }
        author = shown.author?.displayName
        authorAddress = (shown.author?.userName).map { Route.consolePerson.path($0) }
        self.hasHat = hasHat
        let at = post.waitsSince ?? shown.at
        (time, ago) = (words.stamp(at), words.ago(at))
        state = shown.state.rawValue
        stateWord = from == "queue" ? nil : words.state(shown.state)
        comment = shown.comment.isEmpty ? nil : shown.comment
        reason = shown.reason
        facts = Self.facts(of: recipe, words)
        history = counts.map { Self.history($0, words) }
        if let from, shown.state == .waiting {
            decide = Decide(revision: post.revision, from: from, words)
        }
    }

    /// "7 ingredients · 5 steps · 1 picture".
    static func facts(of recipe: Recipe, _ words: ConsoleWords) -> String {
        if let page = recipe.recommendedPage {
            return words.say("Recommends ", "Empfiehlt ") + page
        }
        return [
            words.count(recipe.ingredients.count, ("ingredient", "Zutat"), ("ingredients", "Zutaten")),
            words.count(recipe.steps.count, ("step", "Schritt"), ("steps", "Schritte")),
            words.count(recipe.media.count, ("picture", "Bild"), ("pictures", "Bilder")),
        ].joined(separator: " · ")
    }

    /// "3 shown, 1 removed".
    static func history(_ counts: [String: Int], _ words: ConsoleWords) -> String {
        let states: [Post.State] = [.shown, .waiting, .rejected, .changeAsked, .removed]
        let parts = states.compactMap { state in
            counts[state.rawValue].map { "\($0) \(words.state(state))" }
        }
        return words.say("Posts of this author: ", "Beiträge von dieser Person: ")
            + (parts.isEmpty ? words.say("none", "keine") : parts.joined(separator: ", "))
    }
}

extension ConsoleCard.Decide {
    fileprivate init(revision: Int64, from: String, _ words: ConsoleWords) {
        (self.revision, self.from) = (revision, from)
        verdicts = [
            Verdict(
                verdict: "reject", key: "r", label: words.say("Reject…", "Ablehnen …"),
                button: words.say("Reject", "Ablehnen"), templates: words.templates(.reject)),
            Verdict(
                verdict: "change", key: "c", label: words.say("Ask for a change…", "Änderung erbitten …"),
                button: words.say("Ask", "Erbitten"), templates: words.templates(.change)),
        ]
    }
}

/// A line of the log.
struct ConsoleDeed: Sendable {
    var deedTime: String
    var deedAgo: String
    var moderator: String
    var did: String
    var target: String
    var targetAddress: String?
    var why: String?

    init(_ deed: Deeds.Deed, _ words: ConsoleWords) {
        (deedTime, deedAgo) = (words.stamp(deed.at), words.ago(deed.at))
        (moderator, did, target) = (deed.moderator, words.did(deed.what), deed.name)
        why = deed.reason.isEmpty ? nil : deed.reason
        targetAddress =
            switch deed.kind {
            case .post: Route.consolePost.path(deed.target)
            // What it was said under: a review's target begins with it.
            case .review: Route.consolePost.path(String(deed.target.prefix { $0 != " " }))
            case .comment, .collection: nil
            case .person, nil: deed.name.isEmpty ? nil : Route.consolePerson.path(deed.name)
            }
    }
}
