import House

extension Host {
    /// Where somebody recovers, no page of the program shows a figure of food or body (MO2).
    func hideFigures(_ hides: Bool) {
        if settings.hidesFigures != hides { settings.hidesFigures = hides }
    }
}
