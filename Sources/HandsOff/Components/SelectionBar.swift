import Stage

/// What can be done with everything that is picked; lies at the foot of the page while something is.
struct SelectionBar: View {
    struct Deed {
        let icon: String
        /// "Remove"; read with how many: "Remove 3".
        let label: String
        let press: @MainActor () -> Void
    }

    let look: Look
    let count: Int
    let deeds: [Deed]
    let clear: @MainActor () -> Void

    var body: any View {
        let come = look.motion.entrance("selection bar", over: 0.18)
        return Row(spacing: look.isCompact ? Space.xs : Space.s) {
            IconButton(look: look, icon: "close", label: look.words.pickNothing, press: clear)
            Text(look.words.pickedCount(count), look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
            for deed in deeds {
                if look.isCompact {
                    IconButton(
                        look: look, icon: deed.icon, label: look.words.deed(deed.label, count),
                        press: deed.press)
                } else {
                    WordButton(
                        look: look, label: deed.label, icon: deed.icon, emphasis: .plain,
                        id: "deed \(deed.label)", press: deed.press)
                }
            }
        }
        .padding(x: Space.s, y: Space.s)
        .limit(maxWidth: 760)
        .behind(
            .shadow(radius: 34, blur: 16, look.colors.shadow), .fill(radius: 34, look.colors.card),
            .border(radius: 34, width: 1, look.colors.line)
        )
        .padding(look.isCompact ? Space.s : Space.l)
        .shifted(y: (1 - come) * 24)
        .opacity(come)
        .place(.center, .end)
    }
}
