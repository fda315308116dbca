import House
import Stage

/// What keys and drops do if no field has taken them.
extension EditorPage {
    var keys: [(key: String, deed: String)] { host.words.editorKeys }

    /// Ctrl+S saves, Ctrl+Z takes back, the arrows go from line to line of the ingredients.
    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("s", .control): save()
        case ("z", .control) where history.canUndo: turnBack(forward: false)
        case ("z", [.control, .shift]), ("y", .control): turnBack(forward: true)
        case ("up", []), ("down", []): return walk(key.name == "up" ? -1 : 1)
        default: return false
        }
        return true
    }

    private func walk(_ step: Int) -> Bool {
        guard host.stage.isTyping,
            let here = recipe.lines.firstIndex(where: { $0.fieldID == host.stage.focus }),
            recipe.lines.indices.contains(here + step)
        else { return false }
        host.stage.focus(on: recipe.lines[here + step].fieldID, caret: host.stage.caret ?? 0)
        host.touch()
        return true
    }

    func drop(_ drop: Drop) -> Bool {
        guard case .file(let path) = drop, isRead else { return false }
        if isAskingForClip {
            trim(.file(PictureFolder.plain(path)), clipStep)
        } else {
            addPicture(at: path)
        }
        return true
    }
}
