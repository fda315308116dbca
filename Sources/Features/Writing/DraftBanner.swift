import Kit
import Library
import Stage

/// After a crash, or when the program was closed over it: a recipe that is not written to its end (AR04).
struct DraftBanner: View {
    let look: Look
    let draft: Draft
    let goOn: @MainActor () -> Void
    let decline: @MainActor () -> Void

    var body: any View {
        let come = look.motion.entrance("draft banner", over: 0.35)
        return BannerLine(look: look) {
            if !look.isCompact { Icon("pencil", size: 40, look.colors.tomato) }
            Column(spacing: Space.xs) {
                Text(look.words.editorGoOnWriting(draft.title), look.type.heading, look.colors.ink)
                Text(look.words.editorNothingLost, look.type.label.leading(1.25), look.colors.softInk)
            }
            .grow()
        } ways: {
            WordButton(
                look: look, label: look.words.editorNotNow, emphasis: .plain, id: "decline writing"
            ) { decline() }
            WordButton(
                look: look, label: look.words.editorGoOn, icon: "pencil", emphasis: .filled,
                id: "resume writing"
            ) { goOn() }
        }
        .padding(x: Space.l, y: Space.m)
        .card(look, fill: look.colors.blush)
        .shifted(y: (come - 1) * 140)
        .opacity(come)
    }
}
