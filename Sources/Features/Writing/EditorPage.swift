import Foods
import House
import Kit
import Library
import Recipes
import Stage

/// The recipe that is being written (AR04, AR05).
///
/// Every change goes through `change`, is kept in the library at once, and can be taken back until the page
/// is left. What the recipe then says is the business of `RecipeDraft`.
@MainActor final class EditorPage: Page {
    unowned let host: Host
    private(set) weak var writing: Writing?
    let draft: Draft.ID
    private(set) var kind: KeptDraft.Kind
    private(set) var recipe: RecipeDraft
    /// How it was before anything was changed.
    private var base: RecipeDraft
    /// Whether it has been read; before that nothing can be typed.
    private(set) var isRead: Bool
    private var isReading = false
    /// Why it could not be read, as a sentence.
    private(set) var trouble: String?
    private(set) var flaws: [RecipeDraft.Flaw] = []
    /// Whether the cook has tried to save it: from then on flaws show.
    private var hasTried = false
    private(set) var history = DraftHistory()
    /// The parts of steps that are shown though nothing is written in them yet, by the ids of their fields.
    private(set) var opened: Set<String> = []
    /// The pictures that were added while writing.
    var photos: [String] = []
    /// Where the next picture goes.
    var target = PictureTarget.recipe
    /// What is typed as the place of a picture, and what is wrong with it.
    var path = ""
    var pathTrouble: String?
    /// The newest pictures of the cook's own, to choose from.
    var found: [String] = []
    /// The step that a clip is asked for, and the film that is being cut.
    var clipStep = 0
    var trimming: ClipTrimming?
    /// Clips that are being made, or could not be, by the ids of their steps.
    var clips: [Int: ClipJob] = [:]
    var lastClip = 0
    /// What foods contain; nil until it has been read.
    var contents: FoodTable?
    /// What was worked out last.
    var estimate: FoodTable.Estimate?

    // What the library has of it.
    private var isOpen = true
    private var isKeeping = false
    private var changes = 0
    /// When the draft was last kept; nil = there is none.
    private(set) var keptAt: Double?
    /// Since when there is something that is not kept.
    private(set) var dirtySince: Double?
    private(set) var keepTrouble: String?
    /// Whether the draft has come to its end: saved, or thrown away.
    private(set) var isOver = false

    static func id(of draft: Draft.ID) -> String { "editor \(draft)" }
    var id: String { Self.id(of: draft) }
    var title: String? {
        if case .new = kind { host.words.writeRecipe } else { host.words.editorEditTitle }
    }
    var isForm: Bool { true }

    var deadline: Double? { clipDeadline }
    func elapse() { elapseClips() }
    func view(_ look: Look) -> any View { EditorView(look: look, host: host, model: self) }
    func foot(_ look: Look) -> Double { EditorFooter.height(look) }
    func giveUp() { host.goBack() }

    /// The draft of that id; else a new draft of the recipe of that id; else an empty one.
    init(_ draft: Draft.ID, _ host: Host, _ writing: Writing) {
        (self.draft, self.host, self.writing) = (draft, host, writing)
        (kind, recipe, isRead) = (.new, RecipeDraft(recipeID: draft), false)
        base = recipe
    }

    /// A recipe of somebody else, for the cook to change.
    init(copyOf other: Recipe, id: Draft.ID, title: String, _ host: Host, _ writing: Writing) {
        var copy = other
        (copy.id, copy.title, copy.stars) = (id, title, 0)
        // What lies on a server isn't the copy's.
        for step in copy.steps.indices where copy.steps[step].clip.flatMap({ ServerClip(name: $0) }) != nil {
            copy.steps[step].clip = nil
        }
        (draft, self.host, self.writing) = (id, host, writing)
        (kind, recipe, isRead) = (.copy, RecipeDraft(copy), true)
        base = recipe
    }

    /// Whether there is anything to save or to throw away.
    var isChanged: Bool { recipe != base }

