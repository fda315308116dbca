import Slideshow
import Stage

/// What keys do on each page; the fallback for whoever has a clean finger.
extension App {
    func key(_ key: KeyPress) -> Bool {
        if sheet == .files, files?.key(key, self) == true { return true }
        if let place = Destination(key), route != .rescue, route != .practice || place == .settings {
            if !key.isRepeat { visit(place) }
            return true
        }
        switch (key.name, key.modifiers) {
        case ("f1", []) where (sheet == nil || sheet == .keys) && route != .rescue:
            sheet = sheet == .keys ? nil : .keys
            isStale = true
            return true
        case ("f10", []) where route.hasHeader && sheet == nil:
            toggleMenu()
            return true
        case ("f11", []):
            services.toggleFullscreen()
            return true
        case ("q", .control), ("w", .control):
            quit()
            return true
        case ("f", .control) where route.hasHeader && sheet == nil,
            ("/", []) where route.hasHeader && sheet == nil:
            find()
            return true
        case ("z", .control) where route.hasHeader: return pageKey(key) || undo()
        case ("n", .control) where route.hasHeader && sheet == nil:
            writeRecipe()
            return true
        case ("escape", []): return escape()
        // What is explained once is understood by Return as well, and by using it.
        case ("return", []) where sheet == .controls || sheet == .flickControls: return escape()
        case ("left", []) where sheet == .flickControls, ("right", []) where sheet == .flickControls:
            flick.learned(self)
            return pageKey(key)
        case ("w", []) where route == .cooking && sheet == nil:
            startPractice()
            return true
        default:
            return route == .practice
                ? practiceKey(key) : route == .cooking ? slideshowKey(key) : pageKey(key)
        }
    }

    /// What lies over a page keeps its keys from it.
    private func pageKey(_ key: KeyPress) -> Bool {
        guard sheet == nil, !menu.isOpen, let pageModel, pageModel.key(key, self) else { return false }
        isStale = true
        return true
    }

    /// Keys that only look around, or do nothing by themselves.
    private static let silentKeys: Set<String> = [
        "tab", "f11", "left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt",
        "left gui",
        "right gui", "capslock", "numlock",
    ]

    private func escape() -> Bool {
        if sheet == .controls {
            learnedControls()
        } else if sheet == .flickControls {
            flick.learned(self)
        } else if sheet != nil {
            sheet = nil
        } else if menu.isOpen {
            menu.close(at: now)
        } else if pageModel?.escape(self) == true {
            isStale = true
        } else {
            switch route {
            case .home, .rescue: return false
            case .cooking: giveUp()
            case .done: goHome()
            case .practice: leavePractice()
            case .search, .flick, .favourites, .collections, .collection, .filling, .myRecipes, .editor,
                .bringIn, .shoppingList, .history, .tutorials, .recipe, .settings, .cameraCheck:
                goBack()
            }
        }
        return true
    }

    private func slideshowKey(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, sheet == nil || sheet == .controls else { return false }
        let event: Slideshow.Event? =
            switch key.name {
            case "right", "space", "pagedown": .next
            case "left", "pageup", "backspace": .previous
            case "home": .first
            case "end": .last
            case "r": .again
            case "p": .pause
            default: nil
            }
        guard let event else { return false }
        // A key held down turns one page, not the whole book.
        if !key.isRepeat { page(event) }
        return true
    }

    /// Keys that do nothing else when they answer a ring: who silences a bell with Escape doesn't mean to
    /// give the recipe up.
    func onlyAnswers(_ key: KeyPress) -> Bool {
        key.name == "escape" || (route == .cooking && ["r", "p"].contains(key.name))
    }

    /// Any tap, key or wave answers a ring, except on the timers' own buttons, which say what they do.
    func answersRing(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key):
            return !key.isRepeat && key.modifiers.isEmpty && !Self.silentKeys.contains(key.name)
                && !(stage.isFocusShown && stage.focus?.hasPrefix("timer ") == true)
        case .pointerReleased(let p): return !stage.isOver(p, idPrefix: "timer ")
        default: return false
        }
    }
}
