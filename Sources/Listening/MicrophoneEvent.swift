/// What the microphone's thread tells: values, never a sound.
public enum MicrophoneEvent: Sendable, Hashable {
    /// It listens, with the device of this name.
    case opened(String)
    /// Why it doesn't listen; it tries again by itself.
    case trouble(ListeningTrouble)
    case said(HeardSaying)
    case closed
}
