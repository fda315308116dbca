import API
import Foundation
import Recipes
import struct API.Problem
import Web

/// How people on a pretended server stand to one another, what they think of posts and what they are told of.
extension PretendedServer {
    // MARK: People

    func person(_ userName: String, _ reader: String) throws(Problem) -> API.Person {
        guard let one = people.first(where: { $0.value.account.userName == userName }),
            let card = card(one.key), !community.blocks.contains(.init(one: one.key, other: reader))
        else { throw .nothingThere }
        return API.Person(
            card: card, posts: community.things.count { $0.author == one.key },
            since: one.value.account.createdAt, followers: community.follows.count { $0.other == one.key },
            following: community.follows.count { $0.one == one.key }, isMe: one.key == reader,
            isFollowed: community.follows.contains(.init(one: reader, other: one.key)),
            isBlocked: community.blocks.contains(.init(one: reader, other: one.key)),
            hasLicence: community.licensed.contains(one.key),
            collections: community.collections.count { $0.author == one.key && $0.reason == nil })
    }

    /// What is asked of somebody, looked for, or told.
    func meet(_ parts: [String], _ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        switch parts[0] {
        case "search": return try find(parts[1], id, request)
        case "notices":
            var mine = community.notices[id] ?? []
            if request.method.name == "POST" {
                for place in mine.indices { mine[place].isRead = true }
                community.notices[id] = mine
                return reply(204, Data(), request)
            }
            return try json(200, NoticeList(items: mine, unread: mine.count { !$0.isRead }), request)
        default: break
        }
        guard let other = people.first(where: { $0.value.account.userName == parts[1] })?.key else {
            throw .nothingThere
        }
        let pair = PretendedCommunity.Pair(one: id, other: other)
        switch (request.method.name, parts[2]) {
        case ("GET", "posts"):
            return try list(community.things.reversed().filter { $0.author == other }, id, request)
        case ("GET", "picture"):
            guard let blob = people[other]?.account.picture.flatMap({ blobs[$0] }) else {
                throw .nothingThere
            }
            return reply(200, blob, request, type: "image/jpeg")
        case ("GET", "followers"), ("GET", "following"):
            let isFollowers = parts[2] == "followers"
            let cards = community.follows.filter { (isFollowers ? $0.other : $0.one) == other }
                .compactMap { card(isFollowers ? $0.one : $0.other) }
            return try json(200, PageOf(items: cards), request)
        case ("PUT", "follow"):
            if !community.follows.contains(pair) {
                community.follows.append(pair)
                tell(other, .follow, of: id)
            }
        case ("DELETE", "follow"): community.follows.removeAll { $0 == pair }
        case ("PUT", "block"):
            community.blocks.append(pair)
            let back = PretendedCommunity.Pair(one: other, other: id)
            community.follows.removeAll { $0 == pair || $0 == back }
        case ("DELETE", "block"): community.blocks.removeAll { $0 == pair }
        default: throw .nothingThere
        }
        return try json(200, person(parts[1], id), request)
    }

    private func find(_ kind: String, _ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let text = request.address.text.split(separator: "q=").dropFirst().first.map(String.init) ?? ""
        let typed = TypedWord.all(in: text.removingPercentEncoding ?? "")
        func fits(_ name: String) -> Bool {
            let words = FoundWord.all(in: name).map(\.text)
            return !typed.isEmpty && typed.allSatisfy { one in words.contains { one.match($0) != nil } }
        }
        if kind == "people" {
            let cards = people.keys.sorted().compactMap { card($0) }
                .filter { fits($0.displayName + " " + $0.userName) }
            return try json(200, PageOf(items: cards), request)
        }
        return try list(community.things.filter { fits($0.post.recipe.title) }, id, request)
    }

    // MARK: What they are told of

    func tell(
        _ account: String, _ kind: Notice.Kind, of actor: String, post: String? = nil, title: String? = nil,
        text: String = ""
    ) {
        if account == actor { return }
        let notice = Notice(
            id: community.nextNotice(), kind: kind, at: milliseconds, actor: card(actor), post: post,
            title: title, text: text)
        community.notices[account, default: []].insert(notice, at: 0)
        hints.give("notices")
    }

    // MARK: What they think

    func think(_ parts: [String], _ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        guard let place = community.things.firstIndex(where: { $0.post.id == parts[1] }) else {
            throw .nothingThere
        }
        let thing = community.things[place]
        switch (request.method.name, parts[2]) {
        case ("GET", "reviews"):
            let reviews = thing.reviews.map { account, review in
                var shown = review
                (shown.author, shown.isMine) = (card(account), account == id)
                return shown
            }
            return try json(200, PageOf(items: reviews.sorted { $0.at > $1.at }), request)
        case ("PUT", "review") where thing.author != id:
            let draft: ReviewDraft = try read(request)
            if !draft.faults.isEmpty { throw .invalid(draft.faults) }
            if thing.reviews[id] == nil {
                tell(
                    thing.author, .review, of: id, post: parts[1], title: thing.post.recipe.title,
                    text: String(repeating: "★", count: draft.stars) + " " + draft.text)
            }
            community.things[place].reviews[id] = Review(
                author: nil, stars: draft.stars, text: draft.text, at: milliseconds)
        case ("DELETE", "review"): community.things[place].reviews[id] = nil
        case ("PUT", "uses") where parts.count == 4:
            guard let use = PostUse(rawValue: parts[3]) else { throw .nothingThere }
            if thing.author != id { community.things[place].uses[use, default: []].insert(id) }
            return reply(204, Data(), request)
        default: throw Problem(.forbidden, status: 403, title: "Forbidden")
        }
        return try json(
            200, community.things[place].post(for: id, by: card(thing.author), isOpen: isOpen(thing.author)),
            request)
    }
}

extension PretendedServer {
    /// Whoever has an account may publish without being looked at from now on.
    func license() { community.licensed = Set(people.keys) }

    /// What a moderator decides about the post that has waited longest.
    /// - Parameter reason: what is to be changed; nil = it is shown as it is.
    func decide(_ reason: String?) async {
        if let real { return await real.decide(reason) }
        guard let place = community.things.firstIndex(where: { $0.post.state == .waiting }) else { return }
        community.things[place].post.state = reason == nil ? .shown : .changeAsked
        community.things[place].post.reason = reason
        let thing = community.things[place]
        let notice = Notice(
            id: community.nextNotice(), kind: .decision, at: milliseconds, post: thing.post.id,
            title: thing.post.recipe.title, text: reason ?? "")
        community.notices[thing.author, default: []].insert(notice, at: 0)
        hints.give("notices")
    }
}
