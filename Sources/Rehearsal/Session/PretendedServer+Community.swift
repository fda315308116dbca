import API
import Foundation
import Recipes
import struct API.Problem
import Web

/// What people publish, vote for and say.
extension PretendedServer {
    /// - Returns: nil if something else is asked.
    func communityAnswer(
        _ id: String, _ parts: [String], _ request: WebRequest
    ) throws(Problem) -> WebAnswer? {
        guard hasCommunity, let first = parts.first else { return nil }
        if let answer = try collectionAnswer(id, parts, request) { return answer }
        let method = request.method.name
        switch (method, first, parts.count) {
        case ("GET", "feeds", 2): return try list(feed(parts[1], id, request), id, request)
        case ("POST", "posts", 1): return try publish(id, request)
        case ("GET", "account", 2) where parts[1] == "posts":
            let mine = community.things.reversed().filter { $0.author == id }
            let posts = mine.map { $0.post(for: id, by: card($0.author), isOpen: isOpen($0.author)) }
            return try json(200, PageOf(items: Array(posts.prefix(20))), request)
        case ("GET", "people", 2): return try json(200, person(parts[1], id), request)
        case (_, "people", 3), ("GET", "search", 2), (_, "notices", _): return try meet(parts, id, request)
        case ("GET", "account", 2) where parts[1] == "blocks":
            let blocked = community.blocks.filter { $0.one == id }.compactMap { card($0.other) }
            return try json(200, PageOf(items: blocked), request)
        case (_, "posts", 3...) where ["review", "reviews", "uses"].contains(parts[2]):
            return try think(parts, id, request)
        case (_, "posts", 2...): return try post(parts, id, request)
        case ("POST", "reports", 1): return try report(id, request)
        case ("POST", "appeals", 1): return try appeal(id, request)
        case (_, "comments", 2): return try comment(parts[1], id, request)
        default: return nil
        }
    }

    func card(_ account: String) -> PersonCard? {
        people[account].map {
            PersonCard(
                userName: $0.account.userName, displayName: $0.account.displayName,
                picture: $0.account.picture)
        }
    }

    /// Whether what somebody publishes opens in any browser.
    func isOpen(_ account: String) -> Bool {
        people[account]?.account.openness?.isOpen == true
    }

    // MARK: Lists

