import Gestures

/// What a practice has found out, and the sensitivity that fits it.
public struct Findings: Sendable, Hashable {
    /// The sensitivity as it was set, and as it should be, 0...1.
    public let setting: Double
    public let recommended: Double
    /// Waves that counted.
    public let waves: Int
    /// Whether the waves were hardly to be seen.
    public let areFaint: Bool
    /// Pictures a second in which the hand was seen, if they are too few for a flick of the wrist; nil if there were
    /// enough, or it was not measured.
    public let fewPictures: Int?
    /// Seconds of the room's minute; 0 if it was left out.
    public let seconds: Double
    /// Pages that would have turned by themselves, at the sensitivity that fits the waves alone.
    public let alarms: Int
    /// Those that would still turn at the recommended one, because the waves need it.
    public let alarmsLeft: Int

    /// Pictures a second from which on half of all flicks are seen (`Evidence.md`); a sweep needs no more than eight.
    static let enoughPictures = 20.0

    init(_ waves: WaveRecord, _ room: RoomMinute) {
        let candidate = waves.candidate
        let heard = room.isTelling ? room.alarms.filter { $0 <= candidate } : []
        var recommended = candidate
        if let loudest = heard.min() {
            // Just below the clearest of them, but not below what the waves need.
            recommended = max(Sensitivity.mark(from: waves.need), Sensitivity.mark(below: loudest))
        }
        setting = waves.setting
        self.recommended = min(recommended, candidate)
        self.waves = waves.needs.count
        areFaint = waves.areFaint
        fewPictures = waves.picturesPerSecond.flatMap {
            $0 < Self.enoughPictures ? max(1, Int($0.rounded())) : nil
        }
        seconds = room.isTelling ? room.measured : 0
        alarms = heard.count
        alarmsLeft = heard.count { [recommended = self.recommended] in $0 <= recommended }
    }

    /// Whether there is something to change: the setting is one of `Sensitivity.marks`, or was once set between two.
    public var isChange: Bool { abs(recommended - setting) > 0.02 }
    /// Whether anything was practised at all.
    public var isEmpty: Bool { waves == 0 && !areFaint && seconds == 0 }
}
