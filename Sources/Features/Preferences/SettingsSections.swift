import House
import Kit
import Stage

/// Beside the settings in a wide window: their sections, to go to at once.
struct SettingsSections: View {
    let look: Look
    let host: Host

    var body: any View {
        Column(spacing: 2) {
            for (icon, title) in sections { row(icon, title) }
        }
        .frame(width: (max(1, look.type.factor) * 250).rounded())
        .padding(Edges(left: look.margin - Space.m))
    }

    private var sections: [(String, String)] {
        let words = look.words
        return [
            ("hand-wave", words.wavingTitle), ("volume", words.soundTitle),
            ("microphone", words.hearingTitle),
            ("read-aloud", words.readAloud),
            ("contrast", words.appearanceTitle),
            ("bell", words.notificationsTitle), ("diet-vegetarian", words.foodTitle),
        ]
            + host.furniture.cards.map { ($0.icon, $0.title(look)) } + [
                ("archive", words.storageTitle), ("book", words.libraryTitle),
            ]
    }

    private func row(_ icon: String, _ title: String) -> Node {
        var spec = RegionSpec(.button, title, id: "section \(title)")
        spec.radius = Space.touch / 2
        spec.press = {
            host.stage.bringToTop("heading \(title)")
            host.touch()
        }
        return Row(spacing: 12) {
            Icon(icon, size: 22, look.colors.softInk)
            Text(title, look.type.label, look.colors.ink, maxLines: 1).grow()
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
