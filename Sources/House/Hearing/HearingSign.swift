public import Kit
public import Stage

/// Says that the microphone is on, that a command is waited for, or what was heard last.
public struct HearingSign: View {
    /// Seconds for which it shows what was heard.
    private static let seconds = 3.0
    let look: Look
    let hearing: Hearing

    public init(look: Look, hearing: Hearing) { (self.look, self.hearing) = (look, hearing) }

    public var body: any View {
        CameraSign(look: look, text: text)
    }

    private var text: String {
        if hearing.attends(at: look.now) {
            look.motion.redraw(at: hearing.attendsUntil)
            return look.words.yesListening
        }
        if let heard = hearing.heard, look.now - heard.at < Self.seconds {
            look.motion.redraw(at: heard.at + Self.seconds)
            return "“\(heard.text)”"
        }
        return look.words.listening
    }
}
