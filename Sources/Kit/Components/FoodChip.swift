public import Stage

/// A food that was chosen; pressed, it goes.
public struct FoodChip: View {
    let look: Look
    let food: String
    /// What pressing it does, for whoever can't see the cross.
    let label: String
    let id: String
    let remove: @MainActor () -> Void

    public init(
        look: Look, food: String, label: String, id: String, remove: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.food = food
        self.label = label
        self.id = id
        self.remove = remove
    }

    public var body: any View {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = remove
        return Row(spacing: 6) {
            Text(food, look.type.bodyStrong, look.colors.ink, maxLines: 1).limit(maxWidth: 240)
            Icon("close", size: 18, look.colors.softInk)
        }
        .unread()
        .padding(Edges(left: Space.m, right: 12))
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, look.colors.blush))
        .region(spec)
    }
}
