import Foundation
import ServerStore
import Testing

/// The databases on which every test of the store runs.
enum Databases: CaseIterable, CustomTestStringConvertible {
    case sqlite

    var testDescription: String { "SQLite" }

    /// Opens an empty one, and throws it away afterwards.
    func with<Answer>(_ work: (any Database) async throws -> Answer) async throws -> Answer {
        let folder = NSTemporaryDirectory() + "store-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let database = try SQLiteDatabase(path: folder + "/server.sqlite")
        let answer: Answer
        do {
            answer = try await work(database)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
        return answer
    }

    /// With the schema in it.
    func withStore<Answer>(_ work: (Store) async throws -> Answer) async throws -> Answer {
        try await with { try await work(try await Store($0, now: 1000)) }
    }
}
