import CSDL2

/// Shakes the device for a moment, where it can be shaken (TR21).
///
/// SDL polls every millisecond while its haptic subsystem is up, so it is up only while something is to be
/// felt.
@MainActor public final class Rumble {
    /// Seconds after which everything is closed again.
    private static let linger = 0.2
    /// How strongly, 0...1.
    private static let strength: Float = 0.6

    private var device: OpaquePointer?
    /// Shakes that are still to come: when, and for how many seconds.
    private var waiting: [(at: Double, length: Double)] = []
    private var closesAt: Double?
    /// When `elapse` wants to be called.
    public var deadline: Double? { waiting.first?.at ?? closesAt }

    public init() {}

    /// Whether there is a device that can be shaken; takes a few milliseconds.
    public func look() -> Bool {
        if device != nil { return true }
        defer { if device == nil { close() } }
        guard SDL_InitSubSystem(SDL_INIT_HAPTIC) == 0 else { return false }
        return (0..<max(0, SDL_NumHaptics())).contains { number in
            guard let found = SDL_HapticOpen(number) else { return false }
            defer { SDL_HapticClose(found) }
            return SDL_HapticRumbleSupported(found) == 1
        }
    }

    /// Shakes it now; what was still to come of another is left out.
    public func buzz(_ buzz: Buzz, at now: Double) {
        waiting = buzz.shakes.map { (now + $0.after, $0.length) }
        elapse(to: now)
    }

    /// Shakes what is due, and closes the device when it has been still for a moment.
    public func elapse(to now: Double) {
        while let next = waiting.first, next.at <= now {
            waiting.removeFirst()
            shake(for: next.length, at: now)
        }
        if waiting.isEmpty, let closesAt, now >= closesAt { close() }
    }

    private func shake(for length: Double, at now: Double) {
        if device == nil { open() }
        guard let device else { return close() }
        SDL_HapticRumblePlay(device, Self.strength, UInt32(length * 1000))
        closesAt = now + length + Self.linger
    }

    private func open() {
        guard SDL_InitSubSystem(SDL_INIT_HAPTIC) == 0 else { return }
        for number in 0..<max(0, SDL_NumHaptics()) {
            guard let found = SDL_HapticOpen(number) else { continue }
            if SDL_HapticRumbleSupported(found) == 1, SDL_HapticRumbleInit(found) == 0 {
                device = found
                return
            }
            SDL_HapticClose(found)
        }
    }

    public func close() {
        if let device { SDL_HapticClose(device) }
        (device, closesAt, waiting) = (nil, nil, [])
        if SDL_WasInit(SDL_INIT_HAPTIC) != 0 { SDL_QuitSubSystem(SDL_INIT_HAPTIC) }
    }
}
