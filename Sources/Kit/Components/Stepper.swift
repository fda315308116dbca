public import Stage

/// A number with a button for fewer and one for more.
public struct Stepper: View {
    let look: Look
    /// What its buttons do: "Fewer servings", "More servings".
    let fewer: String
    let more: String
    /// As it is read: "4 servings".
    let text: String
    let step: @MainActor (Int) -> Void

    public init(
        look: Look, fewer: String, more: String, text: String, step: @escaping @MainActor (Int) -> Void
    ) {
        self.look = look
        (self.fewer, self.more) = (fewer, more)
        self.text = text
        self.step = step
    }

    public var body: any View {
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
