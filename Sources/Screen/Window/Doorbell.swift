import CSDL2

/// Wakes the window from any thread. What is to be done then waits elsewhere, as work for the main actor:
/// hand it over first, ring second.
public struct Doorbell: Sendable {
    /// SDL's number for our event; the same for every doorbell.
    static let event: UInt32 = SDL_RegisterEvents(1)

    public init() {}

    /// Makes a `waitForEvents` that is under way, or the next one, return with `.woken`. Without a window
    /// it does nothing.
    public func ring() {
        if SDL_WasInit(SDL_INIT_EVENTS) == 0 { return }
        var event = SDL_Event()
        event.type = Self.event
        _ = SDL_PushEvent(&event)
    }
}
