public import Stage

/// A card in the middle of the page that wants to be read; it fades in over a scrim.
public struct SheetFrame: View {
    let look: Look
    let key: String
    /// What a tap beside the card does.
    /// nil = it closes.
    var scrimLabel: String?
    var width = 560.0
    let dismiss: @MainActor () -> Void
    let content: Node
    /// The ways out at its end, which stay in sight where the rest must scroll.
    var foot: Node?

    public init(
        look: Look, key: String, scrimLabel: String? = nil, width: Double = 560.0,
        dismiss: @escaping @MainActor () -> Void, content: Node, foot: Node? = nil
    ) {
        self.look = look
        self.key = key
        self.scrimLabel = scrimLabel
        self.width = width
        self.dismiss = dismiss
        self.content = content
        self.foot = foot
    }

    public var body: any View {
        let come = look.motion.entrance("sheet \(key)", over: 0.18)
        var scrim = RegionSpec(.page, scrimLabel ?? look.words.close, id: "scrim")
        scrim.press = dismiss
        scrim.isTinted = false
        var panel = RegionSpec(.page, look.words.sheet, id: "sheet")
        panel.isTinted = false
        panel.press = {}
        return Layers {
            Fill(look.colors.scrim.opacity(come)).region(scrim)
            Column(spacing: look.isCompact ? Space.m : Space.l) {
                ScrollIfHigh(id: "sheet \(key)", indicator: look.colors.softInk.opacity(0.35), content)
                if let foot { foot }
            }
            .padding(look.isCompact ? Space.l : Space.xl)
            .limit(
                minWidth: min(look.points(width), look.size.width - 48),
                maxWidth: min(look.points(width), look.size.width - 48),
                maxHeight: look.size.height - 2 * Space.s
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
