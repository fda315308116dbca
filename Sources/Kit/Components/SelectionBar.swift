public import Stage

/// What can be done with everything that is picked; lies at the foot of the page while something is.
public struct SelectionBar: View {
    /// Something that can be done with what is picked.
    public struct Deed {
        public let icon: String
        /// "Remove"; read with how many: "Remove 3".
        public let label: String
        public let press: @MainActor () -> Void

        public init(icon: String, label: String, press: @escaping @MainActor () -> Void) {
            self.icon = icon
            self.label = label
            self.press = press
        }
    }

    let look: Look
    let count: Int
    let deeds: [Deed]
    let clear: @MainActor () -> Void

    public init(look: Look, count: Int, deeds: [Deed], clear: @escaping @MainActor () -> Void) {
        self.look = look
        self.count = count
        self.deeds = deeds
        self.clear = clear
    }

    public var body: any View {
        let isNarrow = isNarrow
        return FootBar(
            look: look, key: "selection bar", width: isNarrow ? 760 : min(Self.most, max(520, wanted))
        ) {
            IconButton(look: look, icon: "close", label: look.words.pickNothing, press: clear)
            Text(look.words.pickedCount(count), look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
            for deed in deeds {
                if isNarrow {
                    IconButton(
                        look: look, icon: deed.icon, label: look.words.deed(deed.label, count),
                        press: deed.press)
                } else {
                    WordButton(
                        look: look, label: deed.label, icon: deed.icon, emphasis: .plain,
                        id: "deed \(deed.label)", press: deed.press)
                }
            }
        }
    }

    private static let most = 1120.0

    /// Whether the deeds' words have no room beside each other.
    private var isNarrow: Bool {
        look.isCompact || wanted > min(Self.most, look.size.width - 2 * Space.l)
    }

    /// How wide the bar would like to be: the words differ by language and size of type.
    private var wanted: Double {
        let letters = Double(deeds.reduce(look.words.pickedCount(count).count) { $0 + $1.label.count })
        return letters * look.type.button.size * 0.56 + Double(deeds.count) * 76 + 150
    }
}
