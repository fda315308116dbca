import Foundation

/// The end of the program, which comes within a second of being asked for, whatever is still waited for: a
/// disk that doesn't answer, a copy of a library of gigabytes.
///
/// Nothing that was saved is lost by it: the library is made for ends that come without any warning.
enum Departure {
    /// Seconds for putting things away in good order.
    static let patience = 0.9

    /// Ends the process when the time is over, unless it has ended by then.
    @MainActor static func begin(status: Int32) {
        let log = Launch.log
        let thread = Thread {
            usleep(UInt32(patience * 1e6))
            log.notice("left before all was put away")
            _exit(status)
        }
        thread.name = "departure"
        thread.stackSize = 64 << 10
        thread.start()
    }
}
