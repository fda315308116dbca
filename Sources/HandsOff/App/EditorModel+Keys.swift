import Stage

/// What keys and drops do that no field has taken.
extension EditorModel {
    /// Ctrl+S saves, Ctrl+Z takes back, the arrows go from line to line of the ingredients.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        switch (key.name, key.modifiers) {
        case ("s", .control): save(app)
        case ("z", .control) where history.canUndo: turnBack(forward: false, app)
        case ("z", [.control, .shift]), ("y", .control): turnBack(forward: true, app)
        case ("up", []), ("down", []): return walk(key.name == "up" ? -1 : 1, app)
        default: return false
        }
        return true
    }

    private func walk(_ step: Int, _ app: App) -> Bool {
        guard app.stage.isTyping,
            let here = recipe.lines.firstIndex(where: { $0.fieldID == app.stage.focus }),
            recipe.lines.indices.contains(here + step)
        else { return false }
        app.stage.focus(on: recipe.lines[here + step].fieldID, caret: app.stage.caret ?? 0)
        app.touch()
        return true
    }

    func drop(_ drop: Drop, _ app: App) -> Bool {
        guard case .file(let path) = drop, isRead else { return false }
        addPicture(at: path, app)
        return true
    }
}
