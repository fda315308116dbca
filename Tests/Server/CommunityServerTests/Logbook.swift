import Logging
import Synchronization

/// Keeps what a server writes into its log.
final class Logbook: Sendable {
    private let written = Mutex<[String]>([])

    var lines: [String] { written.withLock { $0 } }

    var logger: Logger {
        var logger = Logger(label: "test") { _ in Handler(book: self) }
        logger.logLevel = .info
        return logger
    }

    private struct Handler: LogHandler {
        var book: Logbook
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(
            level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
            file: String, function: String, line: UInt
        ) {
            book.written.withLock { $0.append("\(message)") }
        }
    }
}
