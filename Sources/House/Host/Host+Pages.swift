import Stage

/// Moving around.
extension Host {
    /// The first page of the program; nil = the front page.
    public func begin(at page: (any Page)?) {
        stack = page.map { [$0] } ?? []
        services.noteShown("\(type(of: self.page))")
        self.page.come()
    }

    /// Shows a page; the way back leads to the one that was shown before.
    /// - Parameter once: whether the way back, which may have led through this page, now begins there.
    public func show(_ page: any Page, once: Bool = false) {
        if page.id == self.page.id { return }
        var trail = stack.isEmpty ? [menu.home.page] : stack
        if once, let before = trail.firstIndex(where: { $0.id == page.id }) {
            trail.removeSubrange(before...)
        }
        go(to: trail + [page])
    }

    /// Shows a page in place of this one, without a way back to it.
    public func replace(with page: any Page) { go(to: stack.dropLast() + [page]) }

    /// To the page before this one.
    public func goBack() {
        let left = page
        go(to: Array(stack.dropLast()))
        left.wentBack()
    }

    /// To the front page, from its top; nothing is left on the way back.
    public func goHome() {
        for page in stack.reversed() { page.putAside() }
        stage.scrollToTop("home")
        go(to: [])
    }

    /// Pretends to have come by way of these pages, so that there is a way back to them.
    public func arrive(by pages: [any Page]) { stack = [menu.home.page] + pages }

    /// The way back doesn't lead through these pages any more.
    public func forgetWay(through passed: (any Page) -> Bool) {
        guard let shown = stack.last else { return }
        stack = stack.dropLast().filter { !passed($0) } + [shown]
    }

    /// Whether this very page is shown.
    public func isShown(_ page: any Page) -> Bool { self.page === page }

    private func go(to stack: [any Page]) {
        let old = page
        let new = stack.last ?? menu.home.page
        if new !== old {
            old.leave()
            stage.turnPage(from: old.id, to: new.id)
            // A page that has the camera to itself neither takes it over nor hands it on.
            if old.camera?.isOwn == true || new.camera?.isOwn == true { eye.close() }
        }
        self.stack = stack
        dismiss()
        isStale = true
        turns += 1
        services.noteShown("\(type(of: new))")
        new.come()
        useCamera()
        services.keepAwake(new.keepsAwake)
    }

    /// The page that is shown wants the screen to stay on, or no longer.
    public func keepAwake() { services.keepAwake(page.keepsAwake) }

    /// Something is asked for that turns a page when it comes; only the answer to the last question counts.
    /// - Returns: a closure that tells whether this is still the last question.
    public func ask() -> @MainActor () -> Bool {
        turns += 1
        let mine = turns
        return { self.turns == mine }
    }

    // MARK: The menu

    /// From the menu or by a key.
    public func visit(_ place: Place) {
        drawer.close(at: now)
        isStale = true
        if place === menu.home { return goHome() }
        if place === menu.settings { return showSettings() }
        // A slideshow can be gone on with from the front page, so the way back begins there.
        if page.keepsAwake, page.isReadFromAfar { goHome() }
        show(place.page, once: true)
        place.arrive()
    }

    /// The settings, from their beginning or at a heading.
    public func showSettings(at heading: String? = nil) {
        if !isShown(menu.settings.page) { stage.scrollToTop("settings") }
        show(menu.settings.page)
        if let heading { stage.bringToTop("heading \(heading)") }
    }

    func toggleMenu() {
        drawer.toggle(at: now)
        isStale = true
    }

    func closeMenu() {
        drawer.close(at: now)
        isStale = true
    }

    func dragMenu(_ move: DragMove, width: Double) {
        drawer.drag(move, width: width, at: now)
        isStale = true
    }

    /// Ctrl+F and /: to the page's own field, or to the search page's.
    public func find() {
        drawer.close(at: now)
        isStale = true
        if let field = page.searchField { return stage.focus(on: field) }
        if let search = menu.places.first(where: { $0.id == "search" }) { visit(search) }
    }

    // MARK: Sheets

    /// Lays a card over the page, in place of the one that lies there.
    public func present(_ sheet: Sheet) {
        dismiss()
        (self.sheet, isStale) = (sheet, true)
    }

    /// Takes the card away.
    public func dismiss() {
        guard let old = sheet else { return }
        (sheet, isStale) = (nil, true)
        old.gone()
    }
}
