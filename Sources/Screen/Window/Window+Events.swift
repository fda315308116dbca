import CSDL2
import Stage

extension Window {
    /// Sleeps until something happens, then gives all that has happened.
    ///
    /// Costs nothing while it sleeps. Main-actor work doesn't run meanwhile: whoever has some rings a
    /// `Doorbell`, and after this has returned the loop must let it run with `await Task.yield()`.
    /// - Parameter timeout: seconds; nil = as long as it takes. 0 = what has happened already.
    /// - Returns: empty if the time ran out, or if what happened needn't be known.
    public func waitForEvents(timeout: Double?) -> [ScreenEvent] {
        var event = SDL_Event()
        let some: Bool
        if let timeout {
            // Rounded up, or the last part of a millisecond is spent in a busy loop.
            let milliseconds = Int32(min(max((timeout * 1000).rounded(.up), 0), 86_400_000))
            some = QuitSignals.interrupting { SDL_WaitEventTimeout(&event, milliseconds) } != 0
        } else {
            some = QuitSignals.interrupting { SDL_WaitEvent(&event) } != 0
        }
        var events: [ScreenEvent] = []
        guard some else { return events }
        repeat { take(event, into: &events) } while SDL_PollEvent(&event) != 0
        return events
    }

    private func take(_ event: SDL_Event, into events: inout [ScreenEvent]) {
        if event.type == SDL_WINDOWEVENT.rawValue {
            switch SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED:
                let before = (size, scale)
                updateSize()
                if before != (size, scale) || canvas == nil {
                    events.append(coalescing: .window(.resized(size)))
                }
                return
            case SDL_WINDOWEVENT_EXPOSED:
                // After a resize everything is drawn anyway.
                if case .window(.resized) = events.last { return }
                if !showAgain() { events.append(coalescing: .window(.exposed)) }
                return
            case SDL_WINDOWEVENT_CLOSE:
                // The quit that follows the last window says the same.
                return
            case SDL_WINDOWEVENT_FOCUS_LOST:
                if let cancelled = translation.cancelPress() { events.append(.input(cancelled)) }
            default: break
            }
        }
        if let known = translation.translate(event) { events.append(coalescing: known) }
    }
}
