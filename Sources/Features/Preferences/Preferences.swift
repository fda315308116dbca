public import House
import Language
public import Library

/// The settings, and what is done with the library as a whole.
@MainActor public final class Preferences {
    /// Puts another library in the place of this one, all or nothing; `then` is called when it is there.
    public typealias Replace = (
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void,
        _ then: @escaping @MainActor () -> Void
    ) -> Void

    unowned let host: Host
    let checkCamera: () -> Void
    private let replace: Replace
    public private(set) lazy var place = Place(
        "settings", icon: "settings", name: { [unowned host] in host.words.settings }
    ) { [unowned self] in SettingsPage(self) }

    /// - Parameter checkCamera: shows what the camera sees.
    public init(_ host: Host, checkCamera: @escaping () -> Void, replace: @escaping Replace) {
        (self.host, self.checkCamera, self.replace) = (host, checkCamera, replace)
    }

    // MARK: Backing up

    /// Asks where the back-up goes, and makes it.
    func askToBackUp() {
        host.choose(title: host.words.backUpFolderTitle, .folder) { self.backUp(into: $0) }
    }

    private func backUp(into folder: String) {
        let words = host.words
        let name = words.backUpName(host.today)
        host.tell(words.isBackingUp)
        host.services.errands.write { [box = host.services.box] () -> Result<String, LibraryError> in
            let path = BackUpName.free(in: folder, name)
            do throws(LibraryError) { try await box.backUp(to: path) } catch { return .failure(error) }
            return .success(path)
        } then: { answer in
            switch answer {
            case .success(let path):
                self.host.tell(words.backedUp(path.split(separator: "/").suffix(2).joined(separator: "/")))
            case .failure(let error):
                self.host.services.log.error("back-up: \(error.cause)")
                self.host.tell(failure: words.backUpFailed(LibraryTrouble(error.kind))) { self.askToBackUp() }
            }
        }
    }

    // MARK: Restoring

    func askToRestore() {
        host.choose(title: host.words.backUpFileTitle, .file(endings: [BackUpName.ending])) {
            self.consider($0)
        }
    }

    /// Looks whether a file is a sound back-up, and asks whether it is to take the library's place.
    public func consider(_ path: String) {
        host.services.errands.run { [boxes = host.services.boxes] () -> Result<BackUp, LibraryError> in
            do throws(LibraryError) {
                return .success(try await RecipeBox.look(into: path, with: boxes))
            } catch {
                return .failure(error)
            }
        } then: { answer in
            switch answer {
            case .success(let backUp): self.askWhetherToRestore(backUp)
            case .failure(let error): self.tellRestoreFailed(error)
            }
        }
    }

    private func askWhetherToRestore(_ backUp: BackUp) {
        let words = host.words
        let date = host.date(backUp.madeAt)
        host.confirm(
            "refresh", words.restoreQuestion, words.restoreExplained(date, recipes: backUp.recipes),
            yes: words.replaceLibrary
        ) {
            self.replaceLibrary(saying: words.restored(date)) { box throws(LibraryError) in
                try await box.restore(from: backUp.path)
            }
        }
    }

    public func tellRestoreFailed(_ error: LibraryError) {
        host.services.log.error("restore: \(error.cause)")
        host.tell(host.words.restoreFailed(LibraryTrouble(error.kind)))
    }

    // MARK: Beginning anew

    /// Everything on the settings page as on the first day.
    func askToResetSettings() {
        let words = host.words
        host.confirm("settings", words.resetSettingsQuestion, words.resetSettingsExplained, yes: words.reset)
        {
            let before = self.host.resetSettings()
            self.host.useCamera()
            self.host.tell(self.host.words.settingsAreReset) { self.host.settings = before }
        }
    }

    /// The whole library as on the first day.
    func askToBeginAnew() {
        let words = host.words
        host.confirm("warning", words.beginAnewQuestion, words.beginAnewExplained, yes: words.beginAnew) {
            self.replaceLibrary(saying: words.hasBegunAnew) { box throws(LibraryError) in
                try await box.beginAnew()
            }
        }
    }

    /// All at one stroke: what was there is kept, and can be had again for ten seconds.
    private func replaceLibrary(
        saying text: String, _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void
    ) {
        let (host, replace) = (host, replace)
        replace(work) {
            host.tell(text) {
                replace({ box throws(LibraryError) in try await box.restore(from: box.replaced) }) {}
            }
        }
    }

    // MARK: Copies

    func showCopies() {
        host.present(
            Sheet("copies") { [unowned self] look in CopiesSheet(look: look, host: host, preferences: self) })
    }

    /// “Keep it”, “It may go”: what the cook says of a copy that holds much more than the library.
    func answerForCopy(_ copy: BackUp, stays: Bool) {
        host.change("copy") { box throws(LibraryError) in
            if stays { try await box.keep(copy) } else { try await box.letGo(copy) }
        } then: {
            self.host.tell(stays ? self.host.words.copyStays : self.host.words.copyIsGone)
            self.host.copies.refresh(self.host)
        }
    }
}
