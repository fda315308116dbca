import Kit
import Language
import Stage

/// What is wrong with a field, in kind words.
enum EditorFlaw {
    /// Nil while there is nothing to say about it.
    @MainActor static func sentence(_ field: String, _ model: EditorPage, _ look: Look) -> String? {
        guard let flaw = model.flaw(in: field) else { return nil }
        return switch flaw.kind {
        case .noTitle: look.words.editorNoTitle
        case .noSteps: look.words.editorNoSteps
        case .noServings: look.words.editorNoServings
        case .noTime: look.words.editorNoTime
        case .noNumber: look.words.editorNoNumber
        case .noAddress: look.words.editorNoAddress
        }
    }
}
