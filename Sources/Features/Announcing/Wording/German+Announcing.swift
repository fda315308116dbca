import Language

extension German: AnnouncingWording {
    func saidBy(_ server: String, _ ago: String) -> String { "\(server) · \(ago)" }
    var announcementRead: String { "Verstanden" }
}
