extension Stage {
    /// Keys go to the focused region first, then to the page, then to moving the focus and scrolling.
    func key(_ key: KeyPress) -> Bool {
        if let field = typed, type(key, in: field) { return true }
        if isFocusShown, let region = focused, use(key, on: region) { return true }
        if onKey?(key) == true { return true }
        switch (key.name, key.modifiers) {
        case ("tab", []): return moveFocus(by: 1)
        case ("tab", .shift): return moveFocus(by: -1)
        case ("left", []): return moveFocus(towards: Point(-1, 0))
        case ("right", []): return moveFocus(towards: Point(1, 0))
        case ("up", []): return moveFocus(towards: Point(0, -1)) || scrollMain(by: -80)
        case ("down", []): return moveFocus(towards: Point(0, 1)) || scrollMain(by: 80)
        case ("pageup", []): return scrollMain(by: -size.height * 0.8)
        case ("pagedown", []): return scrollMain(by: size.height * 0.8)
        case ("home", []): return scrollMain(by: -1e6)
        case ("end", []): return scrollMain(by: 1e6)
        default: return false
        }
    }

    private func use(_ key: KeyPress, on region: Region) -> Bool {
        guard key.modifiers.isEmpty else { return false }
        if let set = region.spec.set {
            let amount = region.spec.amount
            switch key.name {
            case "left", "down": set(max(0, amount - 0.05)); return true
            case "right", "up": set(min(1, amount + 0.05)); return true
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

    private var stops: [Region] { page.regions.filter { $0.canFocus } }

    private func moveFocus(by step: Int) -> Bool {
        let stops = stops
        if stops.isEmpty { return false }
        let here = stops.firstIndex { $0.spec.id == focus }
        // The first Tab shows where the focus is, or begins at the top; a caret shows it already.
        let next =
            here.map { isFocusShown || isTyping ? ($0 + step + stops.count) % stops.count : $0 }
            ?? (step > 0 ? 0 : stops.count - 1)
        show(stops[next])
        return true
    }

    /// The nearest stop in a direction; distance across the direction counts double.
    private func moveFocus(towards way: Point) -> Bool {
        guard isFocusShown, let here = focused else {
            guard let first = stops.first else { return false }
            if way.y < 0 || way.x < 0 { return false }
            show(first)
            return true
        }
        let from = here.frame.middle
        let best = stops.filter { $0.spec.id != here.spec.id }.compactMap { stop -> (Region, Double)? in
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
        let main = page.scrolls.filter { $0.value.axis == .vertical }.max {
            $0.value.window.width * $0.value.window.height < $1.value.window.width * $1.value.window.height
        }
        guard let main else { return false }
        let most = max(0, main.value.content.height - main.value.window.height)
        offsets[main.key] = min(max(0, (offsets[main.key] ?? 0) + points), most)
        return true
    }
}
