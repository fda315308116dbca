import API
import Guest

/// Whether the cook likes a collection: shown at once, told to the server one at a time. However fast it is pressed, it
/// ends where the finger ended.
@MainActor final class LikeModel {
    private unowned let community: Community
    private let collection: PublicCollection.ID
    /// As the server said last.
    private var known: Likes
    private(set) var isLiked: Bool
    private var isOut = false

    init(_ collection: PublicCollection, _ community: Community) {
        (self.collection, self.community) = (collection.id, community)
        known = Likes(count: collection.likes, isMine: collection.isLiked)
        isLiked = collection.isLiked
    }

    /// With the cook's own as it is shown.
    var count: Int { known.count + (isLiked ? 1 : 0) - (known.isMine ? 1 : 0) }

    func press() {
        isLiked.toggle()
        community.host.services.speaker.play(isLiked ? .favourite : .tick)
        community.host.touch()
        send()
    }

    /// The server has told it anew.
    func take(_ collection: PublicCollection) {
        guard !isOut else { return }
        known = Likes(count: collection.likes, isMine: collection.isLiked)
        isLiked = collection.isLiked
    }

    private func send() {
        if isOut || isLiked == known.isMine { return }
        isOut = true
        let asked = isLiked
        community.ask { [collection] guest throws(GuestTrouble) in
            try await guest.like(collection, asked)
        } then: { [self] answer in
            isOut = false
            switch answer {
            case .success(let likes):
                known = likes
                if isLiked == asked { isLiked = likes.isMine }
            case .failure(let trouble):
                isLiked = known.isMine
                community.refuse(trouble)
            }
            community.host.touch()
            send()
        }
    }
}
