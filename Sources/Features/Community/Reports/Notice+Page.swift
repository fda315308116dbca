import API

extension Notice {
    /// Whether what was decided stands on no page that could be opened, and is told on a card.
    var hasNoPage: Bool {
        guard let decision else { return false }
        let hasPage = post != nil || collection != nil
        if kind == .report { return decision.what != .kept || !hasPage }
        guard kind == .decision else { return false }
        return ![.post, .collection].contains(decision.about) && decision.what != .kept || !hasPage
    }
}
