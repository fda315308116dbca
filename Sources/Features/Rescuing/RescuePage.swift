import House
import Language
import Library
import Stage

/// What the cook can do about a library that can't be opened; nothing of it deletes a file.
@MainActor final class RescuePage: Page {
    let rescue: Rescue
    /// Where the broken library is kept now, as a file's name.
    private(set) var aside: String?
    /// Whether something is being done.
    private(set) var isBusy = false
    /// What that came to, if it failed.
    private(set) var failure: String?
    /// What could be read and where that is, if it was saved.
    private(set) var salvaged: String?

    init(_ rescue: Rescue) { self.rescue = rescue }

    var trouble: LibraryTrouble { LibraryTrouble(rescue.error.kind) }

    /// Puts a sound copy in the library's place.
    func putBack(_ backUp: BackUp) {
        work() { [path = rescue.path] () throws(LibraryError) in
            try RecipeBox.putBack(backUp, at: path)
        }
    }

    /// Lets the cook look for a back-up.
    func choose() {
        host.choose(title: host.words.backUpFileTitle, .file(endings: [App.backUpEnding])) { path in
            self.work() { [library = self.rescue.path] () async throws(LibraryError) in
                try RecipeBox.putBack(try await RecipeBox.look(into: path), at: library)
            }
        }
    }

    /// Begins a new library; the broken one is kept under another name.
    func beginNew() {
        work() { [path = rescue.path] () throws(LibraryError) in try RecipeBox.beginNew(at: path) }
    }

    /// Saves what can still be read as a back-up of its own.
    func salvage() {
        host.choose(title: host.words.backUpFolderTitle, .folder) { folder in
            let name = host.words.salvageName(host.today)
            self.begin()
            host.services.errands.run {
                [path = self.rescue.path, now = host.now] () -> Result<(Int, String), LibraryError> in
                let file = App.freePath(in: folder, name)
                do throws(LibraryError) {
                    return .success((try await RecipeBox.salvage(from: path, to: file, at: now), file))
                } catch { return .failure(error) }
            } then: { answer in
                self.isBusy = false
                switch answer {
                case .success((let count, let file)):
                    let place = file.split(separator: "/").suffix(2).joined(separator: "/")
                    self.salvaged = host.words.salvaged(count, place)
                case .failure(let error):
                    host.services.log.error("salvage: \(error.cause)")
                    let atFault: Set<LibraryError.Kind> = [.damaged, .notALibrary]
                    self.failure =
                        atFault.contains(error.kind)
                        ? host.words.salvaged(0, "") : host.words.backUpFailed(LibraryTrouble(error.kind))
                }
            }
        }
    }

    func tryAgain() { host.wantsReopening = true }

    /// The cook is back at the window, and may have connected a drive meanwhile.
    func lookAgain() {
        guard rescue.mayCome, !isBusy else { return }
        host.services.errands.run { [path = rescue.path] in
            RecipeBox.isThere(at: path)
        } then: { isThere in
            if isThere, !self.isBusy { host.wantsReopening = true }
        }
    }

    private func begin() {
        (isBusy, failure, salvaged) = (true, nil, nil)
        host.touch()
    }

    private func work(
        _ work: @escaping @Sendable () async throws(LibraryError) -> String?
    ) {
        if isBusy { return }
        begin()
        host.services.errands.run { () -> Result<String?, LibraryError> in
            do throws(LibraryError) { return .success(try await work()) } catch { return .failure(error) }
        } then: { answer in
            self.isBusy = false
            switch answer {
            case .success(let aside):
                self.aside = aside.map { String($0.split(separator: "/").last ?? "") }
                host.wantsReopening = true
            case .failure(let error):
                host.services.log.error("rescue: \(error.cause)")
                self.failure = host.words.restoreFailed(LibraryTrouble(error.kind))
            }
        }
    }
}
