import Foundation
import ServerStore
import TestCluster
import Testing

/// The databases on which every test of the store runs.
enum Databases: CaseIterable, CustomTestStringConvertible {
    case sqlite, postgreSQL

    /// PostgreSQL where its programs are.
    static var allCases: [Databases] { Cluster.isPossible ? [.sqlite, .postgreSQL] : [.sqlite] }

    var testDescription: String { self == .sqlite ? "SQLite" : "PostgreSQL" }

    /// Opens an empty one, and throws it away afterwards.
    func with<Answer>(_ work: (any Database) async throws -> Answer) async throws -> Answer {
        switch self {
        case .sqlite:
            let folder = NSTemporaryDirectory() + "store-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            return try await Self.closing(try SQLiteDatabase(path: folder + "/server.sqlite"), work)
        case .postgreSQL:
            let cluster = try await Cluster.shared()
            return try await Self.closing(PostgreSQLDatabase(try address(cluster.newSchema())), work)
        }
    }

    /// With the schema in it.
    func withStore<Answer>(_ work: (Store) async throws -> Answer) async throws -> Answer {
        try await with { try await work(try await Store($0, now: 1000)) }
    }

    private static func closing<Kind: Database, Answer>(
        _ database: Kind, _ work: (Kind) async throws -> Answer
    ) async throws -> Answer {
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
}

func address(_ text: String) throws -> PostgreSQLAddress { try #require(PostgreSQLAddress(text)) }
