/// Says when somebody begins to speak and when it is over, frame by frame. The sound is its only clock.
protocol SpeechWatch {
    /// - Parameter samples: ``VoiceActivity/frame`` of them.
    mutating func take(_ samples: UnsafeBufferPointer<Int16>) -> VoiceActivity.Change?
    var isSpeaking: Bool { get }
    /// Seconds of silence since the last of what was said.
    var silence: Double { get }
    /// It is over, by what was understood of it.
    mutating func close()
    /// Seconds of sound before the beginning was noticed that belong to it.
    var lead: Double { get }
}

extension VoiceActivity: SpeechWatch {
    var lead: Double { 0.36 }
}
