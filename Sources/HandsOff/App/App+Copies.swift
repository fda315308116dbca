import Language
import Library

/// The copies of the library that are kept by themselves, for the day when it is damaged.
extension App {
    /// Keeps a copy of the library beside it once a day. What fails stands on the page until it is answered.
    func keepBackUp() {
        if rescue != nil || copies.isBeingKept { return }
        copies.isBeingKept = true
        // Beside the writes, not among them: none waits for a copy of a large library, nor the program's end for both.
        services.errands.run { [box = services.box, now] () -> CopyNews in
            do throws(LibraryError) { return .kept(try await box.keepBackUp(at: now)) } catch {
                return .failed(error, last: RecipeBox.backUps(of: box.path).first)
            }
        } then: { [weak self] in
            self?.copies.isBeingKept = false
            self?.take($0)
        }
    }

    private enum CopyNews: Sendable {
        case kept(RecipeBox.Kept)
        case failed(LibraryError, last: BackUp?)
    }

    private func take(_ news: CopyNews) {
        switch news {
        case .kept(.notDue): break
        case .kept(let kept):
            copies.trouble = nil
            if case .shrunk(let since) = kept {
                let holds = words.copyHolds(since.recipes, .shrunk)
                tell("\(words.goBackTo(date(since.madeAt))): \(holds)")
            }
            if route == .settings { copies.refresh(self) }
        case .failed(let error, let last):
            services.log.error("no automatic back-up: \(error.cause)")
            (copies.trouble, copies.last) = (LibraryTrouble(error.kind), last)
            isStale = true
        }
    }

    /// The last good copy, as a sentence.
    func lastCopy(_ copy: BackUp?) -> String {
        copy.map { words.lastCopy(date($0.madeAt), recipes: $0.recipes) } ?? words.noCopy
    }

    /// Opens the library again and reads all of it: then what is damaged leads to what can be done about it.
    func putRight() { (wantsCheck, wantsReopening) = (true, true) }

    /// “Keep it”, “It may go”: what the cook says of a copy that holds much more than the library.
    func answerForCopy(_ copy: BackUp, stays: Bool) {
        change("copy") { box throws(LibraryError) in
            if stays { try await box.keep(copy) } else { try await box.letGo(copy) }
        } then: { [weak self] in
            guard let self else { return }
            tell(stays ? words.copyStays : words.copyIsGone)
            copies.refresh(self)
        }
    }
}
