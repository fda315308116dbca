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
    let refuse: @MainActor () -> Void

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
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain, press: refuse),
            yes: WordButton(look: look, label: yes, emphasis: .filled, press: agree))
        return SheetFrame(
            look: look, key: "question \(title)", dismiss: refuse, content: content, foot: ways.node)
    }
}

extension Host {
    /// Asks before something large is done.
    /// - Parameters:
    ///   - text: what will happen, and how it can be undone.
    ///   - yes: the label of the button that agrees.
    ///   - refuse: what follows a no, such as the card from which it was asked.
    public func confirm(
        _ icon: String, _ title: String, _ text: String, yes: String,
        refuse: @escaping @MainActor () -> Void = {}, agree: @escaping @MainActor () -> Void
    ) {
        let close: (@escaping @MainActor () -> Void) -> @MainActor () -> Void = { [unowned self] next in
            {
                self.dismiss()
                next()
            }
        }
        present(
            Sheet("question", escape: close(refuse)) { [unowned self] look in
                QuestionSheet(
                    look: look, host: self, icon: icon, title: title, text: text, yes: yes,
                    agree: close(agree), refuse: close(refuse))
            })
    }
}
