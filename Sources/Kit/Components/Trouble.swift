public import Stage

/// A page or a part of it that can't be read: why, and a button to try it again.
public struct Trouble: View {
    let look: Look
    let title: String
    let text: String
    let retry: @MainActor () -> Void

    public init(look: Look, title: String, text: String, retry: @escaping @MainActor () -> Void) {
        self.look = look
        self.title = title
        self.text = text
        self.retry = retry
    }

    public var body: any View {
        EmptyState(
            look: look, icon: "warning", title: title, text: text,
            button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh", press: retry))
    }
}
