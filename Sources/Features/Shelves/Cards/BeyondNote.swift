import Kit
import Stage

/// Says how many more there would be without the diets, and shows them when it is pressed; and, where the
/// diets are those of one search, offers to keep them.
struct BeyondNote: View {
    let look: Look
    let count: Int
    /// Whether the diets are the cook's own.
    let isOwn: Bool
    let show: @MainActor () -> Void
    let keep: @MainActor () -> Void

    /// nil = there is nothing to say.
    init?(
        look: Look, count: Int, isOwn: Bool, show: @escaping @MainActor () -> Void,
        keep: @escaping @MainActor () -> Void
    ) {
        if count <= 0, isOwn { return nil }
        (self.look, self.count, self.isOwn) = (look, count, isOwn)
        (self.show, self.keep) = (show, keep)
    }

    var body: any View {
        Wrap(spacing: Space.s) {
            if count > 0 { button(look.words.moreWithoutDiets(count), "eye", id: "beyond", show) }
            if !isOwn { button(look.words.keepDiets, "check", id: "keep diets", keep) }
        }
    }

    private func button(
        _ label: String, _ icon: String, id: String, _ press: @escaping @MainActor () -> Void
    ) -> Node {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = press
        return Row(spacing: 6) {
            Icon(icon, size: 20, look.colors.tomato)
            Text(label, look.type.label, look.colors.tomato, maxLines: 1)
        }
        .unread()
        .padding(Edges(left: 10, right: 12))
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
