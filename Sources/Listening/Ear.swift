/// From sound to what was said in it: what is steady is taken away, silence is not listened to, and a word or two between
/// two silences goes to the recogniser.
///
/// Bound to the thread that made it. Sound is its only clock.
final class Ear {
    /// Something that was said, with a silence before and after it.
    struct Utterance {
        /// Seconds since the ear was opened: its sound, and when it was known to be over.
        var from: Double, to: Double, at: Double
        /// nil if it was too long to be a command.
        var sound: HeardSound?
        /// Whether our own voice sounded while it lasted.
        var isOverlaid: Bool
        /// Whether nothing can follow; if not, it may be over, and a noise is in the way of knowing.
        var isOver: Bool
    }

    /// Seconds; what is longer is talk.
    private static let longest = 4.8

    private let denoiser = Denoiser()
    private var activity: any SpeechWatch
    private var waiting: [Int16] = []
    /// The sound of the last moment, or since somebody began to speak.
    private var kept = HeardSound()
    private var heard = 0
    private var began = 0
    private var isOverlaid = false
    private var isTooLong = false

    init(_ activity: any SpeechWatch = VoiceActivity()) { self.activity = activity }

    /// Seconds of sound so far.
    var now: Double { Double(heard) / Double(VoiceActivity.rate) }
    var isHearingSpeech: Bool { activity.isSpeaking }

    /// - Parameters:
    ///   - samples: any number of them, at 16 kHz.
    ///   - overlaid: whether our own voice sounds meanwhile.
    ///   - hear: is given what was said, and says whether it was understood: if so, it is over.
    func take(
        _ samples: UnsafeBufferPointer<Int16>, overlaid: Bool = false, _ hear: (Utterance) -> Bool
    ) {
        waiting.append(contentsOf: samples)
        var at = 0
        while waiting.count - at >= VoiceActivity.frame {
            let raw = Array(waiting[at..<at + VoiceActivity.frame])
            at += VoiceActivity.frame
            var cleaned = raw
            denoiser.clean(&cleaned)
            if let said = take(HeardSound(raw: raw, cleaned: cleaned), overlaid), hear(said) || said.isOver {
                activity.close()
                (kept, isOverlaid) = (kept.last(Self.samples(activity.lead / 3)), overlaid)
            }
        }
        waiting.removeFirst(at)
    }

    private func take(_ frame: HeardSound, _ overlaid: Bool) -> Utterance? {
        heard += frame.raw.count
        let change = frame.raw.withUnsafeBufferPointer { activity.take($0) }
        kept.append(frame)
        if activity.isSpeaking || change == .ended {
            isOverlaid = isOverlaid || overlaid
            if kept.count > Self.samples(Self.longest) {
                isTooLong = true
                kept.removeFirst(kept.count - Self.samples(activity.lead))
            }
        } else {
            isOverlaid = overlaid
            // Let go in large pieces: moving it costs.
            if kept.count > Self.samples(1) { kept.removeFirst(kept.count - Self.samples(activity.lead)) }
        }
        switch change {
        case .began:
            kept.removeFirst(max(0, kept.count - Self.samples(activity.lead)))
            (began, isTooLong) = (heard - kept.count, false)
        case .faded where isTooLong: break
        case .faded, .ended:
            return Utterance(
                from: Double(began) / Double(VoiceActivity.rate), to: now - activity.silence, at: now,
                sound: isTooLong ? nil : kept, isOverlaid: isOverlaid, isOver: change == .ended)
        case .rested, .wentOn, nil: break
        }
        return nil
    }

    private static func samples(_ seconds: Double) -> Int { Int(seconds * Double(VoiceActivity.rate)) }
}
