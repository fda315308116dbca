import API
import Foundation
import Recipes
import ServerStore
import Synchronization
import Testing
import Web

/// How often it is killed, if that was said: `KILLS=500`.
private let askedKills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) }

@Suite(
    "What people have published and said outlives the server (SP2, SP4, TR25)",
    .timeLimit(.minutes(20 + (askedKills ?? 0) / 10)))
struct CommunityKillTests {
    /// What was said yes to, and what may have been done besides.
    private struct Record {
        /// What came of a key: a post, a comment.
        var posts: [String: String] = [:]
        var comments: [String: String] = [:]
        /// Keys of what nobody answered to: by whom, under which post (nil = it is one).
        var pending: [String: (cook: Int, post: String?)] = [:]
        /// What the vote of a cook on a post may be, and the review: one value if it was acknowledged last.
        var votes: [Place: Set<Int>] = [:]
        var stars: [Place: Set<Int>] = [:]
    }

    private struct Place: Hashable {
        var cook: Int
        var post: String
    }

    private final class Town: Sendable {
        let record = Mutex(Record())
        let tokens: [String]
        init(_ tokens: [String]) { self.tokens = tokens }

        private func send(
            _ server: ServerProcess, _ cook: Int, _ method: String, _ path: String, _ body: some Encodable,
            key: String? = nil
        ) async -> WebAnswer? {
            guard let data = try? JSONEncoder.sorted.encode(body) else { return nil }
            let headers: WebHeaders = key.map { ["Idempotency-Key": $0] } ?? [:]
            return try? await server.ask(
                method == "PUT" ? .put(.data(data)) : .post(.data(data)), path, token: tokens[cook],
                headers: headers)
        }

        /// Publishes, or says something, once, whatever becomes of the answer.
        /// - Returns: whether anybody answered.
        func make(_ server: ServerProcess, _ cook: Int, _ key: String, under post: String?) async -> Bool {
            record.withLock { $0.pending[key] = (cook, post) }
            let answer =
                if let post {
                    await send(
                        server, cook, "POST", Route.comment.path(post), CommentDraft(key), key: key)
                } else {
                    await send(
                        server, cook, "POST", Route.publish.path,
                        PostDraft(comment: key, recipe: .bread), key: key)
                }
            guard let answer, answer.status == 201 else { return answer != nil }
            record.withLock { record in
                record.pending[key] = nil
                if post == nil {
                    record.posts[key] = try? answer.value(Post.self).id
                } else {
                    record.comments[key] = try? answer.value(API.Comment.self).id
                }
            }
            return true
        }

        /// Does one thing after the other until nobody answers any more.
        func live(_ server: ServerProcess, _ cook: Int, round: Int) async {
            // What nobody answered to is asked again with its key.
            for (key, what) in record.withLock({ $0.pending }) where what.cook == cook {
                if await !make(server, cook, key, under: what.post) { return }
            }
            var number = 0
            while true {
                number += 1
                let others = record.withLock {
                    Array($0.posts.filter { !$0.key.hasPrefix("\(cook)-") }.values)
                }
                guard let post = others.randomElement(), number % 6 != 0 else {
                    if await !make(server, cook, "\(cook)-\(round)-\(number)", under: nil) { return }
                    continue
                }
                let place = Place(cook: cook, post: post)
                switch number % 3 {
                case 0:
                    let key = "\(cook)-\(round)-\(number)-said"
                    if await !make(server, cook, key, under: post) { return }
                case 1:
                    let vote = [-1, 0, 1].randomElement() ?? 0
                    record.withLock { _ = $0.votes[place, default: [0]].insert(vote) }
                    guard let answer = await send(server, cook, "PUT", Route.vote.path(post), Vote(vote))
                    else {
                        return
                    }
                    if answer.status == 200 { record.withLock { $0.votes[place] = [vote] } }
                default:
                    let stars = Int.random(in: 1...5)
                    record.withLock { _ = $0.stars[place, default: [0]].insert(stars) }
                    let draft = ReviewDraft(stars: stars)
                    guard let answer = await send(server, cook, "PUT", Route.review.path(post), draft) else {
                        return
                    }
                    if answer.status == 200 { record.withLock { $0.stars[place] = [stars] } }
                }
            }
        }
    }

