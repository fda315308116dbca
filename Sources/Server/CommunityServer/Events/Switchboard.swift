import Foundation
import Logging
import ServerStore
import ServiceLifecycle

/// Tells the devices of an account something, whichever process they listen to: those here at once, those of
/// other processes on the same database by its word.
///
/// A word that gets lost costs nothing but time: windows ask by themselves now and then, and a stream looks
/// with every sign of life whether its device is still signed in.
struct Switchboard: Sendable {
    var hub: EventHub
    var database: any ServerStore.Database
    var logger: Logger
    /// Of this process, by which it knows its own words again.
    private let name = UUID().uuidString

    init(hub: EventHub, database: any ServerStore.Database, logger: Logger) {
        (self.hub, self.database, self.logger) = (hub, database, logger)
    }

    /// What is told.
    enum Notice: Codable, Sendable, Hashable {
        case hint(EventHub.Hint, account: String, but: String?)
        case hintAll(EventHub.Hint)
        case end(account: String, device: String?)
        case endOthers(account: String, but: String)
    }

    private struct Words: Codable {
        var from: String
        var notice: Notice
    }

    /// As ``EventHub/tell(_:account:but:)``, everywhere.
    func tell(_ hint: EventHub.Hint, account: String, but device: String?) async {
        await spread(.hint(hint, account: account, but: device))
    }

    /// As ``EventHub/tellAll(_:)``, everywhere.
    func tellAll(_ hint: EventHub.Hint) async { await spread(.hintAll(hint)) }

    /// As ``EventHub/end(account:device:)``, everywhere.
    func end(account: String, device: String? = nil) async {
        await spread(.end(account: account, device: device))
    }

    /// As ``EventHub/endOthers(account:but:)``, everywhere.
    func endOthers(account: String, but device: String) async {
        await spread(.endOthers(account: account, but: device))
    }

    private func spread(_ notice: Notice) async {
        await pass(notice)
        do {
            let words = try JSONEncoder().encode(Words(from: name, notice: notice))
            try await database.tellOthers(String(decoding: words, as: UTF8.self))
        } catch {
            logger.warning("others weren't told", metadata: ["cause": "\(error)"])
        }
    }

    /// Takes what another process has told; what can't be read is of a newer one, or of none of ours.
    func hear(_ words: String) async {
        guard let words = try? JSONDecoder().decode(Words.self, from: Data(words.utf8)), words.from != name
        else { return }
        await pass(words.notice)
    }

    private func pass(_ notice: Notice) async {
        switch notice {
        case .hint(let hint, let account, let device): await hub.tell(hint, account: account, but: device)
        case .hintAll(let hint): await hub.tellAll(hint)
        case .end(let account, let device): await hub.end(account: account, device: device)
        case .endOthers(let account, let device): await hub.endOthers(account: account, but: device)
        }
    }
}

/// Hears what other processes tell, for as long as the server runs.
struct SwitchboardOperator: Service {
    var board: Switchboard
    var words: AsyncStream<String>

    func run() async throws {
        await cancelWhenGracefulShutdown {
            for await word in words { await board.hear(word) }
        }
        // It would end the others if it came back before they do.
        try? await gracefulShutdown()
    }
}
