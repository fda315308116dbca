/// A finished page: what to paint, back to front, and what can be read and pressed.
@MainActor public struct Scene {
    public internal(set) var commands: [DrawCommand] = []
    public internal(set) var regions: [Region] = []
    /// The scrolls on the page: their windows, and how far their content goes.
    var scrolls: [String: ScrollPlace] = [:]
    /// Which of the commands paint the bars of scrolls.
    var bars: [(scroll: String, command: Int)] = []

    /// The fields on the page, to find the place in a text that is pressed.
    var fields: [String: FieldPlace] = [:]

    var shelves: [String: ShelfPlace] = [:]
    /// What is to be done once the page stands.
    var deeds: [@MainActor () -> Void] = []
    var reorders: [String: ReorderPlace] = [:]
    /// Where rows that can be put in another order lie.
    var rows: [Cell: Rect] = [:]
    /// The card of a shelf that has the focus, and is built even out of sight.
    let pinned: Cell?

    init() { pinned = nil }

    /// Walks the boxes and writes down what they come to on the page.
    init(_ box: Box, size: Size, pinned: Cell?) {
        self.pinned = pinned
        let all = Rect(.zero, size)
        add(box, at: .zero, Context(clip: all, opacity: 1, isUnread: false, scrolls: []))
        number()
    }

    struct Context {
        var clip: Rect
        var opacity: Double
        var isUnread: Bool
        var scrolls: [String]
        var cell: Cell?
        var row: Cell?
        var transform: Transform?
    }

    mutating func add(_ box: Box, at origin: Point, _ outer: Context) {
        let frame = Rect(origin, box.size)
        var context = outer
        switch box.content {
        case .none: break
        case .ink(let ink): paint(ink, frame, context)
        case .text(let ink, let spec):
            paint(ink, frame, context)
            note(spec, frame, context)
        case .region(let spec): note(spec, frame, context)
        case .field(let field): add(field, at: frame, context)
        case .shelf(let laid): add(laid, at: frame, context)
        case .lazyRows(let laid): add(laid, at: frame, context)
        case .reorder(let id, let place): if !context.isUnread { reorders[id] = place }
        case .row(let cell, let id):
            context.row = cell
            context.row?.index = reorders[cell.list]?.rows.firstIndex(of: id) ?? 0
            if let row = context.row, !context.isUnread { rows[row] = frame }
        case .opacity(let opacity): context.opacity *= opacity
        case .posed(let pose):
            let own = Transform(pose, about: frame.middle)
            context.transform = context.transform.map { own.followed(by: $0) } ?? own
        case .clip: context.clip = context.clip.intersection(frame)
        case .unread: context.isUnread = true
        case .whenShown(let deed): deeds.append(deed)
        case .modal: for i in regions.indices { regions[i].isBehind = true }
        case .scroll(let scrolling):
            if !context.isUnread {
                scrolls[scrolling.id] = ScrollPlace(
                    axis: scrolling.axis, window: frame, content: scrolling.content)
                note(RegionSpec(.scroll, scrolling.id, id: scrolling.id), frame, context)
            }
            context.clip = context.clip.intersection(frame)
            context.scrolls.append(scrolling.id)
        }
        for child in box.children { add(child.box, at: origin + child.at, context) }
        if case .scroll(let scrolling) = box.content { paintIndicator(scrolling, box, frame, outer) }
    }

    mutating func paint(_ ink: DrawCommand.Ink, _ frame: Rect, _ context: Context) {
        let command = DrawCommand(
            ink, frame: frame, clip: context.clip, opacity: context.opacity, transform: context.transform)
        if context.opacity > 0.003, !command.bounds.isEmpty { commands.append(command) }
    }

    private mutating func note(_ spec: RegionSpec, _ frame: Rect, _ context: Context) {
        if context.isUnread || context.opacity < 0.05 { return }
        var region = Region(spec: spec, frame: frame, clip: context.clip, scrolls: context.scrolls)
        (region.cell, region.row) = (context.cell, context.row)
        regions.append(region)
    }

    /// A thin bar that says how long the content is and where one is in it.
    private mutating func paintIndicator(_ s: Box.Scrolling, _ box: Box, _ frame: Rect, _ context: Context) {
        let isColumn = s.axis == .vertical
        let window = isColumn ? frame.height : frame.width
        let content = isColumn ? s.content.height : s.content.width
        guard content > window + 1, window > 40, let child = box.children.first else { return }
        let length = ScrollPlace(axis: s.axis, window: frame, content: s.content).barLength
        let part = (isColumn ? -child.at.y : -child.at.x) / (content - window)
        let at = 4 + (window - 8 - length) * part
        let bar =
            isColumn
            ? Rect(frame.maxX - 7, frame.minY + at, 4, length)
            : Rect(frame.minX + at, frame.maxY - 7, length, 4)
        let before = commands.count
        paint(.fill(radius: 2, s.indicator), bar, context)
        if commands.count > before { bars.append((s.id, before)) }
    }

    /// Gives regions of the same id numbers, so that each has an id of its own.
    private mutating func number() {
        var seen: [String: Int] = [:]
        for i in regions.indices where regions[i].spec.role != .text {
            let n = seen[regions[i].spec.id, default: 0] + 1
            seen[regions[i].spec.id] = n
            if n > 1 { regions[i].spec.id += " #\(n)" }
        }
    }
}
