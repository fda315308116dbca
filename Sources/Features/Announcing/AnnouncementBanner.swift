import API
import House
import class House.Host
import Kit
import Stage

/// What the server's owner says, in their own words and no more of it than fits above the recipes.
struct AnnouncementBanner: View {
    let look: Look
    let host: Host
    let announcing: Announcing
    let announcement: Announcement

    var body: any View {
        BannerLine(look: look) {
            if !look.isCompact { Icon("bell", size: 32, look.colors.saffron) }
            Column(spacing: Space.xs) {
                Text(announcement.text, look.type.body.leading(1.3), look.colors.ink)
                Text(
                    look.words.saidBy(
                        host.membership.serverName,
                        look.words.ago(Double(announcement.at) / 1000, host.now)),
                    look.type.small, look.colors.softInk)
            }
            .grow()
        } ways: {
            WordButton(
                look: look, label: look.words.announcementRead, emphasis: .plain, id: "announcement read"
            ) {
                announcing.putAside(announcement)
            }
        }
        .padding(x: Space.l, y: Space.m)
        .card(look, fill: look.colors.saffronTint)
    }
}
