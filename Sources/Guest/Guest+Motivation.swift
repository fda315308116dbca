public import API
import Web

/// Kind words to and from people whom nobody is told of (MO10). What comes is a stranger's, and cleaned.
extension Guest {
    public func motivation() async throws(GuestTrouble) -> MotivationStanding {
        let standing: MotivationStanding = try await ask(.motivation, Nothing.none)
        return standing.shown
    }

    /// Takes part, or stands elsewhere than before.
    public func join(_ place: MotivationPlace) async throws(GuestTrouble) -> MotivationStanding {
        let standing: MotivationStanding = try await ask(.joinMotivation, place)
        return standing.shown
    }

    public func leaveMotivation() async throws(GuestTrouble) { try await send(.leaveMotivation) }

    /// - Parameter key: made before the first try and kept until there is an answer: with the same one, it is sent once.
    public func encourage(
        _ draft: EncouragementDraft, key: String
    ) async throws(GuestTrouble) -> EncouragementSent {
        try await ask(.encourage, draft, key: key)
    }

    public func putAside(_ id: Encouragement.ID) async throws(GuestTrouble) {
        try await send(.putEncouragementAside, path: try path(.putEncouragementAside, [id]))
    }

    public func thank(for id: Encouragement.ID) async throws(GuestTrouble) {
        try await send(.thankForEncouragement, path: try path(.thankForEncouragement, [id]))
    }

    public func report(_ report: EncouragementReport, of id: Encouragement.ID) async throws(GuestTrouble) {
        try await send(
            .reportEncouragement, path: try path(.reportEncouragement, [id]), try Self.encoded(report))
    }
}

extension MotivationStanding {
    fileprivate var shown: MotivationStanding {
        var standing = self
        let length = EncouragementDraft.length.upperBound
        standing.received = received.prefix(Self.most).compactMap { one in
            guard PublicName.isPlain(one.id) else { return nil }
            var one = one
            one.text = one.text.map { PublicText.shown($0, length) }
            // A phrase that this window doesn't know says nothing.
            let isKnown = one.phrase.map { EncouragementPhrase(rawValue: $0) != nil } ?? false
            return isKnown || one.text?.isEmpty == false ? one : nil
        }
        standing.refused = refused.prefix(Self.most).compactMap { one in
            guard PublicName.isPlain(one.id) else { return nil }
            return Refused(
                id: one.id, text: PublicText.shown(one.text, length),
                reason: PublicText.shown(one.reason, 500))
        }
        standing.left = min(max(0, left), Self.perWeek)
        (standing.waiting, standing.thanks) = (waiting.asCount, thanks.asCount)
        return standing
    }
}
