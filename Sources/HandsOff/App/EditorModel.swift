import Library

/// The recipe that is being written (AR04).
@MainActor final class EditorModel: PageModel {
    let draft: Draft.ID
    init(_ draft: Draft.ID) { self.draft = draft }
}
