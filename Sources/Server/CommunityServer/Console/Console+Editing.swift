import API
import Foundation
import Hummingbird
import Recipes
import ServerStore

/// A moderator changes the words of a post, or puts back what it was before (SR04).
extension Asking {
    struct EditionShown {
        var edition: Int64
        var editionTime: String
        var editionAgo: String
        var changedBy: String
        var editionReason: String?
        /// What went, and what came in its place.
        var went: [String]
        var came: [String]
        var mayPutBack: Bool
    }

    /// - Parameter post: as it is now.
    func shown(
        _ editions: [Editions.Edition], of post: StoredPost, mayPutBack: Bool, _ words: ConsoleWords
    ) -> [EditionShown] {
        var next = PostDraft(comment: post.shown.comment, recipe: post.shown.recipe).lines(words.kitchen)
        return editions.map { edition in
            let before = edition.draft.lines(words.kitchen), change = next.difference(from: before)
            next = before
            return EditionShown(
                edition: edition.revision, editionTime: words.stamp(edition.at),
                editionAgo: words.ago(edition.at),
                changedBy: edition.moderator ?? words.say("its author", "wer es geschrieben hat"),
                editionReason: edition.reason.isEmpty ? nil : edition.reason,
                went: change.removals.map(\.line),
                came: change.isEmpty
                    ? [words.say("Pictures, times or the like.", "Bilder, Zeiten oder dergleichen.")]
                    : change.insertions.map(\.line),
                mayPutBack: mayPutBack)
        }
    }

    // MARK: The form

    private struct FieldShown {
        var name: String
        var label: String
        var text: String
        var most: Int
        var isLong: Bool
        var rows: Int
        var isNeeded: Bool
        var isWrong: Bool
    }

    private struct EditPage {
        var post: String
        var revision: Int64
        var fields: [FieldShown]
        var templates: [String]
        var reason: String
    }

    /// Whoever looks after what others publish; one's own is for somebody else, unless one owns the server.
    private func editor(of post: StoredPost, _ connection: any Connection) throws -> StoredAccount {
        let me = try moderator(connection)
        guard post.author != me.shown.id || me.shown.role == .owner else {
            throw Problem.forbidden("somebody else decides about one's own")
        }
        return me
    }

