import API
import Foundation
import struct API.Problem
import Web

/// Collections that people on a pretended server show.
extension PretendedServer {
    /// - Returns: nil if something else is asked.
    func collectionAnswer(
        _ id: String, _ parts: [String], _ request: WebRequest
    ) throws(Problem) -> WebAnswer? {
        switch (request.method.name, parts.first, parts.count) {
        case ("GET", "people", 3) where parts[2] == "collections":
            let found = community.collections.filter {
                card($0.author)?.userName == parts[1] && isOpen($0, to: id)
            }
            let shown = found.sorted { ($1.changedAt, $1.id) < ($0.changedAt, $0.id) }
                .compactMap { collection($0, for: id) }
            return try json(200, PageOf(items: shown), request)
        case ("POST", "collections", 1): return try publishCollection(id, request)
        case (_, "collections", 2...): return try open(parts, id, request)
        default: return nil
        }
    }

    private func isOpen(_ one: PretendedCommunity.Collection, to reader: String) -> Bool {
        (one.reason == nil || one.author == reader)
            && !community.blocks.contains(.init(one: one.author, other: reader))
            && !community.blocks.contains(.init(one: reader, other: one.author))
    }

    private func dishes(
        _ one: PretendedCommunity.Collection, for reader: String
    ) -> [PretendedCommunity.Thing] {
        one.draft.posts.compactMap { id in
            community.things.first { thing in
                thing.post.id == id && thing.post.state == .shown
                    && !community.blocks.contains(.init(one: reader, other: thing.author))
                    && !community.blocks.contains(.init(one: thing.author, other: reader))
            }
        }
    }

    private func collection(
        _ one: PretendedCommunity.Collection, for reader: String, isWhole: Bool = false
    ) -> PublicCollection? {
        guard let author = card(one.author) else { return nil }
        let dishes = dishes(one, for: reader), isMine = one.author == reader
        return PublicCollection(
            id: one.id, state: one.reason == nil ? .shown : .removed, reason: one.reason,
            decision: isMine ? one.decision : nil, author: author, isMine: isMine, at: one.at,
            changedAt: one.changedAt, name: one.draft.name, text: one.draft.text, dishes: dishes.count,
            covers: dishes.prefix(PublicCollection.mostCovers).map { thing in
                let card = PostCard(thing.post)
                return PublicCollection.Cover(post: card.id, title: card.title, picture: card.picture)
            }, likes: one.likes.count, isLiked: one.likes.contains(reader),
            posts: isWhole && isMine ? one.draft.posts : nil,
            page: one.reason == nil && isOpen(one.author) ? Route.publicCollection.path(one.id) : nil)
    }

    /// What of a draft its author sees.
    private func checked(_ draft: CollectionDraft, _ id: String) throws(Problem) -> CollectionDraft {
        if !draft.faults.isEmpty { throw .invalid(draft.faults) }
        var draft = draft
        draft.posts = draft.posts.filter { post in community.things.contains { $0.post.id == post } }
        if draft.posts.isEmpty { throw .invalid(["posts": .missing]) }
        return draft
    }

    private func publishCollection(_ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let key = request.headers["Idempotency-Key"] ?? ""
        if let before = community.answered[key] { return reply(201, before, request) }
        let draft = try checked(read(request), id)
        let one = PretendedCommunity.Collection(
            id: community.next("collection"), author: id, draft: draft, at: milliseconds,
            changedAt: milliseconds)
        community.collections.append(one)
        let answer = try json(201, collection(one, for: id, isWhole: true), request)
        community.answered[key] = answer.body
        return answer
    }

    private func open(
        _ parts: [String], _ id: String, _ request: WebRequest
    ) throws(Problem) -> WebAnswer {
        guard let place = community.collections.firstIndex(where: { $0.id == parts[1] }),
            isOpen(community.collections[place], to: id)
        else { throw .nothingThere }
        let one = community.collections[place], isMine = one.author == id
        switch (request.method.name, parts.count > 2 ? parts[2] : "") {
        case ("GET", ""): break
        case ("GET", "posts"): return try list(dishes(one, for: id), id, request)
        case ("PUT", "") where isMine && one.reason == nil:
            community.collections[place].draft = try checked(read(request), id)
            community.collections[place].changedAt = milliseconds
        case ("DELETE", "") where isMine:
            community.collections.remove(at: place)
            return reply(204, Data(), request)
        case ("PUT", "like") where !isMine, ("DELETE", "like") where !isMine:
            if request.method.name == "PUT" {
                community.collections[place].likes.insert(id)
            } else {
                community.collections[place].likes.remove(id)
            }
            let likes = community.collections[place].likes
            return try json(200, Likes(count: likes.count, isMine: likes.contains(id)), request)
        default: throw Problem(.forbidden, status: 403, title: "Forbidden")
        }
        return try json(200, collection(community.collections[place], for: id, isWhole: true), request)
    }
}
