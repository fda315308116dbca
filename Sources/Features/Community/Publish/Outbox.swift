import API
import Foundation
import Guest
import House
import class House.Host
import Library

/// What is to be published, kept in the library until the server has answered: whatever becomes of the network or the
/// program, it is published once.
@MainActor final class Outbox {
    /// What came of a post.
    enum Outcome {
        case published(Post)
        /// It waits: the server couldn't be asked.
        case waits(GuestTrouble)
        /// The server won't have it as it is, so that it doesn't wait any more.
        case refused(GuestTrouble)
    }

    private unowned let community: Community
    private var host: Host { community.host }
    private(set) var posts: [PostToSend] = []
    /// Which is being sent, and how many of its pictures are there.
    private(set) var sending: (key: String, done: Int, of: Int)?
    /// Why the last one waits.
    private(set) var trouble: GuestTrouble?
    private var hasRead = false
    private var watchers: [String: @MainActor (Outcome) -> Void] = [:]

    init(_ community: Community) { self.community = community }

    /// What was left from before the program was closed goes out now.
    func read() {
        guard !hasRead, let whose = community.account else { return }
        hasRead = true
        host.read("posts to send", afterWrites: true) { box throws(LibraryError) in
            try await box.postsToSend(of: whose)
        } then: { [self] answer in
            guard case .success(let kept) = answer, whose == community.account else { return }
            posts = kept.filter { one in !posts.contains { $0.key == one.key } } + posts
            sendNext()
        }
    }

    /// Somebody else is signed in.
    func forget() {
        let told = watchers.values
        (posts, sending, trouble, hasRead, watchers) = ([], nil, nil, false, [:])
        for watcher in told { watcher(.refused(.cancelled)) }
    }

    /// Keeps it, and then sends it.
    func add(_ post: PostToSend, then: @escaping @MainActor (Outcome) -> Void) {
        guard let whose = community.account else { return }
        watchers[post.key] = then
        host.change("post to send") { [now = host.now] box throws(LibraryError) in
            try await box.keep(post, of: whose, at: now)
        } then: { [self] in
            if !posts.contains(where: { $0.key == post.key }) { posts.append(post) }
            sendNext()
        } failed: { [self] in
            watchers[post.key] = nil
            then(.refused(.cancelled))
        }
    }

    func tryAgain() {
        trouble = nil
        sendNext()
        host.touch()
    }

    /// The server can be reached again.
    func wake() { if trouble != nil { tryAgain() } }

    /// The cook wants it no more.
    func drop(_ key: String) {
        posts.removeAll { $0.key == key }
        watchers[key] = nil
        if posts.isEmpty { trouble = nil }
        host.services.save("sent post") { box throws(LibraryError) in
            try await box.forgetPostToSend(key)
        }
        host.touch()
    }

    // MARK: Sending

    private func sendNext() {
        guard sending == nil, let post = posts.first else { return }
        sending = (post.key, 0, post.pictures.count)
        bring(post, post.pictures[...])
    }

    /// The pictures first, one after the other: a post that names a missing one would be refused.
    private func bring(_ post: PostToSend, _ left: ArraySlice<PostToSend.Picture>) {
        sending?.done = post.pictures.count - left.count
        guard let picture = left.first else { return publish(post) }
        community.bring(picture) { [self] answer in
            switch answer {
            case .success: bring(post, left.dropFirst())
            case .failure(let why): end(post, why)
            }
        }
        host.touch()
    }

    private func publish(_ post: PostToSend) {
        community.ask { guest throws(GuestTrouble) in
            try await guest.publish(post.draft, key: post.key)
        } then: { [self] answer in
            switch answer {
            case .success(let published): end(post, published)
            case .failure(let why): end(post, why)
            }
        }
    }

    private func end(_ post: PostToSend, _ published: Post) {
        sending = nil
        let watcher = watchers[post.key]
        drop(post.key)
        trouble = nil
        if let recipe = post.recipe, let whose = community.account {
            host.services.save("sent post") { box throws(LibraryError) in
                try await box.note(SavedPost(recipe: recipe), of: published.id, of: whose)
            }
        }
        host.services.speaker.play(.favourite)
        community.feeds[.new]?.refresh()
        if let watcher {
            watcher(.published(published))
        } else {
            host.tell(host.words.isPublished(post.title))
        }
        sendNext()
    }

    private func end(_ post: PostToSend, _ why: GuestTrouble) {
        sending = nil
        if why == .cancelled { return }
        guard why.isFinal else {
            trouble = why
            // What stands behind it waits as well.
            let told = watchers.values
            watchers = [:]
            for watcher in told { watcher(.waits(why)) }
            return host.touch()
        }
        let watcher = watchers[post.key]
        drop(post.key)
        if let watcher {
            watcher(.refused(why))
        } else {
            host.services.speaker.play(.refused)
            host.tell(host.words.isNotPublished(post.title, community.sentence(why)))
        }
        sendNext()
    }
}

extension PostToSend {
    var title: String { draft.recipe.title }
}

extension GuestTrouble {
    /// Whether the same would be refused again.
    fileprivate var isFinal: Bool {
        switch kind {
        case .invalid, .forbidden, .keyReused, .tooLarge, .unsupportedMedia, .malformed, .notFound, .quota,
            .upgrade, .unknown:
            true
        default: false
        }
    }
}
