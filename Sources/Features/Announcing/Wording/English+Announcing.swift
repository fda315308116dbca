import Language

extension English: AnnouncingWording {
    func saidBy(_ server: String, _ ago: String) -> String { "\(server) · \(ago)" }
    var announcementRead: String { "Got it" }
}
