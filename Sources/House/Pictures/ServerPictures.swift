public import Foundation
public import Guest
public import Screen

/// A picture that lies on the server, and how it is had from there.
public struct ServerPicture: Sendable {
    /// What its file is called here; the same picture has the same name.
    public let file: String
    /// What the server must be able to do for it to be there: see ``Membership/can(_:)``.
    let skill: String
    private let data: @Sendable (Guest) async throws(GuestTrouble) -> Data

    public init(
        _ file: String, _ skill: String,
        data: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Data
    ) {
        (self.file, self.skill, self.data) = (file, skill, data)
    }

    public typealias PictureDrawing = @Sendable (Data) async -> PictureFile?

    /// - Returns: as the library would keep it: decoded and drawn anew in the scullery.
    public func bring(_ guest: Guest, _ drawer: PictureDrawing) async throws(GuestTrouble) -> PictureFile? {
        guard let file = await drawer(try await data(guest)), file.mediaType == "image/jpeg" else {
            return nil
        }
        return file
    }
}

/// Pictures of strangers: fetched as they come into sight, drawn anew in the scullery, and kept in the folder of what
/// could be had again. They don't lie in the library, or they would be in its back-ups.
@MainActor public final class ServerPictures {
    private unowned let host: Host
    /// Files that are here; nil = nobody has looked yet.
    private var here: Set<String>?
    private var isLooking = false
    private var asked: Set<String> = []
    /// Those that didn't come, until somebody asks again.
    private var failed: Set<String> = []
    private var waiting: [ServerPicture] = []
    private var underWay = 0
    private var sinceTidied = 0
    /// Goes up when one has come.
    public private(set) var edition = 0

    /// Fetched at once; files after which the folder is tidied; bytes kept.
    private static let together = 4, tidied = 20
    private nonisolated static let mostBytes = 96 << 20

    init(_ host: Host) { self.host = host }

    private var folder: URL { host.services.cache.appending(path: "community") }

    /// As pages name it; nil = it isn't here yet, and has been asked for.
    public func name(_ picture: ServerPicture?) -> String? {
        guard let picture else { return nil }
        guard let here else {
            look()
            return nil
        }
        if here.contains(picture.file) {
            return PictureFolder.name(of: folder.appending(path: picture.file).path)
        }
        if !failed.contains(picture.file), asked.insert(picture.file).inserted {
            waiting.append(picture)
            fetch()
        }
        return nil
    }

    /// The same; a name of nothing, for the quiet ground of a picture, as long as it may still come.
    public func shownName(_ picture: ServerPicture) -> String? {
        name(picture) ?? (failed.contains(picture.file) ? nil : "")
    }

    /// A file that is here.
    public var cached: @Sendable (_ file: String) -> Data? {
        { [folder] in try? Data(contentsOf: folder.appending(path: $0)) }
    }

    /// Keeps a file beside the pictures, whose room it shares; false = it could not be written.
    public var keeping: @Sendable (_ data: Data, _ file: String) -> Bool {
        { [weak self, folder] data, file in
            guard Self.keep(data, as: file, in: folder) else { return false }
            Task { @MainActor in self?.note(file) }
            return true
        }
    }

    /// It was kept here by another.
    private func note(_ file: String) {
        here?.insert(file)
        edition += 1
        sinceTidied += 1
        if sinceTidied >= Self.tidied { tidy() }
    }

    /// What didn't come may come now.
    public func askAgain() { failed = [] }

    private func look() {
        if isLooking { return }
        isLooking = true
        host.services.errands.run { [folder] in
            // Few come in some runs of the program, and many runs make much.
            Self.tidy(folder, to: Self.mostBytes).left
        } then: { [self] files in
            here = files
            edition += 1
        }
    }

    /// The last that came into sight comes first.
    private func fetch() {
        while underWay < Self.together, let picture = waiting.popLast() {
            underWay += 1
            host.membership.ask(picture.skill) {
                [folder, drawer = host.services.drawer] guest throws(GuestTrouble) in
                guard let file = try await picture.bring(guest, { try? await drawer.file(of: $0) })
                else { return false }
                return Self.keep(file.data, as: picture.file, in: folder)
            } then: { [self] answer in
                var isHere = false
                if case .success(true) = answer { isHere = true }
                end(picture, isHere: isHere)
            } gone: { [self] in
                end(picture, isHere: false)
            }
        }
    }

    private nonisolated static func keep(_ data: Data, as name: String, in folder: URL) -> Bool {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (try? data.write(to: folder.appending(path: name), options: .atomic)) != nil
    }

    private func end(_ picture: ServerPicture, isHere: Bool) {
        underWay -= 1
        asked.remove(picture.file)
        if isHere {
            here?.insert(picture.file)
            edition += 1
            sinceTidied += 1
        } else {
            failed.insert(picture.file)
        }
        if sinceTidied >= Self.tidied { tidy() }
        fetch()
    }

    /// The oldest go where there is no more room.
    private func tidy() {
        sinceTidied = 0
        host.services.errands.run { [folder] in
            ServerPictures.tidy(folder, to: Self.mostBytes)
        } then: { [self] files in
            here?.subtract(files.gone)
        }
    }

    /// - Returns: the names of the files that stay, and of those that are gone.
    nonisolated static func tidy(_ folder: URL, to most: Int) -> (left: Set<String>, gone: Set<String>) {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys)))
            ?? []
        let known = files.compactMap { file in
            (try? file.resourceValues(forKeys: keys)).map {
                (file, $0.contentModificationDate ?? .distantPast, $0.fileSize ?? 0)
            }
        }.sorted { $0.1 > $1.1 }
        var bytes = 0, gone: Set<String> = []
        for (file, _, size) in known {
            bytes += size
            if bytes > most, (try? FileManager.default.removeItem(at: file)) != nil {
                gone.insert(file.lastPathComponent)
            }
        }
        return (Set(files.map(\.lastPathComponent)).subtracting(gone), gone)
    }
}
