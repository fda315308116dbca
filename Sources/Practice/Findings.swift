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
    /// Seconds of the room's minute; 0 if it was left out.
    public let seconds: Double
    /// Pages that would have turned by themselves, at the sensitivity that fits the waves alone.
    public let alarms: Int
    /// Those that would still turn at the recommended one, because the waves need it.
    public let alarmsLeft: Int

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
        seconds = room.isTelling ? room.measured : 0
        alarms = heard.count
        alarmsLeft = heard.count { [recommended = self.recommended] in $0 <= recommended }
    }

    /// Whether there is something to change: the setting is one of `Sensitivity.marks`, or was once set between two.
    public var isChange: Bool { abs(recommended - setting) > 0.02 }
    /// Whether anything was practised at all.
    public var isEmpty: Bool { waves == 0 && !areFaint && seconds == 0 }
}
