import Foundation
import Logging

/// Writes the log to standard error, a line an entry: when, how grave, what.
struct TerminalLog: LogHandler {
    var logLevel = Logger.Level.error
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let known = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let details = known.map { " \($0.key)=\($0.value)" }.joined()
        tellCook("\(TerminalLog.moment()) \(event.level) hands-off:\(details) \(event.message)")
    }

    /// "2026-11-21T18:00:00+0100".
    private static func moment() -> String {
        var seconds = time(nil), parts = tm()
        localtime_r(&seconds, &parts)
        var text = [CChar](repeating: 0, count: 40)
        let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
        return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
