import Library

/// The library tells what has changed in it, and the page that shows it reads it again: whoever wrote, this
/// program or another.
extension Host {
    func listenToLibrary() {
        let ring = services.errands.ring
        read("library") { [weak self] box throws(LibraryError) in
            try await box.observe { parts in
                Task { @MainActor in self?.libraryChanged(parts) }
                ring()
            }
        } then: { [weak self] answer in
            if case .success(let watch) = answer { self?.watch = watch }
        }
    }

    /// What changes in one go is read once.
    private func libraryChanged(_ parts: Set<LibraryPart>) {
        let isFirst = changedParts.isEmpty
        changedParts.formUnion(parts)
        if !isFirst { return }
        Task { @MainActor in self.readChanges() }
        // The loop may be on its way to sleep.
        services.errands.ring()
    }

    private func readChanges() {
        let parts = changedParts
        changedParts = []
        furniture.hear(parts)
        syncing.libraryChanged()
        if page.shows.isDisjoint(with: parts) { return }
        page.refresh()
        isStale = true
    }
}
