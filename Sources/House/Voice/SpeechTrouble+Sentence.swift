public import Language
public import Speech

extension SpeechTrouble {
    public func sentence(_ words: any Wording) -> String {
        switch kind {
        case .noVoice(let language): words.noVoice(in: language)
        case .noVoices, .unreachable, .failed: words.noVoices
        }
    }
}
