import Stage

/// What keys do; what is in front has them: the sheet, then the menu, then the page.
extension Host {
    func key(_ key: KeyPress) -> Bool {
        if let sheet, sheet.key(key) {
            isStale = true
            return true
        }
        if let place = menu.place(for: key), page.canBeLeft || (page.hasMenu && place === menu.settings) {
            if !key.isRepeat { visit(place) }
            return true
        }
        let isOpen = page.hasHeader && sheet == nil
        switch (key.name, key.modifiers) {
        case ("f1", []) where (sheet == nil || sheet?.id == KeysSheet.id) && page.hasMenu:
            sheet == nil ? present(KeysSheet.sheet(self)) : dismiss()
        case ("f10", []) where isOpen: toggleMenu()
        case ("f5", []) where page.hasHeader: askAgain()
        case ("f11", []): services.toggleFullscreen()
        case ("q", .control), ("w", .control): quit()
        case ("f", .control) where isOpen, ("/", []) where isOpen: find()
        case ("z", .control) where page.showsNotices: return pageKey(key) || undo()
        case ("n", .control) where isOpen: crossings.write()
        case ("t", .control) where sheet == nil && page.hasMenu: askForTimer()
        case ("escape", []): return escape()
        default: return pageKey(key)
        }
        return true
    }

    /// A page was pulled down at its top (AR18).
    func pulled(_ list: String) {
        if sheet != nil { return }
        if isShown(menu.home.page) { refreshNow() } else if page.askAgain() { services.speaker.play(.tick) }
    }

    private func askAgain() {
        if page.askAgain() { services.speaker.play(.tick) } else { refreshNow() }
    }

    /// The cook wants to see what has come from other devices, now.
    private func refreshNow() {
        switch syncing.state {
        case .off: tell(words.nothingToCompare)
        case .offline: tell(words.comparingIsOff)
        default:
            services.speaker.play(.tick)
            tell(words.comparing)
            syncing.now()
        }
    }

    private func pageKey(_ key: KeyPress) -> Bool {
        if sheet != nil || drawer.isOpen { return false }
        guard page.key(key) else { return false }
        isStale = true
        return true
    }

    private func escape() -> Bool {
        isStale = true
        if let sheet {
            if let leave = sheet.escape { leave() } else { dismiss() }
        } else if drawer.isOpen {
            drawer.close(at: now)
        } else if !page.escape() {
            if isShown(menu.home.page) || !page.hasMenu { return false }
            page.giveUp()
        }
        return true
    }

    /// Something was dropped on the window.
    func take(_ drop: Drop) -> Bool {
        if page.drop(drop) {
            isStale = true
            return true
        }
        return page.hasHeader && furniture.drop(drop)
    }
}
