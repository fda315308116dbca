/// Typing: into the field that has the focus.
extension Stage {
    /// The field that is typed into.
    var typed: Region? {
        guard let region = focused, region.spec.field != nil, region.canFocus else { return nil }
        return region
    }

    /// Whether letters are wanted: then the window asks the input method for them.
    public var isTyping: Bool { typed != nil }

    /// Where the caret stands on the page, for the input method's list.
    public var caretPlace: Rect? { typed.flatMap { scene.fields[$0.spec.id]?.caret } }

    /// Gives a field, or anything else that takes it, the focus at the next rebuild.
    /// - Parameter shown: whether the focus ring shows; a field shows its caret anyway.
    public func focus(on id: String, shown: Bool = false) {
        if focus != id { forsaken = focus }
        awaited = region(id) == nil ? id : nil
        (focus, reveal) = (id, id)
        if shown { isFocusShown = true }
        typings[id]?.since = motion.now
    }

    /// Where the next letter goes in the field that is typed into, in bytes of UTF-8; nil = nothing is.
    public var caret: Int? {
        if let focus, let wanted = carets[focus] { return wanted }
        return typed.flatMap { typings[$0.spec.id]?.editing.caret }
    }

    /// Gives a field the focus, and its caret a place, at the next rebuild.
    public func focus(on id: String, caret: Int) {
        carets[id] = caret
        focus(on: id)
        revealsCaret = true
    }

    /// Whether what has the focus is not on the page yet: what is typed now would be lost.
    public var awaitsFocus: Bool { focus.map { region($0) == nil } ?? false }

    /// What is remembered of a field, brought in line with its text.
    func typing(for spec: FieldSpec) -> Typing {
        var typing =
            typings[spec.id]
            ?? Typing(editing: TextEditing(spec.text, takesLines: spec.takesLines), since: motion.now)
        typing.editing.adopt(spec.text)
        (typing.editing.limit, typing.editing.takesLines) = (spec.limit, spec.takesLines)
        typing.editing.isSecret = spec.isSecret
        if let caret = carets.removeValue(forKey: spec.id) { typing.editing.move(to: caret) }
        return typing
    }

    /// Changes the text or the caret of a field, and tells the model.
    @discardableResult func edit(
        _ region: Region, keepsColumn: Bool = false, _ change: (inout TextEditing) -> Void
    ) -> Bool {
        guard let field = region.spec.field else { return false }
        // Not brought in line with the page: that may be older than the last key.
        var typing = typings[field.id] ?? self.typing(for: field)
        if let caret = carets.removeValue(forKey: field.id) { typing.editing.move(to: caret) }
        let before = typing.editing.text
        change(&typing.editing)
        if !keepsColumn { typing.column = nil }
        typing.since = motion.now
        typings[field.id] = typing
        revealsCaret = true
        if typing.editing.text != before { field.change(typing.editing.text) }
        return true
    }

    /// Letters that were typed, or what an input method has made of them.
    func take(_ text: String) -> Bool {
        guard let region = typed else { return false }
        return insert(text, into: region)
    }

    /// What was dropped goes to the page, unless it is a text and a field has the focus.
    func takeDrop(_ drop: Drop) -> Bool {
        if case .text(let text) = drop, take(text) { return true }
        return onDrop?(drop) ?? false
    }

    func compose(_ text: String, _ caret: Int) -> Bool {
        guard let region = typed else { return false }
        return edit(region) { $0.compose(text, caret: caret) }
    }

    /// The focus has gone from somewhere.
    func left(_ id: String?) {
        guard let id, let field = region(id)?.spec.field else { return }
        typings[id]?.editing.compose("", caret: 0)
        field.leave?()
    }

    // MARK: Places

    /// The place in a field's text that is nearest to a point of the page.
    func place(in id: String, at p: Point) -> Int? {
        guard let field = scene.fields[id], let typing = typings[id] else { return nil }
        // While a hint stands in for it there is no text to press into.
        if typing.editing.shownText.isEmpty { return 0 }
        let place = measure.offset(at: p - field.text.origin, in: field.run, width: field.text.width)
        let meant = typing.editing.place(ofShown: place)
        return typing.editing.composition == nil ? meant : min(meant, typing.editing.end)
    }
}
