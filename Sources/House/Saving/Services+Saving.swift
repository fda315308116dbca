import Foundation
public import Library

/// The one ordered queue of writes: whatever changes the library goes through it, so that nothing overtakes
/// what could not be saved yet.
extension Services {
    /// Writes to the library in the background, after all writes before. If there is no room or no permission
    /// to write, the cook is told once, and it is tried again every few seconds and before the next write;
    /// see ``Unsaved``.
    /// - Parameters:
    ///   - replaces: whether this one makes an earlier write of the same name unnecessary.
    ///   - then: called when it is written, or waits.
    public func save(
        _ what: String, replaces: Bool = false,
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void,
        then: (@MainActor () -> Void)? = nil
    ) {
        errands.write { [box, log, saving] in
            await saving.unsaved.save(what, replaces: replaces, in: box, log, work)
        } then: { [saving, now] news in
            if let news { saving.take(news, at: now()) }
            then?()
        }
    }

    /// Writes to the library after all writes before, and says what came of it. If it fails it isn't tried
    /// again by itself: the cook decides. As long as older writes wait, it fails as they did.
    public func change<T: Sendable>(
        _ what: String, _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> T,
        then: @escaping @MainActor (Result<T, LibraryError>) -> Void
    ) {
        errands.write { [box, log, saving] in
            await saving.unsaved.carryOut(what, in: box, log, work)
        } then: { [saving, now] answer in
            if let news = answer.news { saving.take(news, at: now()) }
            then(answer.result)
        }
    }

    /// Tries to write all that waits, in its order.
    func trySavingAgain() {
        saving.retryAt = nil
        errands.write { [box, log, saving] in
            await saving.unsaved.tryAgain(box, log)
        } then: { [saving, now] news in
            if let news { saving.take(news, at: now()) } else { saving.waitOn(at: now()) }
        }
    }
}
