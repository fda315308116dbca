/// What a finger moves that wanders after it went down: lists, cards, rows, scroll bars.
extension Stage {
    /// Points a finger may wander before a press becomes a drag.
    static let slop = 10.0
    /// Points beside a scroll in which its bar can be taken by the mouse.
    private static let barWidth = 16.0

    func isScroll(_ mover: Mover?) -> Bool {
        if case .scroll = mover { true } else { false }
    }

    /// What could be moved from a point, the front one first.
    func movers(under p: Point) -> [Mover] {
        var movers: [Mover] = []
        for region in scene.regions.reversed() where !region.isBehind && region.visible.contains(p) {
            if region.spec.lifts, let row = region.row { movers.append(.row(row)) }
            if region.spec.drag != nil, region.spec.isEnabled { movers.append(.drag(region.spec.id)) }
            if (scene.scrolls[region.spec.id]?.most ?? 0) > 1 { movers.append(.scroll(region.spec.id)) }
            // What lies behind a page that is swiped is swiped, too; but it may be scrolled.
            if region.spec.swipe != nil {
                let behind = scene.regions.reversed().drop { $0.spec.id != region.spec.id }.dropFirst()
                for scroll in behind where scroll.visible.contains(p) && !scroll.isBehind {
                    guard let place = scene.scrolls[scroll.spec.id], place.axis == .vertical else { continue }
                    movers.append(.scroll(scroll.spec.id))
                }
                break
            }
        }
        return movers
    }

    /// What is moved now that the finger has gone so far; nil while that isn't clear.
    func mover(of drag: Drag, by moved: Point) -> Mover? {
        let axes = drag.movers.map { axis($0) }
        let isSideways = abs(moved.x) > abs(moved.y)
        for (mover, axis) in zip(drag.movers, axes) {
            switch axis {
            case nil: if max(abs(moved.x), abs(moved.y)) > Self.slop { return mover }
            case .vertical:
                let isRivalled = isSideways && axes.contains { $0 != .vertical }
                if abs(moved.y) > Self.slop, !isRivalled { return mover }
            case .horizontal:
                let isRivalled = !isSideways && axes.contains { $0 != .horizontal }
                if abs(moved.x) > Self.slop, !isRivalled { return mover }
            }
        }
        return nil
    }

    /// The axis that a mover keeps to; nil = it goes anywhere.
    private func axis(_ mover: Mover) -> Node.Axis? {
        switch mover {
        case .scroll(let id), .bar(let id, _): scene.scrolls[id]?.axis
        case .drag(let id): region(id)?.spec.dragAxis
        case .row: .vertical
        }
    }

    func move(_ mover: Mover, to p: Point, by delta: Point, from start: Point) -> Bool {
        switch mover {
        case .scroll(let id):
            offsets[id, default: 0] -= scene.scrolls[id]?.axis == .horizontal ? delta.x : delta.y
        case .bar(let id, let from):
            guard let scroll = scene.scrolls[id] else { return false }
            let (way, track) =
                scroll.axis == .vertical
                ? (p.y - start.y, scroll.window.height) : (p.x - start.x, scroll.window.width)
            offsets[id] = from + way * scroll.most / max(1, track - scroll.barLength - 8)
        case .drag(let id):
            region(id)?.spec.drag?(DragMove(phase: .moved, start: start, offset: p - start))
        case .row: lift?.last = p
        }
        return true
    }

    func letGo(_ mover: Mover, at p: Point, _ drag: Drag) {
        let velocity = drag.trace.velocity(at: motion.now)
        switch mover {
        case .scroll(let id):
            let speed = scene.scrolls[id]?.axis == .horizontal ? velocity.x : velocity.y
            if drag.isTouch, abs(speed) > Glide.least, !motion.isReduced {
                glide = Glide(
                    scroll: id, decay: Decay(from: offsets[id] ?? 0, velocity: -speed), since: motion.now)
            }
        case .bar: break
        case .drag(let id):
            region(id)?.spec.drag?(
                DragMove(phase: .released, start: drag.start, offset: p - drag.start, velocity: velocity))
        case .row:
            lift?.last = p
            putDown()
        }
    }

    // MARK: Gliding

