import API

extension Notice {
    /// Whether what was decided stands on no page that could be opened, and is told on a card.
    var hasNoPage: Bool {
        guard let decision else { return false }
        if kind == .report { return decision.what != .kept || post == nil }
        guard kind == .decision else { return false }
        return decision.about != .post && decision.what != .kept || post == nil
    }
}
