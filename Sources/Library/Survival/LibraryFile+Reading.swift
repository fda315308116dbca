import Foundation
import GRDB

extension LibraryFile {
    /// A connection that only reads, and writes nothing beside the file either, where there is no log to be
    /// read with it: then SQLite is told that nobody changes the file. With a log it needs the log's index,
    /// as every reader does.
    func forReading(
        patience: Double = 0, ignoringLogs: Bool = false, budget: ReadingBudget? = nil
    ) throws -> DatabaseQueue {
        var configuration =
            budget.map { RecipeBox.stranger($0) } ?? RecipeBox.configuration(patience: patience)
        configuration.readonly = true
        guard logs.isEmpty || ignoringLogs else {
            return try DatabaseQueue.lasting(path: path, configuration: configuration)
        }
        return try DatabaseQueue.lasting(path: address + "?immutable=1", configuration: configuration)
    }

    /// The path as an address, in which nothing means anything to SQLite (sqlite.org/uri.html).
    private var address: String {
        let plain = Set("/-._~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        let digits = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "file:") { text, byte in
            if plain.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    /// Reads, without writing, whether this is a sound library that `schema` knows; throws what is wrong.
    /// - Returns: what is in it.
    func examine(schema: LibrarySchema, _ budget: ReadingBudget? = nil) throws -> Holdings {
        guard try standing() == .file else {
            throw LibraryError(.notALibrary, path: path, cause: "no file, or empty")
        }
        let budget = budget ?? ReadingBudget(for: self)
        return try budget.spend(on: self) {
            try budget.goOn(self)
            let file = try forReading(budget: budget)
            defer { try? file.close() }
            return try file.read { db in
                try checkKnown(db, schema: schema)
                try checkPages(db)
                return try Holdings(of: db)
            }
        }
    }
}
