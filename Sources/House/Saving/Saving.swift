public import Language
import Library

/// What the cook is told of writes that fail: one notice for all of them, until they have succeeded.
@MainActor public final class Saving {
    let unsaved = Unsaved()
    public private(set) var trouble: LibraryTrouble?
    /// When what waits is tried again by itself; nil = nothing waits, or it is being tried.
    var retryAt: Double?
    /// Everything has been saved after all.
    var onSaved: @MainActor () -> Void = {}
    /// The first write has failed.
    var onTrouble: @MainActor (LibraryTrouble) -> Void = { _ in }

    /// Seconds between two tries.
    static let pause = 5.0

    public init() {}

    func take(_ news: Unsaved.News, at now: Double) {
        switch news {
        case .cannotSave(let kind):
            let isNew = trouble == nil
            trouble = LibraryTrouble(kind)
            retryAt = now + Self.pause
            if isNew { onTrouble(LibraryTrouble(kind)) }
        case .saved:
            (trouble, retryAt) = (nil, nil)
            onSaved()
        }
    }

    /// It was tried, and nothing is different from before.
    func waitOn(at now: Double) {
        if trouble != nil { retryAt = now + Self.pause }
    }
}
