import API
import Guest

/// The cook's vote: shown at once, told to the server one at a time. However fast it is pressed, it ends where the
/// finger ended.
@MainActor final class VoteModel {
    private unowned let community: Community
    private let post: Post.ID
    /// As the server said last.
    private var known: Tally
    /// 1, −1; 0 = none.
    private(set) var vote: Int
    private var isOut = false

    init(_ post: Post, _ community: Community) {
        (self.post, self.community) = (post.id, community)
        known = Tally(score: post.score, vote: post.vote)
        vote = post.vote
    }

    /// Votes for it less votes against it, with the cook's own as it is shown.
    var score: Int { known.score - known.vote + vote }

    /// Up or down; the same again takes it back.
    func press(_ value: Int) {
        vote = vote == value ? 0 : value
        community.host.services.speaker.play(vote > 0 ? .favourite : .tick)
        show()
        send()
    }

    /// The server has told it anew.
    func take(_ post: Post) {
        guard !isOut else { return }
        known = Tally(score: post.score, vote: post.vote)
        vote = post.vote
    }

    private func send() {
        if isOut || vote == known.vote { return }
        isOut = true
        let asked = vote
        community.ask { [post] guest throws(GuestTrouble) in
            try await guest.vote(asked, on: post)
        } then: { [self] answer in
            isOut = false
            switch answer {
            case .success(let tally):
                known = tally
                if vote == asked { vote = tally.vote }
            case .failure(let trouble):
                vote = known.vote
                community.refuse(trouble)
            }
            show()
            send()
        }
    }

    private func show() {
        community.update(post) { card in
            var card = card
            (card.score, card.vote) = (score, vote)
            return card
        }
    }
}
