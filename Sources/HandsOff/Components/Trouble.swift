import Stage

/// A page or a part of it that can't be read: why, and a button to try it again.
struct Trouble: View {
    let look: Look
    let title: String
    let text: String
    let retry: @MainActor () -> Void

    var body: any View {
        EmptyState(
            look: look, icon: "warning", title: title, text: text,
            button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh", press: retry))
    }
}
