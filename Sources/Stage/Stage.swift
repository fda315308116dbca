/// The stage: holds the page that is shown, turns input into presses, and remembers what outlives a rebuild.
///
/// Rebuild on change, compare with what was there, repaint the difference: nothing else keeps the page up
/// to date.
@MainActor public final class Stage {
    /// The few looks that belong to the engine and not to a page.
    public struct Style: Sendable {
        public var focusRing: Color
        public var pressTint: Color
        public init(focusRing: Color, pressTint: Color) {
            self.focusRing = focusRing
            self.pressTint = pressTint
        }
    }

    public let measure: any TextMeasuring
    public let motion = Motion()
    public var style: Style
    /// Points; the next rebuild uses it.
    public var size: Size
    public internal(set) var scene = Scene()
    /// What is copied and pasted through.
    public var clipboard = Clipboard.own()
    /// Keys that no focused region has taken; returns whether the page took it.
    public var onKey: (@MainActor (KeyPress) -> Bool)?
    /// What was to be put into a field is not there as it was meant.
    public var onPasteTrouble: (@MainActor (PasteTrouble) -> Void)?
    /// Something was dropped on the window; returns whether the page took it.
    public var onDrop: (@MainActor (Drop) -> Bool)?
    /// When the stage itself wants to be called again (a press being held).
    public var deadline: Double? {
        [motion.deadline, hold?.due, tips.deadline].compactMap { $0 }.min()
    }

    /// When a press that is under way counts as held.
    public var holdDeadline: Double? { hold?.due }

    // What outlives a rebuild.
    public internal(set) var focus: String? { didSet { if focus != oldValue { left(oldValue) } } }
    /// The ring shows once the keyboard has been used, and goes when the pointer is.
    public internal(set) var isFocusShown = false
    var offsets: [String: Double] = [:]
    /// A finger has pulled a list down that was at its top; with the list's id.
    public var onPull: ((_ list: String) -> Void)?
    var typings: [String: Typing] = [:]
    /// Where carets are to stand once their fields are on the page.
    var carets: [String: Int] = [:]
    /// Whether the caret is to be brought into view.
    var revealsCaret = false
    /// What had the focus before something else lay over the page.
    var parked: String?
    /// What had it before it was asked for elsewhere, until the next rebuild.
    var forsaken: String?
    /// What was asked for before it was on the page.
    var awaited: String?
    /// The card that has the focus, and one that is to have it.
    var pinned: Cell?
    var wantedCell: Cell?
    /// A row that is being carried, and where rows lie.
    var lift: Lift?
    var rowPlaces: [String: RowPlaces] = [:]
    /// How high the rows of long lists came out.
    var rowMeasures: [String: RowMeasures] = [:]
    var glide: Glide?
    /// How far a wheel has been turned against a list's top.
    var wheelPull = WheelPull()
    /// The press before the one that is under way, to count double and triple clicks.
    var clicks: Clicks?
    /// Where the focus was, by page.
    var focuses: [String: String] = [:]
    var reveal: String?
    /// What is to stand at the top of its scroll.
    var heading: String?
    var pressed: String?
    var hovered: String?
    var tips = Tips()
    var bars = Bars()
    var drag: Drag?
    var hold: (id: String, due: Double)?

    public init(measure: any TextMeasuring, size: Size, style: Style) {
        self.measure = measure
        self.size = size
        self.style = style
    }

    /// Builds the page again and returns what must be painted again.
    /// - Parameter now: seconds; the page's animations stand where they are at that time.
    public func rebuild(at now: Double, _ root: () -> any View) -> [Rect] {
        motion.begin(at: now)
        glideOn()
        moveAlong()
        let before = scene.commands, scrolls = scene.scrolls
        let node = root().node
        scene = laidOut(node)
        if let wanted = wantedCell,
            let region = scene.regions.first(where: { $0.cell == wanted && $0.canFocus })
        {
            focus(on: region.spec.id, shown: true)
        }
        wantedCell = nil
        let stays = stayAtEnd(scrolls)
        if settleScrolls() || stays { scene = laidOut(node) }
        settleBars()
        motion.end()
        settleFocus()
        pinned = focused?.cell
        addFeedback()
        for deed in scene.deeds { deed() }
        scene.deeds = []
        return Damage.between(before, scene.commands, page: Rect(.zero, size))
    }

    private func laidOut(_ node: Node) -> Scene {
        Scene(Layout(stage: self).box(node, size), size: size, pinned: wantedCell ?? pinned)
    }

    /// The focus goes with what had it. Behind a card over the page it waits, and comes back afterwards.
    private func settleFocus() {
        if let id = forsaken, region(id)?.isBehind == true { parked = parked ?? id }
        forsaken = nil
        // What is awaited may be fading in; once nothing moves any more, it never comes.
        if let id = awaited, id != focus || region(id) != nil || !motion.isMoving { awaited = nil }
        if let id = focus, region(id)?.canFocus != true, awaited != id {
            if region(id)?.isBehind == true { parked = id }
            focus = nil
        }
        if let id = parked, !scene.regions.contains(where: \.isBehind) {
            parked = nil
            if focus == nil, region(id)?.canFocus == true { focus = id }
        }
    }

