import API
import Foundation
import struct API.Problem
import Web

/// What people publish, vote for and say.
extension PretendedServer {
    /// - Returns: nil if something else is asked.
    func communityAnswer(
        _ id: String, _ parts: [String], _ request: WebRequest
    ) throws(Problem) -> WebAnswer? {
        guard hasCommunity, let first = parts.first else { return nil }
        let method = request.method.name
        switch (method, first, parts.count) {
        case ("GET", "feeds", 2): return try list(feed(parts[1]), id, request)
        case ("POST", "posts", 1): return try publish(id, request)
        case ("GET", "account", 2) where parts[1] == "posts":
            let mine = community.things.reversed().filter { $0.author == id }
            let posts = mine.map { $0.post(for: id, by: card($0.author)) }
            return try json(200, PageOf(items: Array(posts.prefix(20))), request)
        case ("GET", "people", 2...): return try person(parts, id, request)
        case (_, "posts", 2...): return try post(parts, id, request)
        case (_, "comments", 2): return try comment(parts[1], id, request)
        default: return nil
        }
    }

    private func card(_ account: String) -> PersonCard? {
        people[account].map {
            PersonCard(
                userName: $0.account.userName, displayName: $0.account.displayName,
                picture: $0.account.picture)
        }
    }

    // MARK: Lists

    private func feed(_ name: String) -> [PretendedCommunity.Thing] {
        let shown = Array(community.things.reversed())
        return name == "popular"
            ? shown.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(
                \.element) : shown
    }

    private func list(
        _ things: [PretendedCommunity.Thing], _ reader: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        let start = request.address.text.split(separator: "after=").dropFirst().first.flatMap { Int($0) } ?? 0
        let some = things.dropFirst(start).prefix(PretendedCommunity.page)
        let cards = some.map { PostCard($0.post(for: reader, by: card($0.author))) }
        let end = start + some.count
        return try json(200, PageOf(items: cards, next: end < things.count ? "\(end)" : nil), request)
    }

    private func person(
        _ parts: [String], _ reader: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        guard let one = people.first(where: { $0.value.account.userName == parts[1] }) else {
            throw .nothingThere
        }
        let theirs = community.things.reversed().filter { $0.author == one.key }
        if parts.count == 2, let card = card(one.key) {
            return try json(
                200, API.Person(card: card, posts: theirs.count, since: one.value.account.createdAt), request)
        }
        if parts[2] == "posts" { return try list(Array(theirs), reader, request) }
        guard parts[2] == "picture", let blob = one.value.account.picture.flatMap({ blobs[$0] }) else {
            throw .nothingThere
        }
        return reply(200, blob, request, type: "image/jpeg")
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
                post: Post(id: post, author: nil, at: milliseconds, comment: draft.comment, recipe: recipe),
                author: id))
        let answer = try json(
            201, community.things[community.things.count - 1].post(for: id, by: card(id)), request)
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
            community.things[place].post.changedAt = milliseconds
            community.things[place].edition += 1
        case ("DELETE", "") where isMine:
            community.things.remove(at: place)
            return reply(204, Data(), request)
        case ("GET", "pictures") where parts.count == 4:
            guard let blob = blobs[parts[3]] else { throw .nothingThere }
            return reply(200, blob, request, type: "image/jpeg")
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
            (comment.isMine, comment.author) = (true, card(id))
            let answer = try json(201, comment, request)
            community.answered[key] = answer.body
            return answer
        default: throw Problem(.forbidden, status: 403, title: "Forbidden")
        }
        var answer = try json(
            200, community.things[place].post(for: id, by: card(community.things[place].author)), request)
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
