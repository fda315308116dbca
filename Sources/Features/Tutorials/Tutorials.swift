import Foundation
public import House
public import class House.Host
import Kit
import Library
import Stage

/// Films that show how something is done: those that came with the program, and the cook's own (TR12).
@MainActor public final class Tutorials {
    unowned let host: Host
    public private(set) lazy var place = House.Place(
        "tutorials", icon: "film", name: { [unowned host] in host.words.tutorials },
        page: { [unowned self] in TutorialsPage(self) })
    /// The films that came with the program; nil = their list has not been read yet.
    private(set) var ours: [Film]?
    /// The cook's, as they lie in the folder; nil = nobody has looked yet.
    private(set) var listing: FilmFolder.Listing?
    /// What has been watched, by the films' ids.
    private(set) var seen: [String: FilmSeen] = [:]
    private(set) lazy var posters = PosterShelf(host)
    /// How fast films are watched, until the program ends.
    var speed = 1.0
    private var words = TechniqueWords([])
    /// The films that steps lead to, by the steps' texts; nil = none.
    private var found: [String: String?] = [:]
    /// Goes up when other films are known.
    public private(set) var edition = 0
    private var watch: FolderWatch?
    private var isListing = OneAtATime()

    public init(_ host: Host) {
        self.host = host
        readIndex()
        readSeen()
    }

    /// The whole shelf, in its order.
    var films: [Film] { (ours ?? []) + cooks }
    var cooks: [Film] { (listing?.files ?? []).map { Film($0) } }
    func film(_ id: Film.ID) -> Film? { films.first { $0.id == id } }

    /// The one that stands behind a film on its part of the shelf.
    func film(after film: Film) -> Film? {
        let shelf = film.isOurs ? ours ?? [] : cooks
        guard let place = shelf.firstIndex(where: { $0.id == film.id }), place + 1 < shelf.count else {
            return nil
        }
        return shelf[place + 1]
    }

    func open(_ film: Film, isFromStep: Bool = false) {
        host.show(FilmPage(film, isFromStep: isFromStep, self))
    }

    // MARK: From a step

    /// The film of the technique that a step speaks of; nil = there is none.
    public func link(_ step: String) -> FilmLink? {
        guard let id = filmID(step), let film = ours?.first(where: { $0.id == id }) else { return nil }
        return FilmLink(title: film.title(host.language)) { [unowned self] in open(film, isFromStep: true) }
    }

    private func filmID(_ step: String) -> String? {
        if words.isEmpty { return nil }
        let key = host.language.rawValue + step
        if let known = found[key] { return known }
        if found.count > 500 { found = [:] }
        let id = words.film(for: step, window: host.language.rawValue).map { "ours/\($0)" }
        found[key] = .some(id)
        return id
    }

    // MARK: What there is

    private func readIndex() {
        guard let folder = host.services.films.ours else { return ours = [] }
        host.services.errands.run {
            let data = try? Data(contentsOf: folder.appending(path: "films.json"), options: .mappedIfSafe)
            let entries = data.map { FilmIndex(json: $0).entries } ?? []
            // What is in the list and not in the folder can't be watched.
            return entries.filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0.file)") }
        } then: { [weak self] entries in
            guard let self else { return }
            ours = entries.map { Film(ours: $0, in: folder.path) }
            (words, found, edition) = (TechniqueWords(entries), [:], edition + 1)
        }
    }

    /// Reads what has been watched, and what is in the folder.
    func refresh() {
        readSeen()
        listFolder()
    }

    private func readSeen() {
        host.read("films", afterWrites: true) { box throws(LibraryError) in
            try await box.filmsSeen()
        } then: { [weak self] answer in
            // What can't be read is logged; the films can be watched without it.
            if let self, case .success(let seen) = answer { self.seen = seen }
        }
    }

    /// The shelf is shown: what comes into the folder comes to stand there.
    func beginWatching() { watchFolders(listing?.folders ?? [host.services.films.cooks.path]) }

    func endWatching() { watch = nil }

    private func watchFolders(_ folders: [String]) {
        let errands = host.services.errands
        var ring: (@Sendable () -> Void)?
        errands.hear { (answer: @escaping @Sendable (Bool) -> Void) in
            ring = { answer(true) }
        } then: {
            [weak self] (_: Bool) in
            self?.folderChanged()
        }
        watch = ring.flatMap { FolderWatch(folders, changed: $0) }
    }

    private func folderChanged() {
        if watch != nil { listFolder() }
    }

    private func listFolder() {
        guard isListing.begin() else { return }
        let folder = FilmFolder(path: host.services.films.cooks.path)
        host.services.errands.run {
            folder.list()
        } then: { [weak self] listing in
            guard let self else { return }
            if !isListing.end() { return listFolder() }
            let isNew = listing != self.listing
            self.listing = listing
            posters.keep(Set(listing.files))
            guard watch != nil, isNew || listing.files.isEmpty else { return }
            watchFolders(listing.folders)
            // What has come in between the look and the watch.
            if isNew { listFolder() }
        }
    }

    // MARK: What has been watched

    func seen(_ film: Film) -> FilmSeen { seen[film.id] ?? FilmSeen() }

    /// - Parameter isKept: whether it is written into the library, too.
    func note(_ seen: FilmSeen, of film: Film, isKept: Bool) {
        self.seen[film.id] = seen
        if !isKept { return }
        let id = film.id, now = host.now
        host.services.save("film \(id)", replaces: true) { box throws(LibraryError) in
            try await box.saveFilm(id, seen, at: now)
        }
    }
}
