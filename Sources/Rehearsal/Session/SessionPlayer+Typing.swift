import House
import Stage

/// Fields and lists, as a script uses them.
extension SessionPlayer {
    /// Types into the field that has the focus, empties it, or pastes into it.
    func type(_ action: SessionAction) async -> String? {
        let app = rehearsal.app
        var isPasted = false
        // The page may take it, too.
        if case .paste = action { isPasted = true }
        guard app.host.stage.isTyping || isPasted else {
            return "Nothing here is typed into; tap a field first."
        }
        switch action {
        case .type(let text):
            for letter in text { app.host.handle(.text(String(letter))) }
        case .paste(let text):
            app.host.stage.clipboard.write(text)
            app.host.handle(.key(KeyPress("v", .control)))
        default:
            app.host.handle(.key(KeyPress("a", .control)))
            app.host.handle(.key(KeyPress("delete")))
        }
        await rehearsal.settle()
        return nil
    }

    /// What is wrong with a field's text, if anything.
    func field(_ label: String, has text: String, wanted: Bool) -> String? {
        guard let found = rehearsal.host.stage.text(inField: label) else {
            return "There is no field called “\(label)”."
        }
        let has = text.isEmpty ? found.isEmpty : found.contains(text)
        return has == wanted ? nil : "The field “\(label)” has “\(found)”."
    }

    /// Drags a row by its handle to where another one is.
    func reorder(_ label: String, _ rows: Int) async -> String? {
        // Its handle must be in sight to be taken.
        guard await place(label) != nil, let way = rehearsal.host.stage.carrying(label, by: rows) else {
            return "There is no row “\(label)” that can be moved so far."
        }
        await drag(way.handle, 0, way.down, rests: true)
        await rehearsal.settle()
        return nil
    }
}
