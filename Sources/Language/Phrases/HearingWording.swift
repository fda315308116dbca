/// The microphone: what it does with what it hears, and what is wrong with it (BY7).
public protocol HearingWording {
    /// What the microphone does and what it doesn't: the one sentence that is agreed to.
    var microphonePromise: String { get }
    var speakToTurn: String { get }
    var microphone: String { get }
    /// Beside the sign that it listens.
    var listening: String { get }
    /// The wake word was said alone: a command is waited for.
    var yesListening: String { get }
    /// What is the matter and what to do, in at most two short sentences.
    var noMicrophone: String { get }
    var microphoneBusy: String { get }
    var microphoneUnplugged: String { get }
    /// - Parameter language: its code.
    func noSpeechModel(_ language: String) -> String
    var badSpeechModel: String { get }
    var listeningFailed: String { get }
}
