import API
import Recipes

/// The words of a post that a moderator can change, each once: an ingredient that three steps name is changed in all of
/// them.
struct EditedWords: Sendable {
    struct Part: Sendable, Hashable {
        /// Where it stands: "title", "steps", …
        var field: String
        var text: String
        var length: ClosedRange<Int>
        var hasLines: Bool
    }

    private(set) var parts: [Part] = []
    private let draft: PostDraft

    /// What is the same in both lists is one thing.
    private struct Key: Hashable {
        var list: String
        var text: String

        init(_ text: String, _ place: PublishedText) {
            list = ["ingredients", "steps"].contains(place.field) && !place.hasLines ? "" : place.field
            self.text = text
        }
    }

    /// Shown also where nothing stands there.
    private static let always: Set<String> = ["title", "summary", "notes"]

    init(_ draft: PostDraft) {
        self.draft = draft
        parts = [
            Part(field: "comment", text: draft.comment, length: PostDraft.commentLength, hasLines: true)
        ]
        var known: Set<Key> = []
        _ = draft.recipe.texted { text, place in
            if !text.isEmpty || Self.always.contains(place.field), known.insert(Key(text, place)).inserted {
                parts.append(
                    Part(
                        field: place.field, text: text, length: place.length, hasLines: place.hasLines))
            }
            return text
        }
    }

    /// The post with other words.
    /// - Parameter words: by the places in ``parts``; those that aren't there stay.
    func changed(_ words: [Int: String]) -> PostDraft {
        var changes: [Key: String] = [:], draft = draft
        draft.comment = words[0].map { PublicText.cleaned($0, hasLines: true) } ?? draft.comment
        var number = 0, known: Set<Key> = []
        draft.recipe = draft.recipe.texted { text, place in
            let key = Key(text, place)
            if !text.isEmpty || Self.always.contains(place.field), known.insert(key).inserted {
                number += 1
                changes[key] = words[number].map { PublicText.cleaned($0, hasLines: place.hasLines) }
            }
            return changes[key] ?? text
        }
        draft.recipe.tags.removeAll(where: \.isEmpty)
        if let source = draft.recipe.source {
            let address = source.address.flatMap { $0.isEmpty ? nil : $0 }
            draft.recipe.source =
                source.name.isEmpty && address == nil
                ? nil : Recipe.Source(name: source.name, address: address)
        }
        return draft
    }
}

extension PostDraft {
    /// Line by line, so that two can be laid beside each other.
    func lines(_ words: any KitchenWords) -> [String] {
        let recipe = recipe
        return
            ([recipe.title, comment, recipe.summary] + recipe.ingredients.map { $0.line(words) }
            + recipe.steps.flatMap { [$0.title, $0.text] }
            + [recipe.notes, recipe.yield, recipe.cuisine, recipe.category, recipe.author]
            + [recipe.source?.name ?? "", recipe.source?.address ?? ""] + recipe.tags)
            .filter { !$0.isEmpty }
    }
}
