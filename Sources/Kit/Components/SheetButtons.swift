public import Stage

/// The two ways out of a sheet, at its end: beside each other, or below each other where that is too wide.
public struct SheetButtons: View {
    let look: Look
    let no: WordButton
    let yes: WordButton

    public init(look: Look, no: WordButton, yes: WordButton) {
        self.look = look
        self.no = no
        self.yes = yes
    }

    public var body: any View {
        if wanted <= room {
            return Row(spacing: Space.s) {
                Spacer().frame(height: 1)
                no
                yes
            }
        }
        return Column(spacing: Space.s, align: .end) {
            yes
            no
        }
        .grow(at: .end)
    }

    /// Inside a sheet of the usual width.
    private var room: Double {
        min(560, look.size.width - 48) - 2 * (look.isCompact ? Space.l : Space.xl)
    }

    private var wanted: Double {
        let letters = Double(no.label.count + yes.label.count)
        let icons = [no.icon, yes.icon, yes.trailingIcon].compactMap { $0 }.count
        return letters * look.type.button.size * 0.62 + Double(icons) * 30 + 80 + Space.s
    }
}
