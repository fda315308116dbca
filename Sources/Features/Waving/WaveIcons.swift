import Practice

/// The symbols of the waves for yes and no, as far as one knows which way they go.
struct WaveIcons {
    let yes: String
    let no: String

    /// While the direction is being settled the camera may mirror its picture, or the cook may prefer it the
    /// other way: only "the same again" can be said.
    init(_ rules: Practice) {
        if rules.phase == .direction || rules.hasTurned {
            (yes, no) = rules.phase == .direction ? ("hand-wave", "close") : ("hand-wave", "undo")
        } else {
            (yes, no) = rules.isSwapped ? ("hand-right", "hand-left") : ("hand-left", "hand-right")
        }
    }
}
