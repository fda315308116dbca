import Gestures

/// What the cook's waves ask of the sensitivity.
public struct WaveRecord: Sendable, Hashable {
    /// A wave may be this much fainter while cooking than while practising: on the sensitivity's scale.
    static let reserve = 0.05
    /// Waves that need no more than this are sure of being seen at the usual sensitivity.
    static let sure = Sensitivity.usual - reserve

    /// The sensitivity as it was set, 0...1.
    public let setting: Double
    /// What each wave that counted needed.
    public private(set) var needs: [Double] = []
    /// How many pictures a second showed each, where that was measured.
    private var rates: [Double] = []
    /// What was measured of the waves that counted.
    private(set) var samples: [WaveSample] = []
    /// Movements that were too faint or too short even for a keen detector.
    public private(set) var faint = 0

    init(setting: Double) { self.setting = min(1, max(0, setting)) }

    mutating func count(_ need: Double) { needs.append(min(1, max(0, need))) }

    /// The last wave that counted is over: so clear was it at its best.
    mutating func settle(_ swipe: Swipe) {
        if let last = needs.indices.last { needs[last] = min(needs[last], max(0, swipe.leastSensitivity)) }
        if let sample = swipe.sample { samples.append(sample) }
    }

    /// A wave was shown by so many pictures a second.
    mutating func seen(at rate: Double?) {
        if let rate, rate.isFinite { rates.append(rate) }
    }

    /// The pictures a second that the camera really gave, by the median; nil before three waves were measured.
    var picturesPerSecond: Double? { rates.count < 3 ? nil : rates.sorted()[rates.count / 2] }

    mutating func miss(_ shortfall: Shortfall) {
        if shortfall == .tooFaint || shortfall == .tooShort { faint += 1 }
    }

    /// Whether so many waves were not seen that only the highest sensitivity will do.
    public var areFaint: Bool { faint >= Practice.wavesEach && faint * 2 >= needs.count }

    /// What the faintest wave needs.
    var need: Double { areFaint ? 1 - Self.reserve : needs.max() ?? 0 }

    /// The sensitivity that fits the waves, before the room has had its say.
    public var candidate: Double {
        if needs.isEmpty, !areFaint { return setting }
        let least = min(Sensitivity.usual, Sensitivity.nearest(to: setting))
        return max(least, Sensitivity.mark(from: need + Self.reserve))
    }
}
