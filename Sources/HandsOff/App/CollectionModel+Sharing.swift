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

    /// The same in QR codes, as many as it takes, for a phone.
    func showCodes(_ app: App) {
        sharedText(app) { text in
            // The cook may have gone elsewhere meanwhile.
            guard app.collection === self, app.sheet == nil else { return }
            app.sheet = .collectionSharing
            app.sharing.show(text, app)
        }
    }

    /// Writes it to a file among the cook's documents, and says where.
    func save(_ app: App) {
        sharedText(app) { text in
            let file = DocumentFolder.name(
                for: self.name, otherwise: app.words.collection, gap: "-")
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
}
