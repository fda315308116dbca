import API
import Foundation
import GRDB
import Guest
import Library
import Sync

/// What is under way with others, of whose size somebody has said something.
private protocol Sized: Sendable { var bytes: Int { get } }
extension AbsentFile: Sized {}

/// A picture or a clip of the library's that the server may lack.
private struct Outgoing: Sized {
    var name: String
    var hash: String
    var bytes: Int

    /// - Parameter bytes: as the record says, which may be another machine's.
    init(name: String, hash: String, bytes: Int) {
        (self.name, self.hash, self.bytes) = (name, hash, AbsentFile.believable(bytes))
    }
}

/// Pictures and clips go by their content: a picture that two recipes share is sent once, and one that is there
/// already isn't sent at all.
extension SyncEngine {
    /// Sends those that a question speaks of, before it: a patch that names a missing one would be refused.
    func sendPictures(_ question: ShelfQuestion) async throws(GuestTrouble) {
        var pictures: [String: Outgoing] = [:]
        for patch in question.patches where patch.kind == Carrier.picture {
            guard let hash = Carrier.hash(patch.set) ?? Carrier.hash(patch.rest),
                let name = ThingName.thing(patch.key)
            else { continue }
            let bytes = Int((patch.set["bytes"] ?? patch.rest["bytes"])?.text ?? "") ?? 0
            pictures[hash] = Outgoing(name: name, hash: hash, bytes: bytes)
        }
        guard !pictures.isEmpty else { return }
        let missing = try await guest.missingBlobs(pictures.keys.sorted()).compactMap { pictures[$0] }
        for armful in Self.armfuls(missing) {
            for answer in await together(armful, send) { try answer.get() }
        }
    }

    @Sendable private func send(_ wanted: Outgoing) async -> Result<Void, GuestTrouble> {
        guard let picture = try? await box.picture(wanted.name) else { return .success(()) }
        do throws(GuestTrouble) {
            try await guest.putBlob(picture.data, hash: wanted.hash, type: picture.mediaType)
        } catch {
            // Without room for one, or of a kind that isn't taken, the rest goes on; the server says so of the patch.
            switch error.kind {
            case .quota, .full, .tooLarge, .unsupportedMedia, .invalid: break
            default: return .failure(error)
            }
        }
        return .success(())
    }

    /// Fetches those that are still to come; with "save data" no clips.
    func fetchPictures(_ report: inout SyncReport) async throws(LibraryError) {
        var last = ""
        while !Task.isCancelled {
            let wanted = try await wanted(after: last)
            guard let end = wanted.last else { return }
            last = end.name
            for armful in Self.armfuls(wanted) where !Task.isCancelled {
                var come: [(AbsentFile, Data)] = []
                for (picture, answer) in zip(armful, await together(armful, bytes)) {
                    switch answer {
                    case .success(let data?): come.append((picture, data))
                    case .success(nil): break
                    case .failure(let trouble): if trouble.kind != .notFound { report.trouble = trouble }
                    }
                }
                // What has come before something went wrong has come.
                if !come.isEmpty {
                    try await keep(come)
                    report.hasNews = true
                }
                if report.trouble != nil { return }
            }
        }
    }

    /// As many as are held in memory and under way at once: by one after the other, most of the time would go by in
    /// waiting for an answer or a disk.
    private static func armfuls<File: Sized>(_ files: [File]) -> [[File]] {
        let most = 8, mostBytes = 4 << 20
        var armfuls: [[File]] = [], bytes = 0
        for file in files {
            if let last = armfuls.last, last.count < most, bytes + file.bytes <= mostBytes {
                armfuls[armfuls.count - 1].append(file)
                bytes += file.bytes
            } else {
                armfuls.append([file])
                bytes = file.bytes
            }
        }
        return armfuls
    }

    /// The answers, in the order of the questions.
    private func together<File: Sendable, Answer: Sendable>(
        _ files: [File], _ ask: @escaping @Sendable (File) async -> Answer
    ) async -> [Answer] {
        await withTaskGroup(of: (Int, Answer).self) { group in
            for (place, file) in files.enumerated() { group.addTask { (place, await ask(file)) } }
            var answers: [Int: Answer] = [:]
            for await (place, answer) in group { answers[place] = answer }
            return files.indices.compactMap { answers[$0] }
        }
    }

    private func wanted(after name: String) async throws(LibraryError) -> [AbsentFile] {
        try await box.read { [savesData] db in
            try GRDB.Row.fetchAll(
                db,
                sql: """
                    SELECT \(AbsentFile.columns) FROM shelfPicture
                    WHERE isHere = 0 AND name > ? \(savesData ? "AND mediaType NOT LIKE 'video/%'" : "")
                    ORDER BY name LIMIT 50
                    """, arguments: [name]
            ).compactMap(AbsentFile.init(row:))
        }
    }

    /// What a library keeps; anything else that comes is let go.
    private static let mediaTypes: Set<String> = [
        "image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml", "video/webm", "video/mp4",
    ]

    /// Fetches one, unless it has come meanwhile, and keeps it in the library, where it stays (TR34).
    /// - Returns: whether it is here; what is of a kind that no library keeps is left where it is.
    @discardableResult
    public func fetch(_ file: AbsentFile) async throws(FileTrouble) -> Bool {
        do throws(LibraryError) { if try await isHere(file) { return true } } catch { throw .library(error) }
        switch await bytes(file) {
        case .success(nil): return false
        case .failure(let trouble): throw .server(trouble)
        case .success(let data?):
            do throws(LibraryError) { try await keep([(file, data)]) } catch { throw .library(error) }
            return true
        }
    }

    private func isHere(_ file: AbsentFile) async throws(LibraryError) -> Bool {
        try await box.read { db in
            try Bool.fetchOne(
                db, sql: "SELECT isHere FROM shelfPicture WHERE name = ? AND hash = ?",
                arguments: [file.name, file.hash]) ?? false
        }
    }

    /// - Returns: nil for what no library keeps.
    @Sendable private func bytes(_ file: AbsentFile) async -> Result<Data?, GuestTrouble> {
        guard Self.mediaTypes.contains(file.mediaType) else { return .success(nil) }
        do throws(GuestTrouble) {
            let data = try await guest.blob(file.hash)
            // Whoever sends something else than was asked for is believed nothing.
            guard data.withUnsafeBytes({ Digest(of: $0) }).text == file.hash else {
                throw .stranger(cause: "another file than \(file.hash)")
            }
            return .success(data)
        } catch { return .failure(error) }
    }

    /// What the cook has changed meanwhile is told to the shelf first: then nothing of it is overwritten, and what is put
    /// here is no news to the shelf, for which all of it would have to be read again.
    private func keep(_ files: [(AbsentFile, Data)]) async throws(LibraryError) {
        try await box.write { db in
            var carrier = try Carrier(db, self, now: now)
            while try carrier.gather(limit: Self.batch) {}
            let put = try db.cachedStatement(
                sql: """
                    INSERT INTO picture (name, mediaType, data) VALUES (?, ?, ?)
                    ON CONFLICT (name) DO UPDATE SET mediaType = excluded.mediaType, data = excluded.data
                    """)
            let mark = try db.cachedStatement(
                sql: "UPDATE shelfPicture SET isHere = 1 WHERE name = ? AND hash = ?")
            for (file, data) in files where try file.isAwaited(db) {
                try put.execute(arguments: [file.name, file.mediaType, data])
                try mark.execute(arguments: [file.name, file.hash])
            }
            try carrier.skipJournal()
        }
    }
}
