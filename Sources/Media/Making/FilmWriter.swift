import CFFmpeg
import Glibc

/// Makes a film: pictures and sound become WebM (VP9, Opus). All or nothing: until it is finished it lies under
/// another name beside its place, and what was there before stays.
///
/// ```swift
/// let film = try FilmWriter(path, FilmPlan(width: 640, height: 360, sounds: [.init(language: "eng", rate: 22_050)]))
/// try film.add(sound: samples, to: 0)
/// try film.add(picture: pixels, bytesPerRow: 2560)
/// try film.finish()
/// ```
/// Sound may come before its pictures or with them, not long after. The same input gives the same bytes. Not for two
/// threads at once.
public final class FilmWriter {
    private let path: String
    private let draft: String
    private var file: FilmFile?
    private var video: FilmPictures?
    private var sounds: [FilmSound] = []

    public init(_ path: String, _ plan: FilmPlan) throws(FilmTrouble) {
        self.path = path
        draft = Self.draft(of: path)
        do throws(FilmTrouble) {
            let file = try FilmFile(draft, title: plan.title)
            self.file = file
            video = try FilmPictures(plan, in: file)
            for sound in plan.sounds { sounds.append(try FilmSound(sound, in: file)) }
            try file.add(plan.chapters, length: plan.length ?? 0)
            try file.begin()
        } catch {
            drop()
            throw error
        }
    }

    deinit { drop() }

    /// Pictures so far.
    public var pictures: Int { video?.count ?? 0 }

    /// Adds the next picture.
    /// - Parameters:
    ///   - pixels: 0x00RRGGBB in the machine's order, as cairo draws them; top row first, of the plan's size.
    ///   - bytesPerRow: from one row to the next.
    public func add(picture pixels: UnsafeRawBufferPointer, bytesPerRow: Int) throws(FilmTrouble) {
        guard let file, let video else { throw .over }
        try trying { () throws(FilmTrouble) in try video.add(pixels, bytesPerRow, to: file) }
    }

    /// Adds to a track of sound.
    /// - Parameters:
    ///   - samples: interleaved, if there is more than one channel.
    ///   - track: by its place in the plan.
    public func add(sound samples: [Int16], to track: Int) throws(FilmTrouble) {
        guard let file, sounds.indices.contains(track) else { throw .over }
        try trying { () throws(FilmTrouble) in try sounds[track].add(samples, to: file) }
    }

    /// Writes what is left, and puts the film into its place.
    public func finish() throws(FilmTrouble) {
        guard let file, let video else { throw .over }
        try trying { () throws(FilmTrouble) in
            try video.end(in: file)
            for sound in sounds { try sound.end(in: file) }
            try file.end()
            try file.close()
            try Self.settle(draft)
            guard rename(draft, path) == 0 else { throw Self.system("rename") }
        }
        self.file = nil
        drop()
    }

    /// Gives up; nothing is left of it.
    public func cancel() { drop() }

    // MARK: The file

    private func trying(_ work: () throws(FilmTrouble) -> Void) throws(FilmTrouble) {
        do throws(FilmTrouble) {
            try work()
        } catch {
            drop()
            throw error
        }
    }

    private func drop() {
        video = nil
        sounds = []
        if let file {
            try? file.close()
            unlink(draft)
        }
        file = nil
    }

    /// A name beside the film's, of this process only.
    private static func draft(of path: String) -> String {
        var name = path
        let file = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
        let folder = name.dropLast(file.count)
        name = "\(folder).\(file).\(getpid()).part"
        return name
    }

    /// What is renamed has to be on the disk before.
    private static func settle(_ path: String) throws(FilmTrouble) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw system("settle") }
        defer { _ = Glibc.close(descriptor) }
        guard fsync(descriptor) == 0 else { throw system("settle") }
    }

    private static func system(_ deed: String) -> FilmTrouble {
        FilmTrouble(.unwritable, cause: "\(deed): \(String(cString: strerror(errno)))")
    }
}
