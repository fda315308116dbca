import Kit
import Stage

/// Asks before something large is done; saying no is as easy as saying yes.
struct QuestionSheet: View {
    let look: Look
    let host: Host
    let icon: String
    let title: String
    /// What will happen, and how it can be undone.
    let text: String
    /// The label of the button that agrees.
    let yes: String
    let agree: @MainActor () -> Void

    var body: any View {
        let content = Column(spacing: Space.l) {
            Row(spacing: Space.m) {
                Icon(icon, size: 40, look.colors.tomato)
                Text(title, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            Text(text, look.type.body, look.colors.ink)
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { close() },
            yes: WordButton(look: look, label: yes, emphasis: .filled, press: agree))
        return SheetFrame(
            look: look, key: "question \(title)", dismiss: close, content: content, foot: ways.node)
    }

    private func close() {
        host.dismiss()
    }
}

extension Host {
    /// Asks before something large is done.
    /// - Parameters:
    ///   - text: what will happen, and how it can be undone.
    ///   - yes: the label of the button that agrees.
    public func confirm(
        _ icon: String, _ title: String, _ text: String, yes: String, agree: @escaping @MainActor () -> Void
    ) {
        present(
            Sheet("question") { [unowned self] look in
                QuestionSheet(look: look, host: self, icon: icon, title: title, text: text, yes: yes) {
                    self.dismiss()
                    agree()
                }
            })
    }
}
