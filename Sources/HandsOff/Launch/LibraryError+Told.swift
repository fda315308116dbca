import Language
import Library

extension LibraryError {
    /// What is wrong, as a command says it; in English, as all that commands print.
    var told: String {
        let sentence = sentence(Language.english.wording)
        return kind == .lost ? "\(sentence) Open the window to choose what takes its place." : sentence
    }
}
