import Language
public import Library

/// Changes of the library, in the order in which they were made; what fails is told to the cook.
extension Host {
    /// Changes the library; a failure is told to the cook.
    /// - Parameters:
    ///   - what: for the log.
    ///   - then: what follows from the answer, such as `tell`.
    ///   - failed: what follows if there is none.
    public func change<T: Sendable>(
        _ what: String, _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> T,
        then: @escaping @MainActor (T) -> Void = { (_: T) in },
        failed: @escaping @MainActor () -> Void = {}
    ) {
        services.change(what, work) { answer in
            switch answer {
            case .success(let value): then(value)
            case .failure(let error):
                failed()
                // The page has shown the change already, and it has not come about.
                self.page.refresh()
                let text = error.sentence(self.words)
                if error.kind.mayPass {
                    self.tell(failure: text) { self.change(what, work, then: then, failed: failed) }
                } else {
                    self.tell(text)
                }
            }
        }
    }

    /// Takes something out of the library, says so, and puts it back when asked to.
    /// - Parameters:
    ///   - text: what was done, as a sentence.
    ///   - done: called once it is out, even if only at a second try.
    ///   - failed: called if it is still there.
    public func takeAway(
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

    /// Reads something of the library in the background.
    /// - Parameters:
    ///   - what: for the log, if it can't be read.
    ///   - afterWrites: whether it is read only when all that was changed before is written, so that the
    ///     answer has it.
    public func read<T: Sendable>(
        _ what: String, afterWrites: Bool = false,
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> T,
        then: @escaping @MainActor (Result<T, LibraryError>) -> Void
    ) {
        let (box, log) = (services.box, services.log)
        let errand = { @Sendable () async -> Result<T, LibraryError> in
            do throws(LibraryError) { return .success(try await work(box)) } catch {
                log.error("\(what) not read: \(error.cause)")
                return .failure(error)
            }
        }
        // The pages that ask don't own the host, which must still be there when the answer comes.
        let answered = { @MainActor (answer: Result<T, LibraryError>) in
            withExtendedLifetime(self) { then(answer) }
        }
        if afterWrites {
            services.errands.write(errand, then: answered)
        } else {
            services.errands.run(errand, then: answered)
        }
    }

    /// Gives a recipe a heart, or takes it away, on whichever page.
    public func toggleFavourite(_ id: String) {
        let wanted = !hearts.contains(id)
        hearts.set(wanted, id)
        services.speaker.play(wanted ? .favourite : .tick)
        services.save("favourite") { [now] box throws(LibraryError) in
            try await box.setFavourite(wanted, id, at: now)
        }
        isStale = true
    }

    // MARK: What could not be saved

    func listenToSaving() {
        services.saving.onTrouble = { [weak self] trouble in
            guard let self else { return }
            showsSaveTrouble = true
            page.say(words.notSaved(trouble))
        }
        services.saving.onSaved = { [weak self] in
            guard let self else { return }
            if showsSaveTrouble { tell(words.isSavedAgain) }
            showsSaveTrouble = false
        }
    }

    /// “Try again”: all that waits to be saved, in its order.
    func trySavingAgain() { services.trySavingAgain() }

    /// The cook has read that changes are not saved.
    func putSaveTroubleAway() { (showsSaveTrouble, isStale) = (false, true) }
}