    /// A list that was let go of while it moved goes on, until it rests or comes to its end.
    func glideOn() {
        guard let glide, let scroll = scene.scrolls[glide.scroll] else { return }
        let elapsed = motion.now - glide.since
        let at = glide.decay.position(at: elapsed)
        offsets[glide.scroll] = min(max(0, at), scroll.most)
        if elapsed >= glide.decay.seconds || at < 0 || at > scroll.most {
            self.glide = nil
        } else {
            motion.redraw(at: motion.now + Motion.frame)
        }
    }

    /// Whether a list that glided lies under a finger, which stops it.
    func stopGlide(under p: Point) -> Bool {
        guard let glide else { return false }
        self.glide = nil
        return scene.scrolls[glide.scroll]?.window.contains(p) ?? false
    }

    // MARK: Wheel and bar

    /// The bar of a scroll that the mouse is on; beside its thumb, the thumb comes to the mouse.
    func bar(under p: Point) -> Mover? {
        guard let region = hit(p, where: { $0.spec.role == .scroll && !$0.isBehind }),
            let scroll = scene.scrolls[region.spec.id], scroll.most > 1
        else { return nil }
        let id = region.spec.id
        let isColumn = scroll.axis == .vertical
        let window = scroll.window
        let aside = isColumn ? window.maxX - p.x : window.maxY - p.y
        guard aside < Self.barWidth else { return nil }
        let track = max(1, (isColumn ? window.height : window.width) - scroll.barLength - 8)
        let thumb = 4 + track * (offsets[id] ?? 0) / scroll.most
        let at = isColumn ? p.y - window.minY : p.x - window.minX
        if at < thumb || at > thumb + scroll.barLength {
            offsets[id] = min(max(0, (at - 4 - scroll.barLength / 2) / track), 1) * scroll.most
        }
        return .bar(id, from: offsets[id] ?? 0)
    }

    /// Turns what lies under the wheel: the front one that goes its way, else the front one; where there is
    /// none, as beside a list, the largest list of the page.
    func wheel(_ p: Point, _ x: Double, _ y: Double) -> Bool {
        pullByWheel(p, x, y)
        let wanted = abs(x) > abs(y) ? Node.Axis.horizontal : .vertical
        guard let turned = turned(p, wanted) else {
            return wanted == .vertical && mainScroll.map { turnWheel($0, by: y) } ?? false
        }
        if turned.isBehind { return false }
        if let wheel = turned.spec.wheel {
            wheel(abs(x) > abs(y) ? x : y)
            return true
        }
        return turnWheel(turned.spec.id, by: wanted == .horizontal ? x : y)
    }

    private func pullByWheel(_ p: Point, _ x: Double, _ y: Double) {
        guard abs(y) > abs(x) else { return }
        let lists = scene.scrolls.filter { $1.axis == .vertical && $1.window.contains(p) }
        let isAtTop = !lists.isEmpty && lists.keys.allSatisfy { (offsets[$0] ?? 0) <= 0 }
        guard wheelPull.turn(by: y, isAtTop: isAtTop, at: motion.now), let list = lists.keys.sorted().first
        else { return }
        onPull?(list)
    }

    /// What a wheel that goes along an axis turns under a point.
    private func turned(_ p: Point, _ wanted: Node.Axis) -> Region? {
        let under = scene.regions.reversed().filter { region in
            region.visible.contains(p)
                && (region.spec.wheel != nil || (scene.scrolls[region.spec.id]?.most ?? 0) > 1)
        }
        let front = under.first { $0.spec.wheel != nil || scene.scrolls[$0.spec.id]?.axis == wanted }
        return front ?? under.first
    }

    /// A touchpad turns parts of a notch, which move a list by as much less.
    private func turnWheel(_ id: String, by points: Double) -> Bool {
        guard let scroll = scene.scrolls[id] else { return false }
        if glide?.scroll == id { glide = nil }
        offsets[id, default: 0] += points / InputEvent.notch * scroll.notch
        return true
    }

    /// How far the wheel must be turned at a point to move what lies there by so many points, along the axis
    /// that is asked for more.
    public func wheel(at p: Point, moving by: Point) -> InputEvent {
        let wanted = abs(by.x) > abs(by.y) ? Node.Axis.horizontal : .vertical
        let region = turned(p, wanted)
        let scroll = region?.spec.wheel == nil ? region?.spec.id ?? mainScroll : nil
        let part = InputEvent.notch / (scroll.flatMap { scene.scrolls[$0] }?.notch ?? InputEvent.notch)
        return .wheel(at: p, x: by.x * part, y: by.y * part)
    }
}
