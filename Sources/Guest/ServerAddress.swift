public import Web

/// Where a server is, without the path of any question: "https://kitchen.example", "http://192.168.1.5:8080".
public struct ServerAddress: Sendable, Hashable, CustomStringConvertible {
    public let text: String

    /// - Parameter typed: as a person writes it. Without a scheme the world's servers are spoken to with
    ///   encryption, and those of the house (this machine, the local network) without.
    public init(typed: String) throws(GuestTrouble) {
        let trimmed = String(typed.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        guard !trimmed.isEmpty else { throw .noAddress }
        let isWhole = trimmed.contains("://")
        do throws(WebTrouble) {
            var address = try WebAddress(trimmed)
            if !isWhole, address.isOfTheHouse { address = try WebAddress("http://\(trimmed)") }
            // What stands behind the name belongs to a question, or to a page that was copied.
            let standard = address.scheme == "https" ? 443 : 80
            let port = address.port == standard ? "" : ":\(address.port)"
            text = "\(address.scheme)://\(address.host)\(port)"
        } catch { throw .noAddress }
    }

    /// One that was kept.
    public init?(kept: String) {
        guard let address = try? ServerAddress(typed: kept), address.text == kept else { return nil }
        self = address
    }

    /// As people say it: without what goes without saying.
    public var shown: String {
        text.hasPrefix("https://")
            ? String(text.dropFirst(8)) : text.hasPrefix("http://") ? String(text.dropFirst(7)) : text
    }

    public var description: String { text }
}