    // MARK: Writing

    /// Changes the draft; shows, keeps and remembers it.
    /// - Parameter field: what is being typed into; nil = something is done to a list.
    func change(field: String? = nil, _ edit: (inout RecipeDraft) -> Void) {
        if isOver { return }
        let before = recipe
        edit(&recipe)
        if recipe == before { return }
        history.note(before, field: field, at: host.now)
        changed()
    }

    private func changed() {
        if hasTried { flaws = recipe.flaws }
        changes += 1
        host.touch()
        keep()
    }

    func type(_ text: String, into field: RecipeDraft.Field) {
        change(field: field.id) { $0[field] = text }
    }

    /// Something is done to the lists after which the caret stands elsewhere.
    func rearrange(_ edit: (inout RecipeDraft) -> RecipeDraft.Place?) {
        change { draft in
            // Before the draft is kept, so that it is kept with it.
            if let place = edit(&draft) { host.stage.focus(on: place.field, caret: place.caret) }
        }
    }

    func removeStep(_ step: RecipeDraft.Step) {
        guard let index = recipe.steps.firstIndex(where: { $0.id == step.id }) else { return }
        change { $0.removeStep(step.id) }
        host.services.speaker.play(.tick)
        if step.isBlank { return }
        host.tell(host.words.editorStepRemoved(index + 1)) {
            self.change { $0.putBack(step, at: index) }
        }
    }

    /// A part of a step that was empty and hidden is to be written.
    func open(_ field: String) {
        opened.insert(field)
        host.stage.focus(on: field, caret: 0)
        host.touch()
    }

    /// Ctrl+Z, and its opposite; returns whether there was anything.
    @discardableResult func turnBack(forward: Bool) -> Bool {
        guard let moment = history.turn(forward: forward, from: recipe) else {
            host.services.speaker.play(.refused)
            return false
        }
        let before = recipe
        recipe = moment.draft
        // What the notice offers to undo may just have been.
        host.withdrawNotice()
        if let field = moment.field, let place = recipe.end(ofChangeIn: field, from: before) {
            host.stage.focus(on: field, caret: place)
        }
        changed()
        return true
    }

    /// What is wrong with a field, once the cook has tried to save.
    func flaw(in field: String) -> RecipeDraft.Flaw? { flaws.first { $0.field == field } }

    // MARK: Keeping

    /// Writes the draft as it stands; one write at a time, and then the newest. A draft in which nothing is
    /// changed is not kept.
    private func keep() {
        if isOver { return }
        if dirtySince == nil { dirtySince = host.now }
        if isKeeping { return }
        isKeeping = true
        let asked = changes
        let kept = isChanged ? state() : nil
        let title = recipe[.title].trimmed
        host.services.change("draft") { [draft, now = host.now] box throws(LibraryError) in
            if let kept {
                try await box.saveDraft(kept, draft, title: title, at: now)
            } else {
                try await box.removeDrafts([draft])
            }
        } then: { [self, host] answer in
            isKeeping = false
            switch answer {
            case .success: (keepTrouble, keptAt, dirtySince) = (nil, kept == nil ? nil : host.now, nil)
            case .failure(let error): keepTrouble = error.sentence(host.words)
            }
            if changes != asked { keep() }
        }
    }

    private func state() -> KeptDraft {
        let field = host.stage.isTyping || host.stage.awaitsFocus ? host.stage.focus : nil
        return KeptDraft(
            kind: kind, recipe: recipe, photos: photos, isOpen: isOpen, field: field,
            caret: field == nil ? nil : host.stage.caret)
    }

    // MARK: Coming and going

    func refresh() {
        if isRead {
            // Back from another page: it is being written again.
            if !isOpen { (isOpen, changes) = (true, changes + 1) }
            if keptAt != nil { keep() }
        } else {
            read()
        }
        readContents()
    }

