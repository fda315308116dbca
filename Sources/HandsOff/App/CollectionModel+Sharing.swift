import Library
import Recipes

/// A collection for others (RF4).
extension CollectionModel {
    /// Its name, and its recipes with their links: what every way of sharing it hands on.
    func sharedText(_ app: App, then: @escaping @MainActor (String) -> Void) {
        app.sheet = nil
        app.change("collection") { [id, name] box throws(LibraryError) in
            CollectionText.text(name, try await box.recipes(in: id))
        } then: {
            then($0)
        }
    }

    func copy(_ app: App) {
        sharedText(app) { text in
            app.stage.clipboard.write(text)
            app.tell(app.words.collectionCopied(self.name))
        }
    }

    /// Writes it to a file among the cook's documents, and says where.
    func save(_ app: App) {
        sharedText(app) { text in
            let file = Self.fileName(self.name, otherwise: app.words.collection)
            app.services.errands.write {
                [folder = app.services.documents] () -> Result<String, DocumentError> in
                do throws(DocumentError) {
                    return .success(try folder.keep(text, named: file, ending: "txt"))
                } catch { return .failure(error) }
            } then: { answer in
                switch answer {
                case .success(let path): app.tell(app.words.collectionSaved(self.name, as: path))
                case .failure(let error):
                    app.services.log.error("collection not saved: \(error.cause)")
                    app.tell(error.sentence(app.words))
                }
            }
        }
    }

    /// A name that every file system takes, whatever the cook calls the collection.
    static func fileName(_ name: String, otherwise: String) -> String {
        let plain = name.map { $0 == "/" || $0 == "\\" || $0 == ":" || $0.isNewline ? "-" : $0 }
        let trimmed = String(plain).drop { $0 == "." || $0 == " " }
        // In bytes a file's name has an end before the cook's patience has.
        var short = String(trimmed)
        while short.utf8.count > 120 { short.removeLast() }
        return short.isEmpty ? otherwise : short
    }
}
