import Recipes

/// The list for other programs, and for paper (AR19).
extension ShoppingListModel {
    enum Format: String, CaseIterable {
        case text, markdown, calendar

        /// As in “Save as text”.
        var title: String {
            switch self {
            case .text: "text"
            case .markdown: "Markdown"
            case .calendar: "calendar"
            }
        }

        /// What it is good for.
        var purpose: String {
            switch self {
            case .text: "To print, or to send in a message."
            case .markdown: "A list with boxes for a notes program."
            case .calendar: "Tasks for a calendar or a reminders program."
            }
        }

        /// What the file's name ends in.
        var ending: String {
            switch self {
            case .text: "txt"
            case .markdown: "md"
            case .calendar: "ics"
            }
        }

        func write(_ groups: [ShoppingGroup], at now: Double) -> String {
            switch self {
            case .text: ShoppingExport.text(groups)
            case .markdown: ShoppingExport.markdown(groups)
            case .calendar: ShoppingExport.iCalendar(groups, at: now)
            }
        }
    }

    func copy(_ app: App) {
        app.stage.clipboard.write(ShoppingExport.text(groups(app)))
        app.sheet = nil
        app.tell("The shopping list is copied.")
    }

    /// Writes it to a file among the cook's documents, and says where.
    func save(_ format: Format, _ app: App) {
        app.sheet = nil
        app.services.errands.write {
            [folder = app.services.documents, groups = groups(app), now = app.now]
            () -> Result<String, DocumentError> in
            do throws(DocumentError) {
                let text = format.write(groups, at: now)
                return .success(try folder.keep(text, named: "Shopping list", ending: format.ending))
            } catch {
                return .failure(error)
            }
        } then: { answer in
            switch answer {
            case .success(let path): app.tell("The shopping list is saved as \(path).")
            case .failure(let error):
                app.services.log.error("shopping list not saved: \(error.cause)")
                app.tell(error.sentence)
            }
        }
    }
}
