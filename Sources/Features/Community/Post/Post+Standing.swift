import API

extension Post {
    /// What its author is told of one that the others don't see; nil = they see it.
    func standing(_ words: some CommunityWording) -> String? {
        switch state {
        case .shown, .unknown: nil
        case .waiting: words.postWaits
        case .removed: words.postRemoved(reason ?? "")
        case .rejected: words.postRejected(reason ?? "")
        case .changeAsked: words.postToChange(reason ?? "")
        }
    }

    /// Whether a moderator has decided against it.
    var isHeldBack: Bool { [.removed, .rejected, .changeAsked].contains(state) }
}
