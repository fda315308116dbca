/// Keys in a field, as every desktop has them.
extension Stage {
    /// Whether a key only makes letters, which come as text: no page may take it for a command.
    func isLetter(_ key: KeyPress) -> Bool {
        guard typed != nil, key.modifiers.subtracting(.shift).isEmpty else { return false }
        return key.name.count == 1 || key.name == "space" || key.name.hasPrefix("keypad ")
    }

    /// A key in the field that has the focus; false if it means nothing there.
    func type(_ key: KeyPress, in region: Region) -> Bool {
        guard let field = region.spec.field, let typing = typings[field.id] else { return false }
        // The input method has its own use for these.
        if typing.editing.composition != nil { return true }
        let selecting = key.modifiers.contains(.shift)
        switch (key.name, key.modifiers.subtracting(.shift)) {
        case (let name, []):
            return walk(name, in: region, typing, selecting) || change(name, in: region, selecting)
        case ("left", .control), ("right", .control):
            let isForward = (key.name == "right") != typing.editing.text.runsRightToLeft
            return edit(region) {
                let place = isForward ? $0.wordEnd(after: $0.caret) : $0.wordStart(before: $0.caret)
                $0.move(to: place, selecting: selecting)
            }
        case ("home", .control): return edit(region) { $0.move(to: 0, selecting: selecting) }
        case ("end", .control): return edit(region) { $0.move(to: $0.end, selecting: selecting) }
        case ("backspace", .control): return edit(region) { $0.erase(to: $0.wordStart(before: $0.caret)) }
        case ("delete", .control): return edit(region) { $0.erase(to: $0.wordEnd(after: $0.caret)) }
        case ("z", .control): return turnBack(region, forward: selecting)
        case ("y", .control): return turnBack(region, forward: true)
        case ("a", .control): return edit(region) { $0.selectAll() }
        case ("c", .control), ("insert", .control): return copy(typing.editing)
        case ("x", .control): return cut(typing.editing, in: region)
        case ("v", .control): return paste(into: region)
        default: return false
        }
    }

    private func cut(_ editing: TextEditing, in region: Region) -> Bool {
        // It would be gone, as it isn't copied.
        if editing.isSecret { return true }
        return copy(editing) && edit(region) { $0.erase() }
    }

    private func copy(_ editing: TextEditing) -> Bool {
        if !editing.selected.isEmpty, !editing.isSecret { clipboard.write(editing.selectedText) }
        return true
    }

    private func paste(into region: Region) -> Bool {
        let text = clipboard.read()
        if !text.isEmpty { return insert(text, into: region) }
        onPasteTrouble?(.nothing)
        return true
    }

    private func turnBack(_ region: Region, forward: Bool) -> Bool {
        if let form = region.spec.field?.turnBack {
            form(forward)
            return true
        }
        return edit(region) { if forward { $0.redo() } else { $0.undo() } }
    }

    /// Puts a text in the place of what is selected. One of several lines becomes lines of the list that the
    /// field belongs to. One that there is no room for is offered to the page, or cut.
    func insert(_ text: String, into region: Region) -> Bool {
        guard let field = region.spec.field else { return false }
        // As the next edit will find it, which is not brought in line with the page, either.
        let editing =
            typings[field.id]?.editing
            ?? TextEditing(field.text, limit: field.limit, takesLines: field.takesLines)
        if let breakLines = field.breakLines {
            let (lines, isCut) = editing.someLines(with: text)
            if lines.count > 1 {
                breakLines(lines, editing.end - editing.selected.upperBound)
                revealsCaret = true
                if isCut { onPasteTrouble?(.cut) }
                return true
            }
        }
        if let takeLines = field.takeLines {
            let (lines, isCut) = editing.someLines(with: text)
            let said = lines.filter { !$0.allSatisfy(\.isWhitespace) }
            if said.count > 1, takeLines(said) {
                if isCut { onPasteTrouble?(.cut) }
                return true
            }
        }
        let hasRoom = editing.hasRoom(for: text)
        if !hasRoom, field.overflow?(text) == true { return true }
        let isDone = edit(region) { $0.insert(text) }
        if !hasRoom { onPasteTrouble?(.cut) }
        return isDone
    }

