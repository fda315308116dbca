public import Language

/// What looks: a camera, or a recording in its place.
public enum EyeSource: Sendable, Hashable {
    /// Its mode in a few words, as its driver says it.
    case camera(name: String, mode: String)
    case recording

    public func name(_ words: any Wording) -> String {
        if case .camera(let name, _) = self { name } else { words.recording }
    }

    public func mode(_ words: any Wording) -> String {
        if case .camera(_, let mode) = self { mode } else { words.fromFile }
    }
}
