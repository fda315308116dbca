public import Guest
public import SyncEngine

/// How it stands between the library and the server, for whoever shows it.
public enum SyncState: Sendable, Hashable {
    /// Nobody is signed in.
    case off
    /// The cook wants to work without the network (TR35).
    case offline
    case running
    /// All is alike.
    case alike
    /// Something waits, for the reason that is told; nil = for the next round.
    case waiting(GuestTrouble?)
    /// The library can't be read or written, or the server says nonsense.
    case broken
}
