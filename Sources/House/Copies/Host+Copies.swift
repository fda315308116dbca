import Language
public import Library

/// The copies of the library that are kept by themselves, for the day when it is damaged.
extension Host {
    /// Keeps a copy of the library beside it once a day. If that fails, the page says so until the cook has
    /// answered.
    public func keepBackUp() {
        if !page.hasMenu || copies.isBeingKept { return }
        copies.isBeingKept = true
        // Beside the queue of writes, not in it: copying a large library holds up no write, nor the program's
        // end.
        services.errands.run { [box = services.box, boxes = services.boxes, now] () -> CopyNews in
            do throws(LibraryError) { return .kept(try await box.keepBackUp(at: now)) } catch {
                return .failed(error, last: RecipeBox.backUps(of: box.path, with: boxes).first)
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
            if isShown(menu.settings.page) { copies.refresh(self) }
        case .failed(let error, let last):
            services.log.error("no automatic back-up: \(error.cause)")
            (copies.trouble, copies.last) = (LibraryTrouble(error.kind), last)
            isStale = true
        }
    }

    /// The last good copy, as a sentence.
    public func lastCopy(_ copy: BackUp?) -> String {
        copy.map { words.lastCopy(date($0.madeAt), recipes: $0.recipes) } ?? words.noCopy
    }

    /// Opens the library again and checks all of it: if it is damaged, the page that comes says what can be
    /// done.
    func putRight() { reopen(checksAll: true) }
}
