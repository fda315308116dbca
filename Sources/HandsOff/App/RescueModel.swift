import Language
import Library
import Stage

/// What the cook can do about a library that can't be opened; nothing of it deletes a file.
@MainActor final class RescueModel: PageModel {
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
    func putBack(_ backUp: BackUp, _ app: App) {
        work(app) { [path = rescue.path] () throws(LibraryError) in
            try RecipeBox.putBack(backUp, at: path)
        }
    }

    /// Lets the cook look for a back-up.
    func choose(_ app: App) {
        app.choose(title: app.words.backUpFileTitle, .file(endings: [App.backUpEnding])) { path in
            self.work(app) { [library = self.rescue.path] () async throws(LibraryError) in
                try RecipeBox.putBack(try await RecipeBox.look(into: path), at: library)
            }
        }
    }

    /// Begins a new library; the broken one is kept under another name.
    func beginNew(_ app: App) {
        work(app) { [path = rescue.path] () throws(LibraryError) in try RecipeBox.beginNew(at: path) }
    }

    /// Saves what can still be read as a back-up of its own.
    func salvage(_ app: App) {
        app.choose(title: app.words.backUpFolderTitle, .folder) { folder in
            let name = app.words.salvageName(app.today)
            self.begin(app)
            app.services.errands.run {
                [path = self.rescue.path, now = app.now] () -> Result<(Int, String), LibraryError> in
                let file = App.freePath(in: folder, name)
                do throws(LibraryError) {
                    return .success((try await RecipeBox.salvage(from: path, to: file, at: now), file))
                } catch { return .failure(error) }
            } then: { answer in
                self.isBusy = false
                switch answer {
                case .success((let count, let file)):
                    let place = file.split(separator: "/").suffix(2).joined(separator: "/")
                    self.salvaged = app.words.salvaged(count, place)
                case .failure(let error):
                    app.services.log.error("salvage: \(error.cause)")
                    let atFault: Set<LibraryError.Kind> = [.damaged, .notALibrary]
                    self.failure =
                        atFault.contains(error.kind)
                        ? app.words.salvaged(0, "") : app.words.backUpFailed(LibraryTrouble(error.kind))
                }
            }
        }
    }

    func tryAgain(_ app: App) { app.wantsReopening = true }

    /// The cook is back at the window, and may have connected a drive meanwhile.
    func lookAgain(_ app: App) {
        guard rescue.mayCome, !isBusy else { return }
        app.services.errands.run { [path = rescue.path] in
            RecipeBox.isThere(at: path)
        } then: { isThere in
            if isThere, !self.isBusy { app.wantsReopening = true }
        }
    }

    private func begin(_ app: App) {
        (isBusy, failure, salvaged) = (true, nil, nil)
        app.touch()
    }

    private func work(
        _ app: App, _ work: @escaping @Sendable () async throws(LibraryError) -> String?
    ) {
        if isBusy { return }
        begin(app)
        app.services.errands.run { () -> Result<String?, LibraryError> in
            do throws(LibraryError) { return .success(try await work()) } catch { return .failure(error) }
        } then: { answer in
            self.isBusy = false
            switch answer {
            case .success(let aside):
                self.aside = aside.map { String($0.split(separator: "/").last ?? "") }
                app.wantsReopening = true
            case .failure(let error):
                app.services.log.error("rescue: \(error.cause)")
                self.failure = app.words.restoreFailed(LibraryTrouble(error.kind))
            }
        }
    }
}
