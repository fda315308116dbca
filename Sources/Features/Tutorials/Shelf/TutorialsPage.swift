import House
import Kit
import Library
import Stage

/// All films on a shelf (TR12).
@MainActor final class TutorialsPage: Page {
    unowned let tutorials: Tutorials
    let id = "tutorials"

    init(_ tutorials: Tutorials) { self.tutorials = tutorials }

    var host: Host { tutorials.host }
    var title: String? { host.words.tutorials }
    var keys: [(key: String, deed: String)] { host.words.shelfKeys }

    func view(_ look: Look) -> any View { TutorialsView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }

    func come() {
        tutorials.beginWatching()
        refresh()
    }

    func refresh() { tutorials.refresh() }
    func cookIsBack() { tutorials.refresh() }

    func leave() {
        tutorials.endWatching()
        tutorials.posters.rest()
    }

    func close() { leave() }

    // MARK: What is shown

    /// How long a film is; nil = not known yet.
    func seconds(_ film: Film) -> Double? {
        film.seconds ?? film.file.flatMap { tutorials.posters.seconds($0) }
            ?? tutorials.seen[film.id].map(\.seconds)
    }

    /// Whether it is known of one of the cook's that it can't be played.
    var hasBroken: Bool {
        tutorials.cooks.contains { film in
            film.file.flatMap { tutorials.posters.poster($0)?.trouble } != nil
        }
    }

    /// As the cook would say it: "Videos/Hands Off".
    var folderName: String {
        let parts = tutorials.host.services.films.cooks.path.split(separator: "/")
        return parts.suffix(2).joined(separator: "/")
    }

    func copyFolder() {
        let path = host.services.films.cooks.path
        host.stage.clipboard.write(path)
        host.tell(host.words.folderCopied(path))
    }
}
