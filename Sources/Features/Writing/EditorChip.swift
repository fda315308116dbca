import Kit
import Stage

/// A small button among others of its kind.
struct EditorChip: View {
    let look: Look
    let icon: String
    let label: String
    /// The step that it belongs to, for whoever doesn't see where it stands.
    var of: Int?
    /// Whether it only offers what most don't need.
    var isQuiet = false
    let id: String
    let press: @MainActor () -> Void

    var body: any View {
        let read = of.map { "\(label) · \(look.words.editorStep($0))" } ?? label
        var spec = RegionSpec(.button, read, id: "editor chip \(id)")
        spec.radius = Space.touch / 2
        spec.press = press
        return Row(spacing: 6) {
            Icon(icon, size: 18, look.colors.tomato)
            Text(label, look.type.small, isQuiet ? look.colors.softInk : look.colors.ink, maxLines: 1)
        }
        .unread()
        .padding(x: isQuiet ? Space.xs : 14)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, isQuiet ? .clear : look.colors.sunken))
        .region(spec)
    }
}
