import Kit
import Stage

/// Hints and variations.
struct RecipeNotes: View {
    let look: Look
    let notes: String

    var body: any View {
        Column(spacing: Space.s) {
            Text(look.words.notesTitle, look.type.heading, look.colors.ink, isHeading: true)
            Text(notes, look.type.body, look.colors.ink).limit(maxWidth: 820)
        }
    }
}
