import House
import Media
import Stage

/// Pictures out of the cook's films, read when they come in sight, one at a time.
@MainActor final class PosterShelf {
    private unowned let host: Host
    private var known: [FilmFile: FilmPoster] = [:]
    /// How long films are, whose pictures may have been let go of.
    private var lengths: [FilmFile: Double] = [:]
    /// The order in which pictures were asked for, the latest last.
    private var shown: [FilmFile] = []
    private var waiting: [FilmFile] = []
    private var isReading = false
    private var work: Task<Void, Never>?
    private var count = 0

    /// Pictures that are kept: more than a screen holds.
    private static let most = 60
    /// Tells its pictures from those of films and cameras.
    private static let mark = 1 << 41

    init(_ host: Host) { self.host = host }

    func poster(_ file: FilmFile) -> FilmPoster? { known[file] }
    func seconds(_ file: FilmFile) -> Double? { known[file].map(\.seconds) ?? lengths[file] }

    /// It has come in sight.
    func want(_ file: FilmFile) {
        if known[file] != nil || waiting.contains(file) { return }
        waiting.append(file)
        readNext()
    }

    /// Only these are there.
    func keep(_ files: Set<FilmFile>) {
        known = known.filter { files.contains($0.key) }
        lengths = lengths.filter { files.contains($0.key) }
        shown.removeAll { !files.contains($0) }
        waiting.removeAll { !files.contains($0) }
    }

    /// Nobody looks at the shelf any more.
    func rest() { waiting = [] }

    private func readNext() {
        guard !isReading, !waiting.isEmpty else { return }
        let file = waiting.removeFirst()
        isReading = true
        count += 1
        let version = Self.mark | count
        work = host.services.errands.labour { (_: @escaping @Sendable (Never) -> Void) in
            FilmPoster.read(file.path, version: version)
        } heard: { _ in
        } then: { [weak self] poster in
            self?.take(poster, of: file)
        }
    }

    private func take(_ poster: FilmPoster, of file: FilmFile) {
        if let trouble = poster.trouble { host.services.log.warning("film \(file.path): \(trouble.cause)") }
        known[file] = poster
        lengths[file] = poster.seconds
        shown.append(file)
        while shown.count > Self.most { known[shown.removeFirst()] = nil }
        isReading = false
        readNext()
    }
}