    /// Keys that change the text.
    private func change(_ name: String, in region: Region, _ shift: Bool) -> Bool {
        guard let field = region.spec.field else { return false }
        switch name {
        case "backspace":
            if let join = field.joinBefore, let editing = typings[field.id]?.editing, editing.caret == 0,
                editing.selected.isEmpty
            {
                join()
                return true
            }
            return edit(region) { $0.erase(to: $0.previous($0.caret)) }
        case "delete":
            guard shift, let editing = typings[field.id]?.editing, !editing.selected.isEmpty else {
                return edit(region) { $0.erase(to: $0.next($0.caret)) }
            }
            return cut(editing, in: region)
        case "insert" where shift: return paste(into: region)
        case "return" where field.breakLines != nil && !shift: return insert("\n", into: region)
        case "return" where field.takesLines: return edit(region) { $0.insert("\n") }
        case "return":
            field.submit?()
            return true
        case "escape":
            if field.clearsOnEscape, !(typings[field.id]?.editing.text.isEmpty ?? true) {
                return edit(region) { $0.clear() }
            }
            if field.clearsOnEscape { return false }
            // In a card that lies over the page it leaves the card, at once.
            if scene.regions.contains(where: \.isBehind) { return false }
            focus = nil
            return true
        default: return false
        }
    }

    /// Keys that move the caret.
    private func walk(_ name: String, in region: Region, _ typing: Typing, _ selecting: Bool) -> Bool {
        guard let field = scene.fields[region.spec.id], let spec = region.spec.field else { return false }
        let editing = typing.editing
        let run = TextRun(editing.text, spec.style)
        let width = spec.takesLines ? field.text.width : .infinity
        func move(_ place: Int) -> Bool { edit(region) { $0.move(to: place, selecting: selecting) } }
        // How wide its letters are is nobody's business either.
        if editing.isSecret {
            switch name {
            case "left": return move(editing.previous(editing.caret))
            case "right": return move(editing.next(editing.caret))
            case "home": return move(0)
            case "end": return move(editing.end)
            default: return false
            }
        }
        switch name {
        case "left", "right":
            let way = name == "left" ? RegionSpec.Direction.left : .right
            if !selecting, !editing.selected.isEmpty {
                return move(edge(way, of: editing.selected, run, width))
            }
            return move(step(way, editing, run, width))
        case "home": return move(measure.line(around: editing.caret, in: run, width: width).lowerBound)
        case "end": return move(measure.line(around: editing.caret, in: run, width: width).upperBound)
        case "up" where spec.takesLines, "down" where spec.takesLines:
            let caret = measure.caret(at: editing.caret, in: run, width: width)
            let column = typing.column ?? caret.minX
            let y = name == "up" ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
            let height = measure.measure(run, width: width).size.height
            let place =
                y < 0
                ? 0
                : y > height
                    ? editing.end
                    : measure.offset(at: Point(column, y), in: run, width: width)
            let moved = edit(region, keepsColumn: true) { $0.move(to: place, selecting: selecting) }
            typings[region.spec.id]?.column = column
            return moved
        default: return false
        }
    }

    /// The next place as seen, between whole characters.
    private func step(
        _ way: RegionSpec.Direction, _ editing: TextEditing, _ run: TextRun, _ width: Double
    ) -> Int {
        var place = editing.caret
        for _ in 0..<64 {
            guard let next = measure.step(way, from: place, in: run, width: width) else { break }
            let snapped = next > place ? editing.snappedUp(next) : editing.snapped(next)
            if snapped != editing.caret { return snapped }
            place = next
        }
        return place
    }

    /// The end of what is selected that lies in a direction.
    private func edge(
        _ way: RegionSpec.Direction, of range: Range<Int>, _ run: TextRun, _ width: Double
    ) -> Int {
        let a = measure.caret(at: range.lowerBound, in: run, width: width)
        let b = measure.caret(at: range.upperBound, in: run, width: width)
        let isFirstLeft = a.minY == b.minY ? a.minX <= b.minX : !run.text.runsRightToLeft
        return (way == .left) == isFirstLeft ? range.lowerBound : range.upperBound
    }
}