    /// - Parameters:
    ///   - post: as it was looked at; nil = as it is now.
    ///   - typed: by the places of its words.
    func showPostEditor(
        of looked: StoredPost? = nil, typed: [Int: String] = [:], reason: String = "",
        wrong: Set<String> = [], fault: String? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Reply {
        let words = consoleWords, post = if let looked { looked } else { try await post() }
        try await store.read { _ = try editor(of: post, $0) }
        let parts = EditedWords(PostDraft(comment: post.shown.comment, recipe: post.shown.recipe)).parts
        var counts: [String: Int] = [:]
        let fields = parts.enumerated().map { number, part in
            counts[part.field, default: 0] += 1
            let text = typed[number] ?? part.text
            return FieldShown(
                name: "t\(number)", label: words.label(part.field, counts[part.field] ?? 1), text: text,
                most: part.length.upperBound, isLong: part.hasLines,
                rows: min(12, max(2, text.count / 80 + text.count(where: \.isNewline) + 1)),
                isNeeded: part.length.lowerBound > 0 && part.field != "tags",
                isWrong: wrong.contains(part.field)
                    && PublicText.fault(in: text, part.length, hasLines: part.hasLines) != nil)
        }
        let main = EditPage(
            post: post.shown.id, revision: post.revision, fields: fields, templates: words.edits,
            reason: reason)
        return try await consolePage(
            "edit", words.say("Change the words", "Wortlaut ändern"), main, status: status, fault: fault)
    }

    func editPost() async throws -> Reply {
        // As many as a post of the greatest size can have.
        let fields = try await fields(limit: 4 << 20, most: 30_000), words = consoleWords
        let post = try await post(), now = now, reason = reason(fields)
        guard let revision = Int64(fields["revision"] ?? "") else { throw Problem.malformed("no revision") }
        let before = PostDraft(comment: post.shown.comment, recipe: post.shown.recipe)
        var typed: [Int: String] = [:]
        for (name, text) in fields where name.hasPrefix("t") {
            if let number = Int(name.dropFirst()) { typed[number] = text }
        }
        // By the places of what was looked at: of another one they would mean something else.
        guard revision == post.revision else {
            return try await editedMeanwhile(typed, since: revision, post, reason)
        }
        let draft = EditedWords(before).changed(typed), faults = draft.faults
        func refused(_ english: String, _ german: String) async throws -> Reply {
            try await showPostEditor(
                of: post, typed: typed, reason: reason, wrong: Set(faults.keys),
                fault: words.say(english, german), status: .unprocessableContent)
        }
        if try !faults.isEmpty || Reply.encoded(draft).count > PostDraft.mostBytes {
            return try await refused(
                "Something is empty that must not be, or too long. Nothing was changed.",
                "Etwas ist leer, was es nicht sein darf, oder zu lang. Nichts wurde geändert.")
        }
        if draft == before {
            return try await refused("All of it is as it was.", "Alles ist, wie es war.")
        }
        if Removal(reason: reason).fault != nil {
            return try await refused(
                "Please say why, in 3 to 500 characters: its author reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer es geschrieben hat, liest es. Nichts wurde geändert."
            )
        }
        return try await put(draft, in: post, revision: revision, reason, now)
    }

    func putEditionBack() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, post = try await post(), now = now
        let reason = reason(fields), wanted = Int64(parameters.get("edition") ?? "")
        guard let revision = Int64(fields["revision"] ?? "") else { throw Problem.malformed("no revision") }
        let editions = try await store.read { try Editions($0).list(of: post.shown.id) }
        guard let edition = editions.first(where: { $0.revision == wanted }) else { throw Problem.notFound }
        if Removal(reason: reason).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: its author reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer es geschrieben hat, liest es. Nichts wurde geändert."
            )
            return try await showConsolePost(fault: fault, status: .unprocessableContent)
        }
        return try await put(edition.draft, in: post, revision: revision, reason, now)
    }

    private var meanwhile: String {
        consoleWords.say(
            "It has been changed since you looked. Please look again.",
            "Es wurde geändert, seit du es angesehen hast. Bitte sieh noch einmal hin.")
    }

    /// The form with what it is now, and in it what was typed wherever the text that it was to replace still stands.
    private func editedMeanwhile(
        _ typed: [Int: String], since revision: Int64, _ post: StoredPost, _ reason: String
    ) async throws -> Reply {
        let editions = try await store.read { try Editions($0).list(of: post.shown.id) }
        var again: [Int: String] = [:]
        if let before = editions.first(where: { $0.revision == revision }) {
            let now = EditedWords(PostDraft(comment: post.shown.comment, recipe: post.shown.recipe)).parts
            for (number, part) in EditedWords(before.draft).parts.enumerated() {
                guard let text = typed[number], text != part.text, let place = now.firstIndex(of: part)
                else { continue }
                again[place] = text
            }
        }
        return try await showPostEditor(
            of: post, typed: again, reason: reason, fault: meanwhile, status: .conflict)
    }

    private func put(
        _ draft: PostDraft, in post: StoredPost, revision: Int64, _ reason: String, _ now: Int64
    ) async throws -> Reply {
        let words = consoleWords
        do {
            let told = try await store.write { connection in
                try Editions(connection).edit(
                    post, to: draft, revision: revision,
                    by: editor(of: post, connection).shown.userName, reason: reason, at: now)
            }
            await hint(told)
        } catch Posts.Refusal.changed {
            return try await showConsolePost(fault: meanwhile, status: .conflict)
        } catch Posts.Refusal.mediaMissing {
            return try await showConsolePost(
                fault: words.say(
                    "Pictures that it had then aren’t here any more. Nothing was changed.",
                    "Bilder, die es damals hatte, sind nicht mehr da. Nichts wurde geändert."),
                status: .conflict)
        }
        return seeOther(Route.consolePost.path(post.shown.id) + "?done=edit")
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}

extension ConsoleWords {
    /// Reasons that are given often for a change, for the author.
    var edits: [String] {
        [
            say("A slip of the pen is mended.", "Ein Schreibfehler ist behoben."),
            say("An advertisement is taken out.", "Werbung ist herausgenommen."),
            say("Something private is taken out.", "Privates ist herausgenommen."),
        ]
    }

    /// Of a field of the recipe: "Step 2".
    func label(_ field: String, _ number: Int) -> String {
        switch field {
        case "comment": say("What its author says", "Was dazu gesagt wird")
        case "title": say("Title", "Titel")
        case "summary": say("In a few words", "In wenigen Worten")
        case "yield": say("Makes", "Ergibt")
        case "notes": say("Notes", "Notizen")
        case "cuisine": say("Kitchen", "Küche")
        case "category": say("Course", "Gang")
        case "author": say("By", "Von")
        case "source": say("Source", "Quelle") + (number > 1 ? " \(number)" : "")
        case "tags": say("Tag \(number)", "Stichwort \(number)")
        case "ingredients": say("Ingredients · \(number)", "Zutaten · \(number)")
        default: say("Method · \(number)", "Zubereitung · \(number)")
        }
    }
}
