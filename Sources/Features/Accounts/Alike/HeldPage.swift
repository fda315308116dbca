import House
import Kit
import Library
import Stage
import SyncEngine

/// What the server didn't take, why, and what can be done about it (AR07). Nothing is lost by any of it.
@MainActor final class HeldPage: Page {
    unowned let accounts: Accounts
    /// nil = not read yet.
    private(set) var changes: [HeldChange]?
    private var reading = OneAtATime()
    /// What it was read after.
    private var edition: Int?

    init(_ accounts: Accounts) { self.accounts = accounts }

    private var host: Host { accounts.host }

    let id = "held"
    var title: String? { host.words.heldTitle }
    var shows: Set<LibraryPart> { [.recipes, .collections, .diary, .shopping] }
    var waiting: [HeldChange] { (changes ?? []).filter { !$0.staysHere } }
    var keptHere: [HeldChange] { (changes ?? []).filter(\.staysHere) }

    func view(_ look: Look) -> any View { HeldView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func attune() { if edition != host.syncing.edition { refresh() } }

    func refresh() {
        edition = host.syncing.edition
        guard let engine = host.syncing.engine, reading.begin() else { return }
        host.services.errands.run {
            try? await engine.held()
        } then: { [self] changes in
            guard reading.end() else { return refresh() }
            if let changes { self.changes = changes }
        }
    }

    func tryAgain(_ change: HeldChange) {
        act(change) { engine throws(LibraryError) in
            try await engine.tryAgain(change)
        } then: { [host] in
            host.syncing.now()
        }
    }

    func keepHere(_ change: HeldChange) {
        act(change) { engine throws(LibraryError) in
            try await engine.keepHere(change)
        } then: { [self] in
            host.tell(host.words.isKeptHere) { [self] in tryAgain(change) }
        }
    }

    func undo(_ change: HeldChange) {
        act(change) { engine throws(LibraryError) in
            try await engine.undo(change)
        } then: { [self] undone in
            guard let undone else { return }
            host.tell(host.words.heldUndone) { [self] in
                act(change) { engine throws(LibraryError) in
                    try await engine.redo(undone)
                } then: { [host] in
                    host.syncing.now()
                }
            }
        }
    }

    private func act<Answer: Sendable>(
        _ change: HeldChange,
        _ work: @escaping @Sendable (SyncEngine) async throws(LibraryError) -> Answer,
        then: @escaping @MainActor (Answer) -> Void
    ) {
        guard let engine = host.syncing.engine else { return }
        host.services.speaker.play(.tick)
        host.change("held change") { (_: RecipeBox) throws(LibraryError) in
            try await work(engine)
        } then: { [self] answer in
            then(answer)
            // What is counted anew is read anew.
            host.syncing.countAgain()
        }
    }
}