    @Test("Killed over and over, it has each post, vote, comment and review once that it has said yes to")
    func kills() async throws {
        let folder = NSTemporaryDirectory() + "town-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let settings = folder + "/server.conf"
        let lines = "folder = \(folder)\nregistration = open\nback-up-hours = 0\ncommunity = open\n"
        try Data(lines.utf8).write(to: URL(filePath: settings))
        let first = try await ServerProcess(settings: settings, isUnhurried: true)
        var tokens: [String] = []
        for number in 0..<4 {
            let form = SignUp(
                userName: "cook-\(number)", password: "correct horse battery", terms: "1", language: "en",
                device: "x")
            let answer = try await first.ask(.post(.data(try JSONEncoder().encode(form))), "/v1/accounts")
            tokens.append(try answer.value(SignedIn.self).token)
        }
        first.kill()
        let town = Town(tokens)
        for round in 0..<(askedKills ?? 12) {
            let server = try await ServerProcess(settings: settings, isUnhurried: true)
            let killing = Task {
                try await Task.sleep(for: .milliseconds(Int.random(in: 20...250)))
                server.kill()
            }
            await withTaskGroup(of: Void.self) { group in
                for cook in tokens.indices {
                    group.addTask { await town.live(server, cook, round: round) }
                }
            }
            try await killing.value
        }
        let server = try await ServerProcess(settings: settings, isUnhurried: true)
        for (key, what) in town.record.withLock({ $0.pending }) {
            #expect(await town.make(server, what.cook, key, under: what.post))
        }
        #expect(server.end() == 0)
        let record = town.record.withLock { $0 }
        #expect(!record.posts.isEmpty && !record.comments.isEmpty && record.pending.isEmpty)
        try await Self.compare(record, folder + "/server.sqlite")
    }

    /// What is stored is what was acknowledged, no more and no less; and what is counted is what is there.
    private static func compare(_ record: Record, _ path: String) async throws {
        let database = try SQLiteDatabase(path: path)
        try await database.read { connection in
            func ids(_ sql: String) throws -> [String] { try connection.rows(sql).map { try $0.text("id") } }
            #expect(try ids("SELECT id FROM post").sorted() == record.posts.values.sorted())
            #expect(try ids("SELECT id FROM comment").sorted() == record.comments.values.sorted())
            for (table, column, known) in [
                ("vote", "value", record.votes), ("review", "stars", record.stars),
            ] {
                let rows = try connection.rows(
                    """
                    SELECT \(table).post, account.user_name, \(table).\(column) AS given FROM \(table)
                    JOIN account ON account.id = \(table).account
                    """)
                var given: [Place: Int] = [:]
                for row in rows {
                    let cook = Int(try row.text("user_name").dropFirst("cook-".count)) ?? -1
                    given[Place(cook: cook, post: try row.text("post"))] = Int(try row.integer("given"))
                }
                #expect(Set(given.keys).isSubset(of: known.keys))
                for (place, values) in known { #expect(values.contains(given[place] ?? 0), "\(table)") }
            }
            let wrong = try connection.number(
                """
                SELECT COUNT(*) FROM post WHERE
                    up <> (SELECT COUNT(*) FROM vote WHERE vote.post = post.id AND value = 1)
                    OR down <> (SELECT COUNT(*) FROM vote WHERE vote.post = post.id AND value = -1)
                    OR comments <> (SELECT COUNT(*) FROM comment WHERE comment.post = post.id)
                    OR reviews <> (SELECT COUNT(*) FROM review WHERE review.post = post.id)
                    OR stars <> (SELECT COALESCE(SUM(review.stars), 0) FROM review WHERE review.post = post.id)
                    OR NOT EXISTS (SELECT 1 FROM post_word WHERE post_word.post = post.id AND word = 'bread')
                """)
            #expect(wrong == 0)
        }
        await database.close()
        #expect(try SQLiteDatabase.check(path: path) == "ok")
    }
}

extension JSONEncoder {
    /// The same bytes for the same value: a key goes with one request.
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
