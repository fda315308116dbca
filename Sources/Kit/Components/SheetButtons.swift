public import Stage

/// The two ways out of a sheet, at its end: beside each other, or below each other where that is too wide. Over them stands
/// why the last try came to nothing, where it is seen however much of the sheet has to be scrolled.
public struct SheetButtons: View {
    let look: Look
    let no: WordButton
    let yes: WordButton
    let trouble: String?

    public init(look: Look, no: WordButton, yes: WordButton, trouble: String? = nil) {
        self.look = look
        self.no = no
        self.yes = yes
        self.trouble = trouble
    }

    public var body: any View {
        guard let trouble else { return buttons }
        return Column(spacing: Space.m) {
            Notice(look: look, text: trouble)
            buttons
        }
    }

    private var buttons: any View {
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
