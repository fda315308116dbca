public import Stage

/// A row of the settings with one of a few to choose at its end.
public struct ChoiceRow: View {
    /// One of the few.
    public struct Option {
        public let label: String
        public var icon: String?
        public let isChosen: Bool
        public let choose: @MainActor () -> Void

        public init(
            label: String, icon: String? = nil, isChosen: Bool, choose: @escaping @MainActor () -> Void
        ) {
            self.label = label
            self.icon = icon
            self.isChosen = isChosen
            self.choose = choose
        }
    }

    let look: Look
    let title: String
    let detail: String
    let options: [Option]
    /// What its options keep the focus by where choosing changes their labels; nil = the labels.
    var id: String?

    public init(look: Look, title: String, detail: String, options: [Option], id: String? = nil) {
        self.look = look
        self.title = title
        self.detail = detail
        self.options = options
        self.id = id
    }

    public var body: any View {
        let segments = Segments(look: look, title: title, options: options, id: id)
        // In a narrow window the options beside the words would squeeze them.
        let isNarrow = look.size.width < 460 * look.type.factor
        let row =
            isNarrow
            ? Column(spacing: Space.s) {
                words
                segments
            }
            : Row(spacing: Space.l) {
                words.grow()
                segments
            }
        return row.padding(x: Space.m, y: 10).limit(minHeight: 64)
    }

    private var words: Node {
        Column(spacing: 2) {
            Text(title, look.type.bodyStrong, look.colors.ink)
            if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
        }
    }
}
