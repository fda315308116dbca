public import API
import Web

extension Guest {
    /// What the server's owner says to everybody, the latest first. What comes is a stranger's: of words that no owner may
    /// use, none are shown.
    public func announcements() async throws(GuestTrouble) -> [Announcement] {
        let list: AnnouncementList = try await ask(.announcements, Nothing.none)
        return list.items.prefix(Announcement.most).filter { Announcement.fault(in: $0.text) == nil }
    }
}
