import Stage

/// A number with a button for fewer and one for more.
struct Stepper: View {
    let look: Look
    /// What its buttons do: "Fewer servings", "More servings".
    let fewer, more: String
    /// As it is read: "4 servings".
    let text: String
    let step: @MainActor (Int) -> Void

    var body: any View {
        Row {
            IconButton(look: look, icon: "minus", label: fewer) { step(-1) }
            Text(text, look.type.bodyStrong.aligned(.center), look.colors.ink, maxLines: 1)
                .limit(minWidth: 104)
            IconButton(look: look, icon: "plus", label: more) { step(1) }
        }
        .padding(2)
        .behind(.fill(radius: Space.touch / 2 + 2, look.colors.sunken))
    }
}
