import Language

/// What looks: a camera, or a recording in its place.
enum EyeSource: Sendable, Hashable {
    /// Its mode in a few words, as its driver says it.
    case camera(name: String, mode: String)
    case recording

    func name(_ words: any Wording) -> String {
        if case .camera(let name, _) = self { name } else { words.recording }
    }

    func mode(_ words: any Wording) -> String {
        if case .camera(_, let mode) = self { mode } else { words.fromFile }
    }
}