    private func feed(
        _ name: String, _ reader: String, _ request: WebRequest
    ) -> [PretendedCommunity.Thing] {
        let shown = community.things.reversed().filter { thing in
            thing.post.state == .shown && !community.blocks.contains(.init(one: reader, other: thing.author))
                && !community.blocks.contains(.init(one: thing.author, other: reader))
        }
        switch name {
        case "popular":
            return shown.enumerated()
                .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element)
        case "following":
            return shown.filter { community.follows.contains(.init(one: reader, other: $0.author)) }
        case "for-you":
            let cuisines = Set((people[reader]?.account.cuisines ?? []).map(MenuWord.kitchen))
            let diets =
                request.address.text.split(separator: "diets=").dropFirst().first?
                .prefix { $0 != "&" }.split(separator: "%2C").map(String.init) ?? []
            if cuisines.isEmpty, diets.isEmpty { return [] }
            return shown.filter { thing in
                let recipe = thing.post.recipe
                return (cuisines.isEmpty || cuisines.contains(MenuWord.kitchen(recipe.cuisine)))
                    && Set(diets).isSubset(of: recipe.diets.map(\.rawValue))
            }
        default: return shown
        }
    }

    func list(
        _ things: [PretendedCommunity.Thing], _ reader: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        let start = request.address.text.split(separator: "after=").dropFirst().first.flatMap { Int($0) } ?? 0
        let some = things.dropFirst(start).prefix(PretendedCommunity.page)
        let cards = some.map { PostCard($0.post(for: reader, by: card($0.author))) }
        let end = start + some.count
        return try json(200, PageOf(items: cards, next: end < things.count ? "\(end)" : nil), request)
    }

    // MARK: Posts

    private func publish(_ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let draft: PostDraft = try read(request)
        let key = request.headers["Idempotency-Key"] ?? ""
        if let before = community.answered[key] { return reply(201, before, request) }
        try check(draft)
        var recipe = draft.recipe
        let post = community.next("post")
        recipe.id = post
        community.things.append(
            .init(
                post: Post(
                    id: post, state: isModerated ? .waiting : .shown, author: nil, at: milliseconds,
                    comment: draft.comment, recipe: recipe),
                author: id))
        let answer = try json(
            201, community.things[community.things.count - 1].post(for: id, by: card(id), isOpen: isOpen(id)),
            request)
        community.answered[key] = answer.body
        // It has been published, and nobody hears of it.
        if forgetsToAnswer {
            forgetsToAnswer = false
            throw Problem(.busy, status: 503, title: "Busy")
        }
        return answer
    }

    private func check(_ draft: PostDraft) throws(Problem) {
        var faults = draft.faults
        let hashes = draft.recipe.media.map { String($0.dropFirst(BlobName.prefix.count)) }
        if !hashes.allSatisfy({ blobs[$0] != nil }) { faults["pictures"] = .missing }
        if !faults.isEmpty { throw .invalid(faults) }
    }

    private func post(
        _ parts: [String], _ id: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        guard let place = community.things.firstIndex(where: { $0.post.id == parts[1] }) else {
            throw .nothingThere
        }
        let isMine = community.things[place].author == id
        switch (request.method.name, parts.count > 2 ? parts[2] : "") {
        case ("GET", ""): break
        case ("PUT", "") where isMine:
            let draft: PostDraft = try read(request)
            guard request.headers["If-Match"] == "\"\(community.things[place].edition)\"" else {
                throw Problem(.changed, status: 412, title: "Changed")
            }
            try check(draft)
            community.things[place].post.comment = draft.comment
            community.things[place].post.recipe = draft.recipe
            community.things[place].post.recipe.id = parts[1]
            community.things[place].post.changedAt = milliseconds
            if community.things[place].post.state != .shown {
                (community.things[place].post.state, community.things[place].post.reason) = (.waiting, nil)
            }
            community.things[place].edition += 1
        case ("DELETE", "") where isMine:
            community.things.remove(at: place)
            return reply(204, Data(), request)
        case ("GET", "pictures") where parts.count == 4:
            // For a clip (WebM begins so) the dish stands here: a picture of its own would have to be made of it.
            let isClip = blobs[parts[3]]?.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) == true
            let dish = community.things[place].post.recipe.picture.flatMap(BlobName.hash)
            guard let blob = blobs[isClip ? dish ?? "" : parts[3]] else { throw .nothingThere }
            return reply(200, blob, request, type: "image/jpeg")
        case ("GET", "clips") where parts.count == 4:
            guard let blob = blobs[parts[3]] else { throw .nothingThere }
            return reply(200, blob, request, type: "video/webm")
        case ("PUT", "vote") where !isMine:
            let vote: Vote = try read(request)
            community.things[place].votes[id] = vote.value
            return try json(200, Tally(score: community.things[place].score, vote: vote.value), request)
        case ("GET", "comments"):
            let comments = community.things[place].comments.map { one in
                var shown = one.comment
                shown.isMine = one.author == id
                shown.author = shown.state == .shown ? card(one.author) : nil
                return shown
            }
            return try json(200, PageOf(items: comments), request)
        case ("POST", "comments"):
            let draft: CommentDraft = try read(request)
            let key = request.headers["Idempotency-Key"] ?? ""
            if let before = community.answered[key] { return reply(201, before, request) }
            var comment = Comment(
                id: community.next("comment"), parent: draft.parent, author: nil, at: milliseconds,
                text: draft.text)
            let said = community.things[place].comments
            let above = said.lastIndex {
                $0.comment.id == draft.parent || $0.comment.parent == draft.parent
            }
            let end = draft.parent == nil ? said.count : (above ?? said.count - 1) + 1
            community.things[place].comments.insert((comment, id), at: end)
            let answered = said.first { $0.comment.id == draft.parent }?.author
            let author = community.things[place].author
            let title = community.things[place].post.recipe.title
            tell(
                answered ?? author, answered == nil ? .comment : .answer, of: id, post: parts[1],
                title: title, text: draft.text)
            (comment.isMine, comment.author) = (true, card(id))
            let answer = try json(201, comment, request)
            community.answered[key] = answer.body
            return answer
        default: throw Problem(.forbidden, status: 403, title: "Forbidden")
        }
        var answer = try json(
            200,
            community.things[place].post(
                for: id, by: card(community.things[place].author),
                isOpen: isOpen(community.things[place].author)), request)
        answer.head.headers["ETag"] = "\"\(community.things[place].edition)\""
        return answer
    }

    private func comment(
        _ comment: String, _ id: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        for place in community.things.indices {
            guard
                let at = community.things[place].comments.firstIndex(where: {
                    $0.comment.id == comment && $0.author == id
                })
            else { continue }
            var changed = community.things[place].comments[at].comment
            if request.method.name == "DELETE" {
                (changed.state, changed.text) = (.deleted, "")
                community.things[place].comments[at].comment = changed
                return reply(204, Data(), request)
            }
            let draft: CommentDraft = try read(request)
            (changed.text, changed.changedAt) = (draft.text, milliseconds)
            community.things[place].comments[at].comment = changed
            (changed.isMine, changed.author) = (true, card(id))
            return try json(200, changed, request)
        }
        throw .nothingThere
    }
}
