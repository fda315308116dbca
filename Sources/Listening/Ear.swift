/// From sound to what was said in it: what is steady is taken away, silence is not listened to, and a word or two between
/// two silences goes to the recogniser.
///
/// Bound to the thread that made it. Sound is its only clock.
final class Ear {
    /// Something that was said, with a silence before and after it.
    struct Utterance {
        /// Seconds since the ear was opened: its sound, and when it was known to be over.
        var from: Double, to: Double, at: Double
        /// At 16 kHz; empty if it was too long to be a command.
        var samples: [Int16]
        /// Whether our own voice sounded while it lasted.
        var isOverlaid: Bool
    }

    /// Seconds of sound before the beginning was noticed that belong to it.
    private static let lead = 0.36
    /// Seconds; what is longer is talk.
    private static let longest = 4.4

    private let denoiser = Denoiser()
    private var activity: VoiceActivity
    private var waiting: [Int16] = []
    /// The sound of the last moment, or since somebody began to speak.
    private var kept: [Int16] = []
    private var heard = 0
    private var began = 0
    private var isOverlaid = false
    private var isTooLong = false

    init(_ rule: VoiceActivity.Rule = VoiceActivity.Rule()) { activity = VoiceActivity(rule) }

    /// Seconds of sound so far.
    var now: Double { Double(heard) / Double(VoiceActivity.rate) }
    var isHearingSpeech: Bool { activity.isSpeaking }

    /// - Parameters:
    ///   - samples: any number of them, at 16 kHz.
    ///   - overlaid: whether our own voice sounds meanwhile.
    func take(_ samples: UnsafeBufferPointer<Int16>, overlaid: Bool = false) -> [Utterance] {
        waiting.append(contentsOf: samples)
        var found: [Utterance] = []
        var at = 0
        while waiting.count - at >= VoiceActivity.frame {
            var frame = Array(waiting[at..<at + VoiceActivity.frame])
            at += VoiceActivity.frame
            denoiser.clean(&frame)
            if let utterance = take(frame, overlaid) { found.append(utterance) }
        }
        waiting.removeFirst(at)
        return found
    }

    private func take(_ frame: [Int16], _ overlaid: Bool) -> Utterance? {
        heard += frame.count
        let change = frame.withUnsafeBufferPointer { activity.take($0) }
        kept.append(contentsOf: frame)
        if activity.isSpeaking || change == .ended {
            isOverlaid = isOverlaid || overlaid
            if kept.count > Self.samples(Self.longest) {
                isTooLong = true
                kept.removeFirst(kept.count - Self.samples(Self.lead))
            }
        } else {
            isOverlaid = overlaid
            // Let go in large pieces: moving it costs.
            if kept.count > Self.samples(1) { kept.removeFirst(kept.count - Self.samples(Self.lead)) }
        }
        switch change {
        case .began:
            kept.removeFirst(max(0, kept.count - Self.samples(Self.lead)))
            (began, isTooLong) = (heard - kept.count, false)
        case .ended:
            let utterance = Utterance(
                from: Double(began) / Double(VoiceActivity.rate), to: now - activity.silence, at: now,
                samples: isTooLong ? [] : kept, isOverlaid: isOverlaid)
            (kept, isOverlaid) = (kept.suffix(Self.samples(0.1)), overlaid)
            return utterance
        case .rested, .wentOn, nil: break
        }
        return nil
    }

    private static func samples(_ seconds: Double) -> Int { Int(seconds * Double(VoiceActivity.rate)) }
}
