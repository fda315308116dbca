public import Stage

/// A bar that floats at the foot of the page, over what scrolls there.
public struct FootBar: View {
    let look: Look
    let key: String
    let width: Double
    @ViewBuilder let content: () -> [Node]

    public init(look: Look, key: String, width: Double, @ViewBuilder content: @escaping () -> [Node]) {
        self.look = look
        self.key = key
        self.width = width
        self.content = content
    }

    public var body: any View {
        let come = look.motion.entrance(key, over: 0.18)
        return Row(spacing: look.isCompact ? Space.xs : Space.s, content)
            .padding(x: Space.s, y: Space.s)
            .limit(maxWidth: width)
            .behind(
                .shadow(radius: 34, blur: 16, look.colors.shadow), .fill(radius: 34, look.colors.card),
                .border(radius: 34, width: 1, look.colors.line)
            )
            .padding(look.isCompact ? Space.s : Space.l)
            .shifted(y: (1 - come) * 24)
            .opacity(come)
            .place(.center, .end)
    }
}
