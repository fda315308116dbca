/// What the server says to a ``ShelfQuestion``.
public enum ShelfAnswer: Sendable, Equatable {
    /// 200.
    case ok(ShelfDelivery)
    /// 409: another library has spoken under this client's name. The client takes a new one and sends what
    /// it has under that.
    case forked
    /// 409: the server isn't the one that the machine knows: it is new to it, or was put back to a back-up.
    /// Everything is pulled from the beginning.
    case epoch(ShelfRestart)
    /// 410: what was removed since has been purged. Everything is pulled from the beginning.
    case old(ShelfRestart)
    /// 400: nothing was done.
    case refused(Problem)
}