    /// Whoever reads the end of something goes on seeing it when there is less room for it.
    private func stayAtEnd(_ before: [String: ScrollPlace]) -> Bool {
        var moved = false
        for (id, scroll) in scene.scrolls {
            guard let old = before[id], old.most > 0, scroll.most > old.most, scroll.content == old.content,
                let at = offsets[id], at >= old.most - 1
            else { continue }
            (offsets[id], moved) = (scroll.most, true)
        }
        return moved
    }

    /// Keeps offsets inside their content and brings what was asked for into view; true if something moved.
    private func settleScrolls() -> Bool {
        var moved = false
        for (id, scroll) in scene.scrolls {
            let at = min(max(0, offsets[id] ?? 0), scroll.most)
            if at != offsets[id] ?? 0 { (offsets[id], moved) = (at, true) }
        }
        if let id = reveal, let region = scene.regions.first(where: { $0.spec.id == id }) {
            reveal = nil
            // A field comes with the title above it and what is said below it.
            let margin = region.spec.field == nil ? 24.0 : 64
            for scroll in region.scrolls where bring(region.frame, into: scroll, margin) { moved = true }
        }
        if let id = heading, let region = scene.regions.first(where: { $0.spec.id == id }) {
            heading = nil
            if let id = region.scrolls.last, lift(region.frame, to: id) { moved = true }
        }
        // What was just brought into view is not where the page says, and needn't be moved twice.
        if revealsCaret, !moved, let region = typed, let caret = scene.fields[region.spec.id]?.caret {
            for scroll in region.scrolls where bring(caret, into: scroll, 24) { moved = true }
        }
        revealsCaret = false
        return moved
    }

    private func lift(_ frame: Rect, to id: String) -> Bool {
        guard let scroll = scene.scrolls[id], scroll.axis == .vertical else { return false }
        let at = offsets[id] ?? 0
        let wanted = min(max(0, at + frame.minY - scroll.window.minY - 12), scroll.most)
        offsets[id] = wanted
        return wanted != at
    }

    /// - Parameter margin: points around the frame that are to be seen as well.
    private func bring(_ frame: Rect, into id: String, _ margin: Double) -> Bool {
        guard let scroll = scene.scrolls[id] else { return false }
        let isColumn = scroll.axis == .vertical
        let start = isColumn ? frame.minY - scroll.window.minY : frame.minX - scroll.window.minX
        let end = isColumn ? frame.maxY - scroll.window.maxY : frame.maxX - scroll.window.maxX
        let at = offsets[id] ?? 0
        var wanted = at
        if end > -margin { wanted = at + end + margin }
        if start < margin, start - margin < wanted - at { wanted = at + start - margin }
        wanted = max(0, wanted)
        if wanted == at { return false }
        offsets[id] = wanted
        return true
    }

    /// The tint under a pointer and the ring around the focus, on top of the page.
    private func addFeedback() {
        for region in scene.regions where region.canPress && region.spec.isTinted {
            let strength = region.spec.id == pressed ? 1.0 : region.spec.id == hovered ? 0.45 : 0
            if strength > 0 {
                scene.commands.append(
                    DrawCommand(
                        .fill(radius: region.spec.radius, style.pressTint.opacity(strength)),
                        frame: region.frame,
                        clip: region.clip))
            }
        }
        if isFocusShown, let region = focused {
            scene.commands.append(
                DrawCommand(
                    .border(radius: region.spec.radius + 4, width: 3, style.focusRing),
                    frame: region.frame.grown(by: 5),
                    clip: region.clip.grown(by: 8).intersection(Rect(.zero, size))))
        }
    }

    /// How large a view comes out in at most so much room, a side of which may be infinite.
    public func size(of view: any View, in room: Size) -> Size {
        Layout(stage: self).box(view.node, room).size
    }

    /// The region that has the keyboard.
    public var focused: Region? { focus.flatMap { id in scene.regions.first { $0.spec.id == id } } }

    func region(_ id: String) -> Region? { scene.regions.first { $0.spec.id == id } }

    /// Brings a region into view at the next rebuild.
    public func bringIntoView(_ id: String) { reveal = id }

    /// Brings a region, such as a heading, to the top of what it scrolls in, at the next rebuild.
    public func bringToTop(_ id: String) {
        heading = id
        glide = nil
    }

    /// Gives the focus to something in a row of a `LazyColumn`, wherever that is, at the next rebuild.
    public func focus(onRow index: Int, of list: String) { wantedCell = Cell(list: list, index: index) }

    /// Whether something that can be pressed is pressed now.
    public var isPressing: Bool { pressed != nil }

    /// Another page is shown: presses that are under way come to nothing, and the focus goes where it was
    /// when that page was last shown. Scroll offsets stay with their ids.
    public func turnPage(from old: String, to new: String) {
        focuses[old] = focus
        (focus, reveal, heading, parked) = (focuses[new], nil, nil, nil)
        (forsaken, awaited) = (nil, nil)
        cancelPress()
        (hovered, glide, pinned, rowPlaces, rowMeasures) = (nil, nil, nil, [:], [:])
        _ = tips.end()
    }

    /// Scrolls by itself to so many points from the beginning, or as far as there is anything.
    public func scroll(_ id: String, to offset: Double) {
        offsets[id] = offset
        if glide?.scroll == id { glide = nil }
    }

    public func scrollToTop(_ id: String) {
        offsets[id] = 0
        if glide?.scroll == id { glide = nil }
    }
}
