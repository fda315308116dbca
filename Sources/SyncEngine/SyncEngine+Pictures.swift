import API
import Foundation
import GRDB
import Guest
import Library
import Sync

/// Pictures and clips go by their content: a picture that two recipes share is sent once, and one that is there
/// already isn't sent at all.
extension SyncEngine {
    /// Sends those that a question speaks of, before it: a patch that names a missing one would be refused.
    func sendPictures(_ question: ShelfQuestion) async throws(GuestTrouble) {
        var pictures: [String: Wanted] = [:]
        for patch in question.patches where patch.kind == Carrier.picture {
            guard let hash = Carrier.hash(patch.set) ?? Carrier.hash(patch.rest),
                let name = ThingName.thing(patch.key)
            else { continue }
            let bytes = Int((patch.set["bytes"] ?? patch.rest["bytes"])?.text ?? "") ?? 0
            pictures[hash] = Wanted(name: name, hash: hash, mediaType: "", bytes: bytes)
        }
        guard !pictures.isEmpty else { return }
        let missing = try await guest.missingBlobs(pictures.keys.sorted()).compactMap { pictures[$0] }
        for armful in Self.armfuls(missing) {
            for answer in await together(armful, send) { try answer.get() }
        }
    }

    @Sendable private func send(_ wanted: Wanted) async -> Result<Void, GuestTrouble> {
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
        var tried: Set<String> = []
        while !Task.isCancelled {
            let wanted = try await wanted(besides: tried)
            guard !wanted.isEmpty else { return }
            tried.formUnion(wanted.map(\.name))
            for armful in Self.armfuls(wanted) where !Task.isCancelled {
                var come: [(Wanted, Data)] = []
                for (picture, answer) in zip(armful, await together(armful, bytes)) {
                    switch answer {
                    case .success(let data?): come.append((picture, data))
                    case .success(nil): break
                    case .failure(let trouble): if trouble.kind != .notFound { report.trouble = trouble }
                    }
                }
                // What has come before something went wrong has come.
                if await keep(come) { report.hasNews = true }
                if report.trouble != nil { return }
            }
        }
    }

    /// As many as are held in memory and under way at once: by one after the other, most of the time would go by in
    /// waiting for an answer or a disk.
    private static func armfuls(_ pictures: [Wanted]) -> [[Wanted]] {
        let most = 8, mostBytes = 4 << 20
        var armfuls: [[Wanted]] = [], bytes = 0
        for picture in pictures {
            if let last = armfuls.last, last.count < most, bytes + picture.bytes <= mostBytes {
                armfuls[armfuls.count - 1].append(picture)
                bytes += picture.bytes
            } else {
                armfuls.append([picture])
                bytes = picture.bytes
            }
        }
        return armfuls
    }

    /// The answers, in the order of the questions.
    private func together<Answer: Sendable>(
        _ pictures: [Wanted], _ ask: @escaping @Sendable (Wanted) async -> Answer
    ) async -> [Answer] {
        await withTaskGroup(of: (Int, Answer).self) { group in
            for (place, picture) in pictures.enumerated() { group.addTask { (place, await ask(picture)) } }
            var answers: [Int: Answer] = [:]
            for await (place, answer) in group { answers[place] = answer }
            return pictures.indices.compactMap { answers[$0] }
        }
    }

    /// Fetches a clip or a picture that is wanted now.
    /// - Returns: whether it is here.
    public func fetch(named name: String) async -> Bool {
        guard
            let picture = try? await box.read({ db in
                try GRDB.Row.fetchOne(
                    db,
                    sql:
                        "SELECT name, hash, mediaType, bytes FROM shelfPicture WHERE name = ? AND isHere = 0",
                    arguments: [name]
                ).flatMap(Wanted.init(row:))
            })
        else { return false }
        guard case .success(let data?) = await bytes(picture) else { return false }
        return await keep([(picture, data)])
    }

    private struct Wanted: Sendable {
        var name: String, hash: String, mediaType: String
        /// As the shelf says, whom nobody need believe: negative is nothing.
        var bytes: Int

        init(name: String, hash: String, mediaType: String, bytes: Int) {
            (self.name, self.hash, self.mediaType) = (name, hash, mediaType)
            self.bytes = min(max(bytes, 0), 1 << 30)
        }

        init?(row: GRDB.Row) {
            guard let name = String.fromDatabaseValue(row[0]), let hash = String.fromDatabaseValue(row[1]),
                let mediaType = String.fromDatabaseValue(row[2])
            else { return nil }
            self.init(
                name: name, hash: hash, mediaType: mediaType, bytes: Int.fromDatabaseValue(row[3]) ?? 0)
        }
    }

    private func wanted(besides tried: Set<String>) async throws(LibraryError) -> [Wanted] {
        try await box.read { [savesData] db in
            let rows = try GRDB.Row.fetchAll(
                db,
                sql: """
                    SELECT name, hash, mediaType, bytes FROM shelfPicture
                    WHERE isHere = 0 \(savesData ? "AND mediaType NOT LIKE 'video/%'" : "") ORDER BY name
                    """)
            return Array(rows.compactMap(Wanted.init(row:)).filter { !tried.contains($0.name) }.prefix(50))
        }
    }

    /// What a library keeps; anything else that comes is let go.
    private static let mediaTypes: Set<String> = [
        "image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml", "video/webm", "video/mp4",
    ]

    /// - Returns: nil for what no library keeps.
    @Sendable private func bytes(_ picture: Wanted) async -> Result<Data?, GuestTrouble> {
        guard Self.mediaTypes.contains(picture.mediaType) else { return .success(nil) }
        do throws(GuestTrouble) {
            let data = try await guest.blob(picture.hash)
            // Whoever sends something else than was asked for is believed nothing.
            guard data.withUnsafeBytes({ Digest(of: $0) }).text == picture.hash else {
                throw .stranger(cause: "another picture than \(picture.hash)")
            }
            return .success(data)
        } catch { return .failure(error) }
    }

    private func keep(_ pictures: [(Wanted, Data)]) async -> Bool {
        guard !pictures.isEmpty else { return false }
        let isKept = try? await box.write { db in
            let put = try db.cachedStatement(
                sql: """
                    INSERT INTO picture (name, mediaType, data) VALUES (?, ?, ?)
                    ON CONFLICT (name) DO UPDATE SET mediaType = excluded.mediaType, data = excluded.data
                    """)
            let mark = try db.cachedStatement(
                sql: "UPDATE shelfPicture SET isHere = 1 WHERE name = ? AND hash = ?")
            for (picture, data) in pictures {
                try put.execute(arguments: [picture.name, picture.mediaType, data])
                try mark.execute(arguments: [picture.name, picture.hash])
            }
        }
        return isKept != nil
    }
}
