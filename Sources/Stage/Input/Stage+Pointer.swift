extension Stage {
    /// A press that is under way.
    struct Drag {
        var start: Point
        var last: Point
        /// What was pressed, if anything.
        var target: String?
        /// The scroll that a finger moves.
        var scroll: String?
        var isScrolling = false
        var isTouch: Bool
        /// The page region that a horizontal drag swipes.
        var page: String?
        var hasSwiped = false
        /// The text that a mouse selects.
        var selecting: Selecting?
    }

    /// Points a finger may wander before a press becomes a drag.
    private static let slop = 10.0
    /// Points after which it is no press any more, whatever else it becomes.
    private static let stray = 24.0
    /// Points of horizontal drag that make a swipe.
    private static let swipe = 60.0
    /// Seconds until a press counts as held.
    private static let holdTime = 0.5

    /// Takes an event; returns whether the page must be built again.
    /// - Parameter now: seconds, on the clock of `rebuild`.
    @discardableResult public func handle(_ event: InputEvent, at now: Double) -> Bool {
        motion.now = now
        switch event {
        case .pointerMoved(let p): return hover(p)
        case .pointerPressed(let p, let pointer, let modifiers): return press(p, pointer, modifiers, now)
        case .pointerDragged(let p): return dragged(to: p)
        case .pointerReleased(let p): return release(p)
        case .pointerCancelled:
            (pressed, hovered, drag, hold) = (nil, nil, nil, nil)
            return true
        case .wheel(let at, let x, let y): return wheel(at, x, y)
        case .key(let key): return !isLetter(key) && self.key(key)
        case .text(let text): return take(text)
        case .composing(let text, let caret): return compose(text, caret)
        }
    }

    /// Carries out what has become due: a press held long enough. Returns whether something was done.
    public func elapse(to now: Double) -> Bool {
        guard let hold, now >= hold.due else { return false }
        motion.now = now
        let place = drag?.last
        self.hold = nil
        (pressed, drag) = (nil, nil)
        guard let region = region(hold.id) else { return true }
        if region.spec.field != nil, let place { selectWord(in: region, at: place) }
        region.spec.hold?()
        return true
    }

    /// What lies under a point, the front one first.
    func hit(_ p: Point, where matches: (Region) -> Bool) -> Region? {
        page.regions.last { matches($0) && $0.visible.contains(p) }
    }

    /// Whether what would be pressed at a point has an id that begins so.
    public func isOver(_ p: Point, idPrefix: String) -> Bool {
        hit(p) { $0.canPress }?.spec.id.hasPrefix(idPrefix) ?? false
    }

    private func hover(_ p: Point) -> Bool {
        let id = hit(p) { $0.canPress }?.spec.id
        if id == hovered { return false }
        hovered = id
        return true
    }

    private func press(
        _ p: Point, _ pointer: InputEvent.Pointer, _ modifiers: KeyPress.Modifiers, _ now: Double
    ) -> Bool {
        isFocusShown = false
        clicks = clicks?.followed(by: p, at: now) ?? Clicks(place: p, time: now)
        // What is greyed out takes the press and does nothing; it doesn't fall through to what lies behind.
        let hit = hit(p) { !$0.isBehind && $0.spec.takesPress }
        let target = hit.flatMap { $0.canPress ? $0 : nil }
        drag = Drag(
            start: p, last: p, target: target?.spec.id,
            scroll: self.hit(p) { $0.spec.role == .scroll && !$0.isBehind }?.spec.id,
            isTouch: pointer == .touch,
            page: self.hit(p) { $0.spec.swipe != nil && !$0.isBehind }?.spec.id)
        pressed = target?.spec.id
        let isHeld = target?.spec.hold != nil || (target?.spec.field != nil && pointer == .touch)
        hold = isHeld ? target.map { ($0.spec.id, now + Self.holdTime) } : nil
        if let target, target.spec.set != nil { slide(target, to: p) }
        if let target, target.spec.field != nil, pointer == .mouse {
            drag?.selecting = pressField(target, p, modifiers)
        }
        return true
    }

    private func dragged(to p: Point) -> Bool {
        guard var drag else { return hover(p) }
        defer { self.drag = drag }
        let delta = p - drag.last
        drag.last = p
        if let id = drag.target, let region = region(id), region.spec.set != nil {
            slide(region, to: p)
            return true
        }
        if let selecting = drag.selecting {
            select(selecting, to: p)
            return true
        }
        let moved = p - drag.start
        if abs(moved.x) > Self.slop || abs(moved.y) > Self.slop { hold = nil }
        if abs(moved.x) > Self.stray || abs(moved.y) > Self.stray { (pressed, drag.target) = (nil, nil) }
        if !drag.hasSwiped, let id = drag.page, abs(moved.x) >= Self.swipe, abs(moved.x) > 1.5 * abs(moved.y)
        {
            drag.hasSwiped = true
            (pressed, drag.target) = (nil, nil)
            region(id)?.spec.swipe?(moved.x < 0 ? .left : .right)
            return true
        }
        guard let id = drag.scroll, let scroll = page.scrolls[id] else { return false }
        let isColumn = scroll.axis == .vertical
        if !drag.isScrolling, abs(isColumn ? moved.y : moved.x) > Self.slop, drag.page == nil || isColumn {
            drag.isScrolling = true
            (pressed, drag.target) = (nil, nil)
        }
        if drag.isScrolling { offsets[id, default: 0] -= isColumn ? delta.y : delta.x }
        return drag.isScrolling
    }

    private func release(_ p: Point) -> Bool {
        let ended = drag
        (pressed, drag, hold) = (nil, nil, nil)
        if let ended, ended.selecting != nil || ended.isScrolling { return true }
        let region = ended?.target.flatMap { self.region($0) }
        // A press elsewhere ends typing.
        if isTyping, region?.spec.field == nil, region?.spec.keepsTyping != true { focus = nil }
        guard let region, region.canPress, region.visible.contains(p) else { return true }
        if region.spec.field != nil {
            _ = pressField(region, p, [])
        } else if region.canFocus, !(region.spec.keepsTyping && isTyping) {
            focus = region.spec.id
        }
        region.spec.press?()
        return true
    }

    private func slide(_ region: Region, to p: Point) {
        region.spec.set?(min(1, max(0, (p.x - region.frame.minX) / max(1, region.frame.width))))
    }

    /// Whether it is a window on something longer than itself; others let the wheel through.
    private func canScroll(_ region: Region) -> Bool {
        guard region.spec.role == .scroll, let scroll = page.scrolls[region.spec.id] else { return false }
        return scroll.axis == .vertical
            ? scroll.content.height > scroll.window.height + 1
            : scroll.content.width > scroll.window.width + 1
    }

    private func wheel(_ p: Point, _ x: Double, _ y: Double) -> Bool {
        if let turned = hit(p, where: { $0.spec.wheel != nil || canScroll($0) }), !turned.isBehind {
            if let wheel = turned.spec.wheel {
                wheel(abs(x) > abs(y) ? x : y)
                return true
            }
            let id = turned.spec.id
            if let scroll = page.scrolls[id] {
                offsets[id, default: 0] += scroll.axis == .vertical ? y : (x == 0 ? y : x)
                return true
            }
        }
        return false
    }
}