    private func read() {
        if isReading { return }
        isReading = true
        // The draft may just have been put back.
        host.read("draft", afterWrites: true) { [draft] box throws(LibraryError) -> (KeptDraft?, Recipe?) in
            let kept = try await box.draft(draft, as: KeptDraft.self)
            return (kept, try await box.recipe(kept?.recipe.recipeID ?? draft))
        } then: { [self, host] answer in
            isReading = false
            switch answer {
            case .success(let (kept, recipe)):
                (isRead, trouble) = (true, nil)
                take(kept, recipe)
            case .failure(let error):
                let sentence = error.sentence(host.words)
                trouble = sentence
                host.tell(failure: sentence) { self.refresh() }
            }
        }
    }

    private func take(_ kept: KeptDraft?, _ known: Recipe?) {
        if let known { (kind, base, recipe) = (.own, RecipeDraft(known), RecipeDraft(known)) }
        guard let kept else {
            if known == nil { host.stage.focus(on: RecipeDraft.Field.title.id, caret: 0) }
            return
        }
        (kind, recipe, photos, keptAt) = (kept.kind, kept.recipe, kept.photos, host.now)
        // The recipe that it was to change is gone, so it is a new one now.
        if kind == .own, known == nil { kind = .new }
        if let field = kept.field { host.stage.focus(on: field, caret: kept.caret ?? 0) }
        // It is being written again.
        (isOpen, changes) = (true, changes + 1)
        keep()
    }

    func leave() {
        (isOpen, changes) = (false, changes + 1)
        if isRead, trouble == nil, keptAt != nil || isChanged { keep() }
    }

    // MARK: The end

    /// Puts the recipe into the library; all of it or nothing, and not before it makes sense.
    func save() {
        if isOver || !isRead { return }
        if isMakingClip {
            host.services.speaker.play(.refused)
            return host.tell(host.words.editorClipOnItsWay)
        }
        (hasTried, flaws) = (true, recipe.flaws)
        if let first = flaws.first {
            host.services.speaker.play(.refused)
            host.stage.focus(on: first.field, caret: .max)
            return host.touch()
        }
        if kind == .own, !isChanged {
            writing?.leave(self, saved: recipe.recipe)
            return
        }
        isOver = true
        let finished = recipe.recipe
        let used = Set(finished.media)
        let unused = photos.filter { !used.contains($0) }
        host.change("recipe") { [draft, now = host.now] box throws(LibraryError) in
            try await box.finish(finished, draft: draft, unused: unused, at: now)
        } then: { [self, host] in
            host.services.speaker.play(.favourite)
            writing?.leave(self, saved: finished)
            host.tell(host.words.editorSaved(finished.title))
        } failed: { [self] in
            // The draft is still there, and can be written on.
            isOver = false
            keep()
        }
    }

    /// Throws away what was written, or only goes back if nothing was.
    func discard() {
        if isOver { return }
        isOver = true
        cancelClips()
        guard keptAt != nil || isChanged else {
            writing?.leave(self)
            return
        }
        let said =
            kind == .own ? host.words.editorChangesDiscarded : host.words.editorDraftDiscarded
        let last = state()
        host.takeAway("draft", saying: said) { [draft, photos, now = host.now] box throws(LibraryError) in
            // With its last letter, for whoever wants it back.
            try await box.saveDraft(last, draft, title: last.recipe[.title].trimmed, at: now)
            return try await box.removeDrafts([draft], pictures: photos)
        } undone: { [draft, host] in
            host.crossings.edit(draft)
        }
        writing?.leave(self)
    }

    /// Takes the recipe itself out of the library (AR01).
    func remove() {
        if isOver || kind != .own { return }
        isOver = true
        cancelClips()
        let title = base[.title]
        host.takeAway("recipe", saying: host.words.editorRecipeRemoved(title)) {
            [draft, id = recipe.recipeID] box throws(LibraryError) in
            try await box.remove([id], drafts: [draft])
        }
        writing?.leave(self, removed: recipe.recipeID)
    }
}
