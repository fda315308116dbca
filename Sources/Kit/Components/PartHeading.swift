public import Stage

/// The heading of a part of the dish: "For the dough".
public struct PartHeading: View {
    let look: Look
    let part: String

    public init(look: Look, part: String) {
        self.look = look
        self.part = part
    }

    public var body: any View {
        Text(part, look.type.bodyStrong, look.colors.tomato, isHeading: true)
    }
}

/// Where the parts of a dish begin in a list.
public enum Parts {
    /// For each line the heading above it, where another part than the line before's begins.
    public static func headings(_ parts: [String?]) -> [String?] {
        zip(parts, [nil] + parts).map { part, before in part == before ? nil : part }
    }
}
