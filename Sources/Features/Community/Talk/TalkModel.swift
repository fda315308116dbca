import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Stage

/// What is said under a post (SP4).
@MainActor final class TalkModel {
    let post: Post.ID
    unowned let community: Community
    private(set) var comments: [Comment] = [] { didSet { edition += 1 } }
    /// Goes up when a row may be of another height.
    private(set) var edition = 0
    private var ids: Set<Comment.ID> = []
    private(set) var next: String?
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private var isRead = false
    private var round = 0
    /// How many there are, as the post says it.
    var count = 0
    /// What was begun and not sent, and by what name the server knows it again: under the comment that it answers,
    /// "" = the post.
    private var begun: [Comment.ID: (text: String, key: String)] = [:]

    static let most = 5000

    init(_ post: Post.ID, _ community: Community) { (self.post, self.community) = (post, community) }

    var host: Host { community.host }

    // MARK: Reading

    func come() { if !isRead { refresh() } }

    func refresh() {
        isRead = true
        round += 1
        ask(after: nil)
    }

    /// The end of what is here has come into sight.
    func more() {
        if !isAsking, trouble == nil, let next { ask(after: next) }
    }

    func tryAgain() {
        trouble = nil
        comments.isEmpty || next == nil ? refresh() : more()
    }

    private func ask(after: String?) {
        (isAsking, trouble) = (true, nil)
        let mine = round
        community.ask { [post] guest throws(GuestTrouble) in
            try await guest.comments(on: post, after: after)
        } then: { [self] answer in
            guard mine == round else { return }
            isAsking = false
            switch answer {
            case .success(let page):
                if after == nil { (comments, ids) = ([], []) }
                let new = page.items.filter { ids.insert($0.id).inserted }
                comments += new
                let ends = new.isEmpty || page.next == after || comments.count >= Self.most
                next = ends ? nil : page.next
            case .failure(let why) where why.kind == .expired && after != nil: refresh()
            case .failure(let why): trouble = why
            }
            host.touch()
        }
        host.touch()
    }

    // MARK: Writing

    /// - Parameter parent: what is answered; nil = the post.
    func write(answering parent: Comment? = nil) {
        // An answer to an answer goes to what that answers.
        let root = parent?.parent ?? parent?.id
        let place = root ?? ""
        let title = parent.map { host.words.answerTo($0.author?.displayName ?? host.words.somebodyGone) }
        WrittenModel(
            title ?? host.words.writeComment, text: begun[place]?.text ?? "", length: CommentDraft.length,
            community, keep: { [self] in keep($0, at: place) }
        ) { [self] text, answer in
            let key = key(for: text, at: place)
            community.ask { [post] guest throws(GuestTrouble) in
                try await guest.say(CommentDraft(text, parent: root), on: post, key: key)
            } then: { [self] result in
                switch result {
                case .success(let comment):
                    begun[place] = nil
                    insert(comment)
                    answer(nil)
                case .failure(let why): answer(why)
                }
            }
        }.offer()
    }

    private func keep(_ text: String, at place: Comment.ID) {
        if text.isEmpty {
            begun[place] = nil
        } else if begun[place].map({ Self.sent($0.text) }) != Self.sent(text) {
            begun[place] = (text, UUID().uuidString)
        }
    }

    /// What of it goes to the server.
    private static func sent(_ text: String) -> String { PublicText.cleaned(text, hasLines: true).trimmed }

    /// Made before the first try, and the same for the same words: then they are said once.
    private func key(for text: String, at place: Comment.ID) -> String {
        keep(text, at: place)
        return begun[place]?.key ?? UUID().uuidString
    }

    /// An answer stands below what it answers and the answers before it.
    private func insert(_ comment: Comment) {
        guard ids.insert(comment.id).inserted else { return }
        let root = comment.parent
        if let root, let last = comments.lastIndex(where: { $0.id == root || $0.parent == root }) {
            comments.insert(comment, at: last + 1)
        } else {
            comments.append(comment)
        }
        count(1)
    }

    private func count(_ more: Int) {
        count = max(0, count + more)
        community.update(post) { [count] card in
            var card = card
            card.comments = count
            return card
        }
    }

    // MARK: Others'

    /// Whom the cook blocks for it says nothing more here.
    func report(_ comment: Comment) {
        community.report(ReportTarget(.comment, comment.id), of: comment.author) { [self] in refresh() }
    }

    // MARK: One's own

    func change(_ comment: Comment) {
        WrittenModel(
            host.words.changeComment, text: comment.text, length: CommentDraft.length, community
        ) { [self] text, answer in
            community.ask { guest throws(GuestTrouble) in
                try await guest.change(comment.id, to: CommentDraft(text))
            } then: { [self] result in
                switch result {
                case .success(let changed):
                    replace(changed)
                    answer(nil)
                case .failure(let why): answer(why)
                }
            }
        }.offer()
    }

    func delete(_ comment: Comment) {
        host.confirm(
            "trash", host.words.deleteCommentTitle, host.words.deleteCommentText,
            yes: host.words.deleteComment
        ) { [self] in
            community.ask { guest throws(GuestTrouble) in
                try await guest.deleteComment(comment.id)
            } then: { [self] result in
                switch result {
                case .success:
                    var gone = comment
                    (gone.state, gone.text, gone.author, gone.isMine) = (.deleted, "", nil, false)
                    replace(gone)
                    count(-1)
                    host.services.speaker.play(.tick)
                case .failure(let why): community.refuse(why)
                }
            }
        }
    }

    private func replace(_ comment: Comment) {
        guard let place = comments.firstIndex(where: { $0.id == comment.id }) else { return }
        comments[place] = comment
    }
}
