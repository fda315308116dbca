import House
import Kit
import Language
import Library
import Stage

/// What the cook can do about a library that can't be opened; nothing of it deletes a file.
@MainActor final class RescuePage: Page {
    unowned let host: Host
    let rescue: Rescue
    /// Where the broken library is kept now, as a file's name.
    private(set) var aside: String?
    /// Whether something is being done.
    private(set) var isBusy = false
    /// What that came to, if it failed.
    private(set) var failure: String?
    /// What could be read and where that is, if it was saved.
    private(set) var salvaged: String?

    init(_ rescue: Rescue, _ host: Host) { (self.rescue, self.host) = (rescue, host) }

    let id = "rescue"
    var hasHeader: Bool { false }
    var hasMenu: Bool { false }
    var canBeLeft: Bool { false }
    var showsNotices: Bool { false }

    func view(_ look: Look) -> any View { RescueView(look: look, host: host, model: self) }
    /// There is nowhere to go.
    func giveUp() {}
    func cookIsBack() { lookAgain() }

    var trouble: LibraryTrouble { LibraryTrouble(rescue.error.kind) }

    /// Puts a sound copy in the library's place.
    func putBack(_ backUp: BackUp) {
        work { [path = rescue.path, boxes = rescue.boxes] () throws(LibraryError) in
            try RecipeBox.putBack(backUp, at: path, with: boxes)
        }
    }

    /// Lets the cook look for a back-up.
    func choose() {
        host.choose(title: host.words.backUpFileTitle, .file(endings: [BackUpName.ending])) { path in
            self.work {
                [library = self.rescue.path, boxes = self.rescue.boxes] () async throws(LibraryError) in
                try RecipeBox.putBack(
                    try await RecipeBox.look(into: path, with: boxes), at: library, with: boxes)
            }
        }
    }

    /// Begins a new library; the broken one is kept under another name.
    func beginNew() {
        work { [path = rescue.path, boxes = rescue.boxes] () throws(LibraryError) in
            try RecipeBox.beginNew(at: path, with: boxes)
        }
    }

    /// Saves what can still be read as a back-up of its own.
    func salvage() {
        host.choose(title: host.words.backUpFolderTitle, .folder) { folder in
            let name = self.host.words.salvageName(self.host.today)
            self.begin()
            self.host.services.errands.run {
                [path = self.rescue.path, boxes = self.rescue.boxes, now = self.host.now] () -> Result<
                    (Int, String), LibraryError
                > in
                let file = BackUpName.free(in: folder, name)
                do throws(LibraryError) {
                    return .success(
                        (try await RecipeBox.salvage(from: path, to: file, with: boxes, at: now), file))
                } catch { return .failure(error) }
            } then: { answer in
                self.isBusy = false
                switch answer {
                case .success((let count, let file)):
                    let place = file.split(separator: "/").suffix(2).joined(separator: "/")
                    self.salvaged = self.host.words.salvaged(count, place)
                case .failure(let error):
                    self.host.services.log.error("salvage: \(error.cause)")
                    let atFault: Set<LibraryError.Kind> = [.damaged, .notALibrary]
                    self.failure =
                        atFault.contains(error.kind)
                        ? self.host.words.salvaged(0, "")
                        : self.host.words.backUpFailed(LibraryTrouble(error.kind))
                }
            }
        }
    }

    func tryAgain() { host.reopen(aside: aside) }

    /// The cook is back at the window, and may have connected a drive meanwhile.
    func lookAgain() {
        guard rescue.mayCome, !isBusy else { return }
        host.services.errands.run { [path = rescue.path] in
            RecipeBox.isThere(at: path)
        } then: { isThere in
            if isThere, !self.isBusy { self.host.reopen(aside: self.aside) }
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
                self.host.reopen(aside: self.aside)
            case .failure(let error):
                self.host.services.log.error("rescue: \(error.cause)")
                self.failure = self.host.words.restoreFailed(LibraryTrouble(error.kind))
            }
        }
    }
}
