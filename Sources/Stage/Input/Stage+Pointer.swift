extension Stage {
    /// A press that is under way.
    struct Drag {
        var start: Point
        var last: Point
        /// What was pressed, if anything.
        var target: String?
        var isTouch: Bool
        /// The keys that were held when it began.
        var modifiers: KeyPress.Modifiers
        /// What a finger may move from here, the front one first.
        var movers: [Mover]
        /// What it moves.
        var moving: Mover?
        /// The page region that a horizontal drag swipes.
        var page: String?
        var hasSwiped = false
        /// Whether the list under it was at its top when it began.
        var beganAtTop = false
        /// The text that a mouse selects.
        var selecting: Selecting?
        var trace = Trace()
    }

    /// Points after which it is no press any more, whatever else it becomes.
    private static let stray = 24.0
    /// Points by which a list at its top is pulled down until that means something.
    private static let pull = 110.0
    /// Points of horizontal drag that make a swipe.
    private static let swipe = 60.0
    /// Seconds until a press counts as held.
    private static let holdTime = 0.5

    /// Takes an event; returns whether the page must be built again.
    /// - Parameter now: seconds, on the clock of `rebuild`.
    @discardableResult public func handle(_ event: InputEvent, at now: Double) -> Bool {
        motion.now = now
        let hidTip = !event.isMovement && tips.end()
        return carryOut(event, at: now) || hidTip
    }

    private func carryOut(_ event: InputEvent, at now: Double) -> Bool {
        switch event {
        case .pointerMoved(let p): return hover(p)
        case .pointerPressed(let p, let pointer, let modifiers): return press(p, pointer, modifiers, now)
        case .pointerDragged(let p): return dragged(to: p)
        case .pointerReleased(let p): return release(p)
        case .menuAsked(let p): return askMenu(p)
        case .pointerCancelled:
            cancelPress()
            hovered = nil
            return true
        case .wheel(let at, let x, let y): return wheel(at, x, y)
        case .key(let key): return !isLetter(key) && self.key(key)
        case .text(let text): return take(text)
        case .composing(let text, let caret): return compose(text, caret)
        case .dropped(let drop): return takeDrop(drop)
        }
    }

    /// Carries out what has become due: a press held long enough. Returns whether something was done.
    public func elapse(to now: Double) -> Bool {
        let showsTip = tips.elapse(to: now)
        guard let hold, now >= hold.due else { return showsTip }
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
        scene.regions.last { matches($0) && $0.visible.contains(p) }
    }

    /// Whether what would be pressed at a point has an id that begins so.
    public func isOver(_ p: Point, idPrefix: String) -> Bool {
        hit(p) { $0.canPress }?.spec.id.hasPrefix(idPrefix) ?? false
    }

    /// What a press on a page that just misses a button is meant for.
    func near(_ p: Point, on page: Region) -> Region? {
        let halo = page.spec.halo
        guard halo > 0 else { return nil }
        let around = scene.regions.filter { region in
            !region.isBehind && region.spec.takesPress && region.spec.role != .page
                && region.visible.grown(by: halo).contains(p)
        }
        return around.min { $0.visible.distance(to: p) < $1.visible.distance(to: p) }
    }

    private func hover(_ p: Point) -> Bool {
        let showsBars = showBars(under: p)
        let region = hit(p) { $0.canPress }
        if region?.spec.id == hovered { return showsBars }
        hovered = region?.spec.id
        tips.rest(on: region.flatMap { $0.spec.tip == nil ? nil : $0.spec.id }, at: motion.now)
        return true
    }

    /// The second button: what can be done with the thing under it.
    private func askMenu(_ p: Point) -> Bool {
        cancelPress()
        isFocusShown = false
        guard let region = hit(p, where: { !$0.isBehind && ($0.spec.takesPress || $0.spec.menu != nil) }),
            region.spec.isEnabled, let menu = region.spec.menu
        else { return false }
        menu(Rect(p, .zero))
        return true
    }

    private func press(
        _ p: Point, _ pointer: InputEvent.Pointer, _ modifiers: KeyPress.Modifiers, _ now: Double
    ) -> Bool {
        cancelPress()
        isFocusShown = false
        clicks = clicks?.followed(by: p, at: now) ?? Clicks(place: p, time: now)
        // What is greyed out takes the press and does nothing; it doesn't fall through to what lies behind.
        let straight = hit(p) { !$0.isBehind && $0.spec.takesPress }
        let hit = straight.flatMap { near(p, on: $0) } ?? straight
        // A finger that stops a list which glides doesn't press what comes to lie under it.
        let target = stopGlide(under: p) ? nil : hit.flatMap { $0.canPress ? $0 : nil }
        var drag = Drag(
            start: p, last: p, target: target?.spec.id, isTouch: pointer == .touch, modifiers: modifiers,
            movers: movers(under: p),
            page: self.hit(p) { $0.spec.swipe != nil && !$0.isBehind }?.spec.id)
        drag.trace.note(p, at: now)
        drag.beganAtTop = scene.scrolls.contains { id, scroll in
            scroll.axis == .vertical && scroll.window.contains(p) && (offsets[id] ?? 0) <= 0
        }
        if pointer == .mouse, hit == nil || hit?.spec.role == .page { drag.moving = bar(under: p) }
        self.drag = drag
        pressed = target?.spec.id
        let isHeld = target?.spec.hold != nil || (target?.spec.field != nil && pointer == .touch)
        hold = isHeld ? target.map { ($0.spec.id, now + Self.holdTime) } : nil
        if let target, target.spec.set != nil { slide(target, to: p) }
        if let target, target.spec.field != nil, pointer == .mouse {
            self.drag?.selecting = pressField(target, p, modifiers)
        }
        return true
    }

    private func dragged(to p: Point) -> Bool {
        guard var drag else { return hover(p) }
        defer { if self.drag != nil { self.drag = drag } }
        let delta = p - drag.last
        drag.last = p
        drag.trace.note(p, at: motion.now)
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
        if !drag.hasSwiped, let id = drag.page, abs(moved.x) >= Self.swipe, abs(moved.x) > 1.5 * abs(moved.y),
            drag.moving == nil || isScroll(drag.moving)
        {
            drag.hasSwiped = true
            (pressed, drag.target) = (nil, nil)
            region(id)?.spec.swipe?(moved.x < 0 ? .left : .right)
            return true
        }
        if drag.moving == nil, let mover = mover(of: drag, by: moved) {
            drag.moving = mover
            (pressed, drag.target, hold) = (nil, nil, nil)
            if case .row(let cell) = mover { take(up: cell, from: drag.start) }
        }
        return drag.moving.map { move($0, to: p, by: delta, from: drag.start) } ?? false
    }

    private func release(_ p: Point) -> Bool {
        let ended = drag
        (pressed, drag, hold) = (nil, nil, nil)
        guard let ended else { return true }
        if ended.selecting != nil { return true }
        if let id = pulled(ended, to: p) {
            if case .scroll? = ended.moving, let moving = ended.moving { letGo(moving, at: p, ended) }
            onPull?(id)
            return true
        }
        if let moving = ended.moving {
            letGo(moving, at: p, ended)
            return true
        }
        let region = ended.target.flatMap { self.region($0) }
        // A press elsewhere ends typing.
        if isTyping, region?.spec.field == nil, region?.spec.keepsTyping != true { focus = nil }
        guard let region, region.canPress, region.visible.contains(p) || isNear(p, region) else {
            return true
        }
        if region.spec.field != nil {
            _ = pressField(region, p, [])
        } else if region.canFocus, !(region.spec.keepsTyping && isTyping) {
            focus = region.spec.id
        }
        if let pick = region.spec.pick, !ended.modifiers.isDisjoint(with: [.control, .shift]) {
            pick(ended.modifiers.contains(.shift))
        } else {
            region.spec.press?()
        }
        return true
    }

    /// The list that a finger has pulled down while it lay at its top: there is nothing to scroll, so something else is
    /// meant.
    private func pulled(_ drag: Drag, to p: Point) -> String? {
        switch drag.moving {
        case nil, .scroll: break
        // A row or a card has been carried.
        default: return nil
        }
        let way = p.y - drag.start.y
        guard drag.isTouch, way >= Self.pull, abs(p.x - drag.start.x) < way / 2 else { return nil }
        return scene.scrolls.first { id, scroll in
            scroll.axis == .vertical && scroll.window.contains(drag.start) && (offsets[id] ?? 0) <= 0
                && drag.beganAtTop
        }?.key
    }

    private func isNear(_ p: Point, _ region: Region) -> Bool {
        hit(p) { !$0.isBehind && $0.spec.takesPress }.map { near(p, on: $0)?.spec.id == region.spec.id }
            ?? false
    }

    /// A press that is under way comes to nothing.
    func cancelPress() {
        let ended = drag
        (pressed, drag, hold, lift) = (nil, nil, nil, nil)
        if let ended, case .drag(let id) = ended.moving {
            region(id)?.spec.drag?(
                DragMove(phase: .cancelled, start: ended.start, offset: ended.last - ended.start))
        }
    }

    private func slide(_ region: Region, to p: Point) {
        region.spec.set?(min(1, max(0, (p.x - region.frame.minX) / max(1, region.frame.width))))
    }
}
