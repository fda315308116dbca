import CSDL2

/// Shakes the device for a moment, where it can be shaken (TR21).
///
/// SDL polls every millisecond while its haptic subsystem is up, so it is up only while something is to be
/// felt.
@MainActor public final class Rumble {
    /// Seconds that a press is felt for, and after which everything is closed again.
    private static let length = 0.03, linger = 0.2
    /// How strongly, 0...1.
    private static let strength: Float = 0.6

    private var device: OpaquePointer?
    /// When `elapse` wants to be called.
    public private(set) var deadline: Double?

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

    /// One short shake.
    public func buzz(at now: Double) {
        if device == nil { open() }
        guard let device else { return close() }
        SDL_HapticRumblePlay(device, Self.strength, UInt32(Self.length * 1000))
        deadline = now + Self.linger
    }

    /// Closes the device when it has been still for a moment.
    public func elapse(to now: Double) {
        if let deadline, now >= deadline { close() }
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
        (device, deadline) = (nil, nil)
        if SDL_WasInit(SDL_INIT_HAPTIC) != 0 { SDL_QuitSubSystem(SDL_INIT_HAPTIC) }
    }
}
