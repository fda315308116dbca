public import Stage

/// What the owner of the window calls to drive the program.
extension Host {
    /// Takes an event of the window.
    public func handle(_ event: InputEvent) {
        // What was due before the event is done before it: a tap that was waiting is then a tap of its own.
        elapse()
        page.stirred()
        if answersRing(event) {
            isStale = true
            return
        }
        // In a form that changes under the caret, what is typed next belongs to the page as it is then.
        if isStale, page.isForm { owed += rebuild() }
        if stage.handle(event, at: now) { isStale = true }
        feelPress(event)
    }

    /// When `elapse` wants to be called; nil = nothing will happen by itself.
    public var deadline: Double? {
        let look = timers.rack.deadline.map { min($0, now + Self.longestSleep) }
        return [isHidden ? nil : stage.deadline, ruleDeadline, look].compactMap { $0 }.min()
    }

    /// Seconds. A wait for events doesn't notice that the machine has slept, and goes on for the rest of its
    /// time afterwards; so while a timer runs, no wait is longer than this.
    static let longestSleep = 10.0

    /// When a rule, not a movement, will do something by itself.
    public var ruleDeadline: Double? {
        [
            stage.holdDeadline, timers.rack.deadline, page.deadline, notice?.until, services.haptics.deadline,
            services.saving.retryAt, syncing.deadline, furniture.clockwork.compactMap { $0.deadline() }.min(),
        ]
        .compactMap { $0 }.min()
    }

    /// Does what has become due.
    public func elapse() {
        if stage.elapse(to: now) { isStale = true }
        if timers.elapse(to: now) { isStale = true }
        if let due = page.deadline, due <= now {
            page.elapse()
            isStale = true
        }
        services.haptics.elapse(to: now)
        if let until = notice?.until, now >= until { (notice, isStale) = (nil, true) }
        if let due = services.saving.retryAt, due <= now { trySavingAgain() }
        syncing.elapse()
        for work in furniture.clockwork { if let due = work.deadline(), due <= now { work.elapse() } }
        if let redraw = stage.motion.deadline, redraw <= now { isStale = true }
    }

    /// Builds the page anew and returns what must be painted again.
    public func rebuild() -> [Rect] {
        // Whatever has led to another page, or to a ring, has led here.
        useMicrophone()
        isStale = false
        page.attune()
        defer { owed = [] }
        return owed + stage.rebuild(at: now) { WindowView(host: self, look: look) }
    }

    /// The window has another size, in points.
    public func resize(to size: Size) {
        stage.size = size
        isStale = true
    }

    /// The program ends in good order: the camera is closed, writes are on their way.
    public func close() {
        for page in stack.reversed() { page.close() }
        for page in menu.made { page.close() }
        furniture.close()
        syncing.cookIsAway()
        watch = nil
        eye.close()
        hearing.close()
        dismiss()
        quit()
    }
}
