/// Decides, picture by picture, when a packet before a camera is held still enough, and which picture of it is read: the
/// sharpest of a short while.
public struct LabelWatch: Sendable {
    public enum Verdict: Sendable, Hashable {
        /// Not yet. Whether this is the best picture so far, and wants to be kept.
        case wait(isBest: Bool)
        /// The kept picture is good enough to be read.
        case read
    }

    /// The best sharpness since the last reading.
    private var best = 0.0
    /// The best ever seen by this camera: what is half as sharp was moved.
    private var record = 0.0
    /// Since when there is one worth reading.
    private var since: Double?
    private var begun: Double?
    private var last: Double?

    /// Print out of focus stays below it; see `GreyPicture.sharpness`.
    private static let least = 0.02
    /// Seconds over which the best picture is chosen, and after which it is said that none is sharp.
    private static let burst = 0.7, patience = 5.0
    /// Seconds in which what was seen before is forgotten.
    private static let memory = 4.0

    public init() {}

    /// - Parameters:
    ///   - sharpness: of a picture.
    ///   - time: in seconds.
    public mutating func see(sharpness: Double, at time: Double) -> Verdict {
        begun = begun ?? time
        // Another thing may be held there, or the light may change.
        record = max(record * max(0, 1 - (time - (last ?? time)) / Self.memory), sharpness)
        last = time
        let isBest = sharpness > best
        if isBest { best = sharpness }
        if best >= Self.least, best >= record * 0.5 {
            since = since ?? time
            if let since, time - since >= Self.burst { return .read }
        }
        return .wait(isBest: isBest)
    }

    /// Whether it has been looked in vain for so long that a word is due.
    public func isBlurred(at time: Double) -> Bool {
        since == nil && begun.map { time - $0 > Self.patience } ?? false
    }

    /// A picture was read; another one is looked for.
    public mutating func again() { (best, since, begun) = (0, nil, nil) }
}
