public import Gestures
public import Sounds

/// How a cook learns to wave, and the program learns the cook: three waves each way, then a minute in which
/// nobody waves.
///
/// Every phase can be gone through by waving alone. While practising, the detector is as keen as `keenness`;
/// each wave tells which sensitivity it needed, so one practice finds the setting that all of them fit.
/// Time is an argument, in seconds on any clock that only moves forward.
public struct Practice: Sendable, Hashable {
    public enum Phase: Sendable, Hashable, CaseIterable {
        /// Waves for next, and for back, are being asked for.
        case next, previous
        /// Every wave for next came the other way: shall that be next?
        case direction
        /// The minute is explained, and waits for a wave.
        case roomAhead
        case room
        /// What was found, and the setting that fits it.
        case result
        case done
    }

    public enum Event: Sendable, Hashable {
        /// The camera's thread has found something.
        case swipe(Swipe)
        case nearMiss(NearMiss)
        /// A wave that was found is over, and all is known of it.
        case settled(Swipe)
        /// A key or a button: yes where something is asked, on to the next phase where waves are.
        case goOn
        /// No where something is asked.
        case decline
    }

    public enum Effect: Sendable, Hashable {
        case play(Cue)
        /// Which way is next has been settled.
        case setDirection(swapped: Bool)
        case setSensitivity(Double)
        /// What was measured of the waves is to be remembered.
        case teach([WaveSample])
        /// The cook has finished.
        case leave
    }

    /// What there is to say about the last movement.
    public enum Remark: Sendable, Hashable {
        /// It counted: the first of its phase, the second, and so on, from 1.
        case counted(Int)
        /// It counted, but only because the detector is keener than it can afford to be for good.
        case countedFaintly(Int)
        /// It was a wave, but for the other gesture.
        case otherWay
        case almost(Shortfall)
        /// Nobody was meant to wave, and a page would have turned.
        case falseAlarm
        /// Nothing like a wave for a while.
        case nothingSeen
    }

    /// Waves asked for each way.
    public static let wavesEach = 3
    /// The detector's sensitivity while practising, 0...1: a little keener than usual, so that faint waves
    /// are seen, and no more, so that a hand that is only being raised is left alone.
    public static let keenness = 0.55
    /// Seconds after a phase has begun in which nothing counts: the hand is still going back.
    public static let breath = 1.2
    /// Seconds without anything like a wave after which the cook wants a hint.
    public static let patience = 12.0

    public internal(set) var phase = Phase.next
    /// Waves that counted in this phase.
    public internal(set) var counted = 0
    public private(set) var remark: Remark?
    public private(set) var phaseSince: Double
    /// When the last movement was remarked on.
    public private(set) var remarkSince: Double
    /// Whether a hand that the camera stores as going left means next.
    public internal(set) var isSwapped: Bool
    /// Whether that was settled here and now.
    public internal(set) var hasTurned = false
    public internal(set) var room = RoomMinute()
    /// What the waves themselves ask for.
    public internal(set) var waves: WaveRecord
    var isLooking = false
    /// Since when nothing like a wave has been seen.
    var quietSince: Double
    /// The waves in a row that came the other way, by the sensitivity each needed.
    var otherWay: [Double] = []
    var knowsWayBack = false
    /// When the last swipe was recognised that isn't over, and what it was taken for.
    var unsettled: Unsettled?

    struct Unsettled: Sendable, Hashable {
        enum Kind: Sendable, Hashable { case counted(Int), otherWay, alarm, noAlarmYet }
        let time: Double
        let kind: Kind
    }

    /// - Parameters:
    ///   - sensitivity: as it is set, 0...1.
    ///   - isSwapped: as it is set.
    public init(sensitivity: Double, isSwapped: Bool, at now: Double) {
        waves = WaveRecord(setting: sensitivity)
        self.isSwapped = isSwapped
        (phaseSince, remarkSince, quietSince) = (now, now, now)
    }

    /// Whether the recommended setting has been taken.
    public internal(set) var hasAccepted = false
    /// Whether the waves are remembered.
    public var hasTaught: Bool { hasAccepted && waves.samples.count >= TaughtWaves.fewest }
    /// The sensitivity as it is set now, 0...1.
    public var sensitivity: Double { hasAccepted ? findings.recommended : findings.setting }

    /// What has been found; complete from `Phase.result` on.
    public var findings: Findings { Findings(waves, room) }

    // MARK: Doors

    public mutating func handle(_ event: Event, at now: Double) -> [Effect] {
        switch event {
        case .swipe(let swipe): return take(swipe, at: now)
        case .nearMiss(let miss):
            take(miss, at: now)
            return []
        case .settled(let swipe):
            settle(swipe, at: now)
            return []
        case .goOn: return goOn(at: now)
        case .decline: return decline(at: now)
        }
    }

    /// The camera has begun or ceased to look: without it no time runs.
    public mutating func look(_ looks: Bool, at now: Double) {
        guard looks != isLooking else { return }
        isLooking = looks
        quietSince = now
        if phase == .room { looks ? room.run(at: now) : room.pause(at: now) }
    }

    /// When `elapse` wants to be called; nil = nothing will happen by itself.
    public var deadline: Double? {
        switch phase {
        case .next, .previous: isLooking && remark != .nothingSeen ? quietSince + Self.patience : nil
        case .room: room.end
        default: nil
        }
    }

    /// Time has passed.
    public mutating func elapse(to now: Double) -> [Effect] {
        guard let deadline, now >= deadline else { return [] }
        if phase == .room {
            endRoom(at: now)
            return [.play(.finish)]
        }
        say(.nothingSeen, at: now)
        return []
    }

    mutating func begin(_ phase: Phase, at now: Double) {
        if phase != .direction { otherWay = [] }
        (self.phase, counted, remark, phaseSince, quietSince) = (phase, 0, nil, now, now)
    }

    mutating func say(_ remark: Remark, at now: Double) { (self.remark, remarkSince) = (remark, now) }
}
