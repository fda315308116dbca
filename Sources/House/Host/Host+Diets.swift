import Library

extension Host {
    /// Works out the diets of recipes that came in before that was done: a few at a time, each behind the
    /// writes that wait by then, so that nobody waits for it. What fails is tried at the next start.
    public func findDiets() {
        services.errands.write { [box = services.box] in
            (try? await box.findDiets()) ?? false
        } then: { [weak self] isMore in
            guard let self, isMore, !isFinished else { return }
            findDiets()
        }
    }
}
