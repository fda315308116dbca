import House
import Kit
import Stage

/// On Home, after a crash: that it happened, and what can be done about it.
struct CrashBanner: View {
    let look: Look
    let reports: BugReports

    var body: any View {
        BannerLine(look: look) {
            if !look.isCompact { Icon("flag", size: 40, look.colors.tomato) }
            Column(spacing: Space.xs) {
                Text(look.words.hasCrashed, look.type.heading, look.colors.ink)
                Text(look.words.hasCrashedText, look.type.label.leading(1.25), look.colors.softInk)
            }
            .grow()
        } ways: {
            WordButton(look: look, label: look.words.crashNotNow, emphasis: .plain, id: "no report") {
                reports.forget()
            }
            WordButton(
                look: look, label: look.words.lookAtReport, icon: "flag", emphasis: .filled,
                id: "look at report"
            ) { reports.look() }
        }
        .padding(x: Space.l, y: Space.m)
        .card(look, fill: look.colors.blush)
    }
}
