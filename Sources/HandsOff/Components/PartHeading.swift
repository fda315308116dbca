import Stage

/// The heading of a part of the dish: "For the dough".
struct PartHeading: View {
    let look: Look
    let part: String

    var body: any View {
        Text(part, look.type.bodyStrong, look.colors.tomato, isHeading: true)
    }
}

/// Where the parts of a dish begin in a list.
enum Parts {
    /// For each line the heading above it, where another part than the line before's begins.
    static func headings(_ parts: [String?]) -> [String?] {
        zip(parts, [nil] + parts).map { part, before in part == before ? nil : part }
    }
}
