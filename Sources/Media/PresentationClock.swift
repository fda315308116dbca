import CFFmpeg

/// Times of pictures in seconds from the first, repaired where a file has none or lets them run backwards.
struct PresentationClock {
    private let unit: Double
    /// Seconds between pictures as the file promises it, for pictures without a time of their own.
    private let step: Double
    private var first: Int64?
    private var last: Double?

    init(unit: AVRational, rate: AVRational) {
        self.unit = unit.num > 0 && unit.den > 0 ? Double(unit.num) / Double(unit.den) : 0
        let promised = rate.num > 0 && rate.den > 0 ? Double(rate.den) / Double(rate.num) : 0
        self.step = (0.001...1).contains(promised) ? promised : 1.0 / 30
    }

    mutating func time(of stamp: Int64) -> Double {
        let time = read(stamp) ?? last.map { $0 + step } ?? 0
        last = time
        return time
    }

    private mutating func read(_ stamp: Int64) -> Double? {
        guard stamp != ffmpeg_no_time(), unit > 0 else { return nil }
        let first = first ?? stamp
        self.first = first
        let time = (Double(stamp) - Double(first)) * unit
        if let last, time <= last { return nil }
        return time
    }
}
