import CSDL2

/// Calls back after a while, without keeping anybody awake meanwhile.
///
/// `Task.sleep` would start the system's own timers, which wake the process once a second from then on;
/// SDL's timer thread sleeps until there is something to do.
final class Reminder: Sendable {
    private let call: @Sendable () -> Void

    /// - Parameter call: made from a thread of SDL's.
    init(_ call: @escaping @Sendable () -> Void) {
        self.call = call
    }

    /// - Returns: whether the call will come.
    func remind(after seconds: Double) -> Bool {
        let milliseconds = UInt32(min(max((seconds * 1000).rounded(.up), 1), 86_400_000))
        let held = Unmanaged.passRetained(self)
        if SDL_AddTimer(milliseconds, Self.ring, held.toOpaque()) != 0 { return true }
        held.release()
        return false
    }

    /// Releases what `remind` held; 0 = don't repeat.
    private static let ring: @convention(c) (UInt32, UnsafeMutableRawPointer?) -> UInt32 = { _, context in
        if let context { Unmanaged<Reminder>.fromOpaque(context).takeRetainedValue().call() }
        return 0
    }
}
