import API
import ServerStore

extension Endpoint {
    static let announcing = [
        Endpoint(.announcements, .account, .reading) { try await $0.sendAnnouncements() }
    ]
}

extension Asking {
    fileprivate func sendAnnouncements() async throws -> Reply {
        let now = now
        return try .json(
            AnnouncementList(items: try await store.read { try Announcements($0).current(at: now) }))
    }

    /// Lets all windows know that something is said, or no longer.
    func hintAnnouncements() async {
        await backroom.board.tellAll(EventHub.Hint(name: "announcements", id: "\(now)"))
    }
}
