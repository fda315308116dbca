public import Language
public import Listening

extension ListeningTrouble {
    /// For the cook.
    public func sentence(_ words: any Wording) -> String {
        switch kind {
        case .noMicrophone: words.noMicrophone
        case .busy: words.microphoneBusy
        case .unplugged: words.microphoneUnplugged
        case .noModel(let language): words.noSpeechModel(language)
        case .badModel: words.badSpeechModel
        case .failed: words.listeningFailed
        }
    }
}
