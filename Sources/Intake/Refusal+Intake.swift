public import Exchange
internal import Glibc

extension Refusal {
    /// It was told to stop; nothing is wrong.
    public static let cancelled = Refusal(.unreachable, cause: "cancelled")

    /// A call of the system's went wrong, for the reason that `errno` tells: nobody's file is damaged by
    /// that.
    static func system(_ call: String, _ number: Int32, of path: String = "") -> Refusal {
        let isFull = number == ENOSPC || number == EDQUOT
        return Refusal(
            isFull ? .noRoom : .unreachable, cause: "\(call) \(path): \(String(cString: strerror(number)))")
    }
}
