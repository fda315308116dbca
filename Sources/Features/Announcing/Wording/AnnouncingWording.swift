import Language

/// What is said around a server's announcements.
protocol AnnouncingWording: Wording {
    /// "Nana’s kitchen · 2 hours ago".
    func saidBy(_ server: String, _ ago: String) -> String
    var announcementRead: String { get }
}
