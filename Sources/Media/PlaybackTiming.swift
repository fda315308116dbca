/// When a recording's pictures are due on the wall, as a value without a clock.
struct PlaybackTiming {
    /// Seconds that a picture may be late before everything after it is put off, so that nothing has to catch
    /// up.
    static let patience = 0.25
    /// Seconds that we wait for one picture at most; a file may claim that its second picture comes in a
    /// year.
    static let longestWait = 2.0

    /// Clock minus the recording's time.
    private var offset: Double?

    /// Seconds to wait, at `now`, for the picture of a recording's `time`; 0 or less when it is due.
    mutating func wait(for time: Double, now: Double) -> Double {
        guard let offset else {
            self.offset = now - time
            return 0
        }
        let wait = offset + time - now
        if wait > Self.longestWait || wait < -Self.patience {
            let instead = wait > 0 ? Self.longestWait : 0
            self.offset = now + instead - time
            return instead
        }
        return wait
    }
}
