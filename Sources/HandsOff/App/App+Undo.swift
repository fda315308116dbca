import Library
import Stage

/// Every removal can be undone for ten seconds (TR05–TR08, TR17, AR01).
extension App {
    /// Says what was done, and offers to undo it.
    func tell(_ text: String, undo: (@MainActor () -> Void)? = nil) {
        notice = UndoNotice(text: text, until: now + UndoNotice.seconds, undo: undo)
        isStale = true
    }

    /// Says that what was pasted is not there, or not all of it.
    func tell(_ trouble: PasteTrouble) {
        switch trouble {
        case .nothing: tell(words.pasteNothing)
        case .cut: tell(words.pasteCut)
        }
    }

    /// Says what could not be done, and offers to try again.
    func tell(failure text: String, tryAgain: @escaping @MainActor () -> Void) {
        notice = UndoNotice(
            text: text, until: now + UndoNotice.seconds, undo: tryAgain, isFailure: true)
        isStale = true
    }

    /// The button of the notice, and Ctrl+Z; returns whether there was something to undo.
    @discardableResult func undo() -> Bool {
        guard let undo = notice?.undo else { return false }
        notice = nil
        undo()
        isStale = true
        return true
    }

    /// Changes the library, then shows the page's newest state; a failure is told to the cook.
    /// - Parameters:
    ///   - then: what follows from the answer, such as `tell`.
    ///   - failed: what follows if there is none.
    func change<T: Sendable>(
        _ what: String, _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> T,
        then: @escaping @MainActor (T) -> Void = { (_: T) in },
        failed: @escaping @MainActor () -> Void = {}
    ) {
        services.errands.write { [box = services.box] () -> Result<T, LibraryError> in
            do throws(LibraryError) { return .success(try await work(box)) } catch { return .failure(error) }
        } then: { answer in
            switch answer {
            case .success(let value): then(value)
            case .failure(let error):
                self.services.log.error("\(what) not saved: \(error.cause)")
                failed()
                let text = error.sentence(self.words)
                if error.kind.mayPass {
                    self.tell(failure: text) { self.change(what, work, then: then, failed: failed) }
                } else {
                    self.tell(text)
                }
            }
            self.pageModel?.refresh(self)
        }
    }

    /// Takes something out of the library, says so, and puts it back when asked to.
    /// - Parameters:
    ///   - text: what was done, as a sentence.
    ///   - done: it is out, be it at the second try.
    ///   - failed: it is still there.
    func takeAway(
        _ what: String, saying text: String,
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Removal,
        done: @escaping @MainActor () -> Void = {}, failed: @escaping @MainActor () -> Void = {},
        undone: @escaping @MainActor () -> Void = {}
    ) {
        change(what, work) { removal in
            done()
            self.services.speaker.play(.tick)
            self.tell(text) {
                self.change(what) { box throws(LibraryError) in try await box.restore(removal) }
                undone()
            }
        } failed: {
            failed()
        }
    }
}
