extension Stage {
    /// Keys go to the focused region first, then to the page, then to moving the focus and scrolling.
    func key(_ key: KeyPress) -> Bool {
        if let field = typed, type(key, in: field) { return true }
        if moveRow(key) { return true }
        if isFocusShown, let region = focused, use(key, on: region) { return true }
        if onKey?(key) == true { return true }
        switch (key.name, key.modifiers) {
        case ("tab", []): return moveFocus(by: 1)
        case ("tab", .shift): return moveFocus(by: -1)
        case ("left", []): return moveFocus(towards: Point(-1, 0))
        case ("right", []): return moveFocus(towards: Point(1, 0))
        case ("up", []): return moveFocus(towards: Point(0, -1)) || scrollMain(by: -80)
        case ("down", []): return moveFocus(towards: Point(0, 1)) || scrollMain(by: 80)
        case ("pageup", []): return moveCard(by: -1) || scrollMain(by: -size.height * 0.8)
        case ("pagedown", []): return moveCard(by: 1) || scrollMain(by: size.height * 0.8)
        case ("home", []): return moveCard(by: -.max) || scrollMain(by: -1e12)
        case ("end", []): return moveCard(by: .max) || scrollMain(by: 1e12)
        default: return false
        }
    }

    private func use(_ key: KeyPress, on region: Region) -> Bool {
        if key.isRepeat, ["application", "menu", "f10"].contains(key.name) { return false }
        // As every desktop has it; what offers no menu does what holding it does.
        let asksMenu =
            ["application", "menu"].contains(key.name) || (key.name == "f10" && key.modifiers == .shift)
        if asksMenu, let menu = region.spec.menu {
            menu(region.visible)
            return true
        }
        if let hold = region.spec.hold, !key.isRepeat,
            asksMenu || (key.name == "return" && key.modifiers == .shift)
        {
            hold()
            return true
        }
        if let pick = region.spec.pick, key.name == "space", !key.isRepeat,
            [.control, .shift].contains(key.modifiers)
        {
            pick(key.modifiers == .shift)
            return true
        }
        guard key.modifiers.isEmpty else { return false }
        if let set = region.spec.set {
            let (amount, step) = (region.spec.amount, region.spec.step)
            switch key.name {
            case "left", "down": set(max(0, amount - step)); return true
            case "right", "up": set(min(1, amount + step)); return true
            case "home": set(0); return true
            case "end": set(1); return true
            default: return false
            }
        }
        if ["return", "keypad enter", "space"].contains(key.name), !key.isRepeat,
            let press = region.spec.press
        {
            press()
            return true
        }
        return false
    }

    private var stops: [Region] { scene.regions.filter { $0.canFocus } }

    /// To the next stop, or the one before; a shelf of cards is one stop, in which arrows walk.
    private func moveFocus(by step: Int) -> Bool {
        let stops = stops
        if stops.isEmpty { return false }
        guard let here = stops.firstIndex(where: { $0.spec.id == focus }) else {
            show(entry(of: stops[step > 0 ? 0 : stops.count - 1], among: stops))
            return true
        }
        // The first Tab shows where the focus is, or begins at the top; a caret shows it already.
        if !isFocusShown && !isTyping {
            show(stops[here])
            return true
        }
        let cell = stops[here].cell
        var next = here
        repeat {
            next = (next + step + stops.count) % stops.count
        } while next != here
            && cell != nil && stops[next].cell?.list == cell?.list && stops[next].cell != cell
        show(stops[next].cell == cell ? stops[next] : entry(of: stops[next], among: stops))
        return true
    }

    /// Where Tab enters what a stop belongs to: a shelf at its first card in sight.
    private func entry(of stop: Region, among stops: [Region]) -> Region {
        guard let cell = stop.cell else { return stop }
        return stops.first { $0.cell?.list == cell.list && $0.isVisible } ?? stop
    }

    /// The focus goes a page of cards up or down, or to the first or last, if a card of a shelf has it.
    private func moveCard(by pages: Int) -> Bool {
        guard isFocusShown, let cell = focused?.cell, let shelf = scene.shelves[cell.list] else {
            return false
        }
        let column = cell.index % shelf.columns
        var target = pages == .max ? shelf.count - 1 : 0
        if abs(pages) < 1000 {
            target = cell.index + pages * shelf.inPage
            // In the same column, unless that has no card in the last row.
            if target >= shelf.count {
                target = (shelf.count - 1) / shelf.columns * shelf.columns + column
                if target >= shelf.count { target = max(cell.index, shelf.count - 1) }
            }
            if target < 0 { target = column }
        }
        wantedCell = Cell(list: cell.list, index: min(max(0, target), shelf.count - 1))
        return true
    }

    /// The nearest stop in a direction; distance across the direction counts double. What lies inside the
    /// focused thing is Tab's.
    private func moveFocus(towards way: Point) -> Bool {
        guard isFocusShown, let here = focused else {
            guard let first = stops.first else { return false }
            if way.y < 0 || way.x < 0 { return false }
            show(first)
            return true
        }
        let from = here.frame.middle
        let best = stops.filter { $0.spec.id != here.spec.id && !here.frame.covers($0.frame) }.compactMap {
            stop -> (Region, Double)? in
            let d = stop.frame.middle - from
            let ahead = d.x * way.x + d.y * way.y
            let aside = abs(d.x * way.y) + abs(d.y * way.x)
            return ahead > 4 && aside < ahead * 3 ? (stop, ahead + 2 * aside) : nil
        }.min { $0.1 < $1.1 }
        guard let best else { return false }
        show(best.0)
        return true
    }

    private func show(_ region: Region) {
        focus(on: region.spec.id, shown: true)
    }

    private func scrollMain(by points: Double) -> Bool {
        guard let id = mainScroll, let main = scene.scrolls[id] else { return false }
        offsets[id] = min(max(0, (offsets[id] ?? 0) + points), main.most)
        return true
    }

    /// The largest list of the page; what lies behind a sheet or the menu stays where it is.
    var mainScroll: String? {
        let behind = Set(scene.regions.lazy.filter { $0.isBehind && $0.spec.role == .scroll }.map(\.spec.id))
        let open = scene.scrolls.filter { $0.value.axis == .vertical && !behind.contains($0.key) }
        return open.max {
            $0.value.window.width * $0.value.window.height < $1.value.window.width * $1.value.window.height
        }?.key
    }
}
