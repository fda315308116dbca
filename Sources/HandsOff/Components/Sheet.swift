import Stage

/// A card in the middle of the page that wants to be read; it fades in over a scrim.
struct Sheet: View {
    let look: Look
    let key: String
    /// What a tap beside the card does.
    /// nil = it closes.
    var scrimLabel: String?
    var width = 560.0
    let dismiss: @MainActor () -> Void
    let content: Node

    var body: any View {
        let come = look.motion.entrance("sheet \(key)", over: 0.18)
        var scrim = RegionSpec(.page, scrimLabel ?? look.words.close, id: "scrim")
        scrim.press = dismiss
        scrim.isTinted = false
        var panel = RegionSpec(.page, look.words.sheet, id: "sheet")
        panel.isTinted = false
        panel.press = {}
        return Layers {
            Fill(look.colors.scrim.opacity(come)).region(scrim)
            content
                .padding(look.isCompact ? Space.l : Space.xl)
                .limit(
                    minWidth: min(look.points(width), look.size.width - 48),
                    maxWidth: min(look.points(width), look.size.width - 48)
                )
                .region(panel)
                .behind(
                    .shadow(radius: 24, blur: 24, look.colors.shadow), .fill(radius: 24, look.colors.card)
                )
                .shifted(y: (1 - come) * 16)
                .opacity(come)
        }
        .modal()
    }
}
