import Language
import Library

/// What the cook is told of writes that fail: one notice for all of them, until they have succeeded.
@MainActor final class Saving {
    let unsaved = Unsaved()
    private(set) var trouble: LibraryTrouble?
    /// Everything has been saved after all.
    var onSaved: @MainActor () -> Void = {}
    /// The first write has failed.
    var onTrouble: @MainActor (LibraryTrouble) -> Void = { _ in }

    func take(_ news: Unsaved.News) {
        switch news {
        case .cannotSave(let kind):
            let isNew = trouble == nil
            trouble = LibraryTrouble(kind)
            if isNew { onTrouble(LibraryTrouble(kind)) }
        case .saved:
            trouble = nil
            onSaved()
        }
    }
}
