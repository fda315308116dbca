import API
import Foundation
import ServerStore
import Synchronization

/// Pictures and clips as others may see them, each made once and kept in a folder, by the hash of what it was
/// made of. They can be thrown away at any time: whoever asks next has them made anew.
///
/// Whatever shows something to others asks ``Backroom/rendition(_:of:)``; but for an account's picture, which is
/// drawn anew when it comes (``Asking/redraw(_:for:)``).
final class RenditionShelf: Sendable {
    private struct Key: Hashable {
        var rendition: Rendition
        var hash: String
    }

    private struct State {
        var underway: [Key: Task<String, any Error>] = [:]
        var made = 0
        /// Of which none can be made; as many as one remembers.
        var hopeless: [Key: Problem] = [:]
    }

    private let folder: String
    private let workshop: MediaWorkshop
    private let media: any MediaStore
    private let state = Mutex(State())
    private static let remembered = 10_000

    /// - Parameter media: has what they are made of.
    init(folder: String, workshop: MediaWorkshop, media: any MediaStore) throws {
        (self.folder, self.workshop, self.media) = (folder, workshop, media)
        try FileManager.default.createDirectory(
            atPath: folder + "/incoming", withIntermediateDirectories: true)
    }

    /// The file of a rendition, made now if it hasn't been before. Two that ask at once have it made once.
    /// - Throws: a ``Problem``: 415 if none can be made, 503 if there is too much to do just now.
    func path(_ rendition: Rendition, of hash: String, _ kind: MediaKind) async throws -> String {
        let key = Key(rendition: rendition, hash: hash), path = path(rendition, hash)
        let task: Task<String, any Error>? = try state.withLock { state in
            if let problem = state.hopeless[key] { throw problem }
            if let task = state.underway[key] { return task }
            // An empty one is what a power cut has left.
            if Self.size(path) > 0 { return nil }
            let task = Task { try await make(key, kind, at: path) }
            state.underway[key] = task
            return task
        }
        return try await task?.value ?? path
    }

    private func make(_ key: Key, _ kind: MediaKind, at path: String) async throws -> String {
        defer { state.withLock { $0.underway[key] = nil } }
        let part = "\(folder)/incoming/\(UUID().uuidString)"
        do {
            let workshop = workshop
            try await media.withFile(key.hash) { source in
                try await workshop.make(key.rendition, of: source, kind, at: part)
            }
        } catch let problem as Problem where problem.type == .unsupportedMedia {
            state.withLock { state in
                if state.hopeless.count >= Self.remembered { state.hopeless = [:] }
                state.hopeless[key] = problem
            }
            throw problem
        }
        try FileManager.default.createDirectory(
            atPath: directory(key.rendition, key.hash), withIntermediateDirectories: true)
        guard rename(part, path) == 0 else {
            unlink(part)
            throw Problem.broken
        }
        state.withLock { $0.made += 1 }
        return path
    }

    /// How many have been made since the server began.
    var count: Int { state.withLock { $0.made } }

    /// Throws away what was made of one that nobody has any more.
    func remove(_ hash: String) {
        for rendition in Rendition.allCases { unlink(path(rendition, hash)) }
        state.withLock { state in
            for rendition in Rendition.allCases {
                state.hopeless[Key(rendition: rendition, hash: hash)] = nil
            }
        }
    }

    /// Throws away what was made in an older way, and what a process that was killed has left.
    func clear() {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? []
        where name != "\(Rendition.version)" && name != "incoming" {
            try? files.removeItem(atPath: "\(folder)/\(name)")
        }
        OldFiles.clear(folder + "/incoming")
    }

    /// - Parameter hash: 64 hexadecimal digits, looked through before.
    private func path(_ rendition: Rendition, _ hash: String) -> String {
        "\(directory(rendition, hash))/\(hash.dropFirst(2))"
    }

    private func directory(_ rendition: Rendition, _ hash: String) -> String {
        "\(folder)/\(Rendition.version)/\(rendition.rawValue)/\(hash.prefix(2))"
    }

    private static func size(_ path: String) -> Int {
        var facts = stat()
        return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
    }
}

extension Backroom {
    /// A picture or clip as others see it: its file, and what kind it is.
    /// - Parameter hash: of what somebody sent; whether it may be shown is for the caller to know.
    /// - Throws: a ``Problem``: 404 if there is no such thing, 415 if nothing can be made of it, 503 if there is
    ///   too much to do just now, 507 if the disk is full.
    func rendition(_ rendition: Rendition, of hash: String) async throws -> (path: String, kind: MediaKind) {
        guard let blob = try await store.read({ try Blobs($0).find(hash) }),
            let kind = MediaKind(rawValue: blob.kind)
        else { throw Problem.notFound }
        guard media.usedPercent < MediaShelf.fullPercent else { throw Problem.full }
        return (try await renditions.path(rendition, of: hash, kind), rendition.kind)
    }
}
