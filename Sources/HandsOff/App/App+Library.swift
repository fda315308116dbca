import Foundation
import Language
import Library
import Stage

/// The library as a whole: backed up, restored, begun anew.
extension App {
    /// What the name of a back-up ends in.
    nonisolated static let backUpEnding = "handsoff"

    // MARK: Backing up

    /// Asks where the back-up goes, and makes it.
    func askToBackUp() {
        choose(title: words.backUpFolderTitle, .folder) { self.backUp(into: $0) }
    }

    func backUp(into folder: String) {
        let name = words.backUpName(today)
        tell(words.isBackingUp)
        services.errands.write { [box = services.box] () -> Result<String, LibraryError> in
            let path = Self.freePath(in: folder, name)
            do throws(LibraryError) { try await box.backUp(to: path) } catch { return .failure(error) }
            return .success(path)
        } then: { answer in
            switch answer {
            case .success(let path):
                self.tell(self.words.backedUp(path.split(separator: "/").suffix(2).joined(separator: "/")))
            case .failure(let error):
                self.services.log.error("back-up: \(error.cause)")
                self.tell(failure: self.words.backUpFailed(LibraryTrouble(error.kind))) {
                    self.askToBackUp()
                }
            }
        }
    }

    /// As the names of files have it: "2026-11-21".
    var today: String {
        let date = services.date(now)
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        return "\(date.year)-\(two(date.month))-\(two(date.day))"
    }

    /// A name that no file has.
    nonisolated static func freePath(in folder: String, _ name: String) -> String {
        let start = (folder == "/" ? "" : folder) + "/" + name
        let paths = [start] + (2...999).map { "\(start) \($0)" }
        let free = paths.first { !FileManager.default.fileExists(atPath: "\($0).\(backUpEnding)") }
        return "\(free ?? start).\(backUpEnding)"
    }

    // MARK: Restoring

    func askToRestore() {
        choose(title: words.backUpFileTitle, .file(endings: [Self.backUpEnding])) { self.consider($0) }
    }

    /// A file dropped on the window: a back-up of ours is asked about, anything else may hold recipes.
    func takeDrop(_ drop: Drop) -> Bool {
        guard case .file(let path) = drop, route.hasHeader else { return false }
        if FolderListing.fits(path, [Self.backUpEnding]) {
            consider(path)
        } else {
            show(.bringIn, once: true)
            bringingIn.begin([.path(path)], self)
        }
        return true
    }

    /// Looks whether a file is a sound back-up, and asks whether it is to take the library's place.
    func consider(_ path: String) {
        services.errands.run { () -> Result<BackUp, LibraryError> in
            do throws(LibraryError) { return .success(try await RecipeBox.look(into: path)) } catch {
                return .failure(error)
            }
        } then: { answer in
            switch answer {
            case .success(let backUp): (self.candidate, self.sheet) = (backUp, .restore)
            case .failure(let error): self.tellRestoreFailed(error)
            }
        }
    }

    /// The cook has agreed.
    func restoreCandidate() {
        sheet = nil
        guard let backUp = candidate else { return }
        candidate = nil
        replaceLibrary(saying: words.restored(date(backUp.madeAt))) { box throws(LibraryError) in
            try await box.restore(from: backUp.path)
        }
    }

    // MARK: Beginning anew

    /// Everything on the settings page as on the first day.
    func resetSettings() {
        sheet = nil
        let before = settings
        settings = Settings()
        useCamera()
        tell(words.settingsAreReset) { self.settings = before }
    }

    /// The whole library as on the first day.
    func beginAnew() {
        sheet = nil
        replaceLibrary(saying: words.hasBegunAnew) { box throws(LibraryError) in try await box.beginAnew() }
    }

    /// All at one stroke: what was there is kept, and can be had again for ten seconds.
    private func replaceLibrary(
        saying text: String, _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void
    ) {
        replace(work) {
            self.tell(text) {
                self.replace { box throws(LibraryError) in try await box.restore(from: box.replaced) }
            }
        }
    }

    private func replace(
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Void,
        then: @escaping @MainActor () -> Void = {}
    ) {
        // What is still being brought in was meant for the library that goes.
        let importing = bringingIn.stop()
        services.errands.write { [box = services.box, starters = services.starters, now] in
            await importing?.value
            do throws(LibraryError) { try await work(box) } catch {
                return Result<Opening, LibraryError>.failure(error)
            }
            return .success(await Opening.read(from: box, starters: starters, at: now))
        } then: { answer in
            switch answer {
            case .success(let opening):
                self.take(opening)
                then()
            case .failure(let error): self.tellRestoreFailed(error)
            }
        }
    }

    /// Shows another library; what is on the stove goes on.
    private func take(_ opening: Opening) {
        services.forgetPictures()
        hearts = Hearts()
        (recipe, collection, editor) = (nil, nil, nil)
        bringingIn.forget()
        home.interrupted = cooking == nil ? opening.interrupted : home.interrupted
        settings = opening.settings
        timers.keep()
        if route == .settings { arrive(at: .settings) } else { goHome() }
        pageModel?.refresh(self)
        touch()
    }

    private func tellRestoreFailed(_ error: LibraryError) {
        services.log.error("restore: \(error.cause)")
        tell(words.restoreFailed(LibraryTrouble(error.kind)))
    }

    /// A day in the cook's words.
    func date(_ time: Double) -> String {
        let date = services.date(time)
        return words.date(year: date.year, month: date.month, day: date.day)
    }
}
