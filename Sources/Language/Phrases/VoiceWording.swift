/// Reading aloud (TR30).
public protocol VoiceWording {
    var readAloud: String { get }
    /// Why nothing is heard.
    func noVoice(in language: String) -> String
    var noVoices: String { get }
}
