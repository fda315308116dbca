import House
import Library
import Recipes

/// A collection for others (RF4).
extension CollectionPage {
    /// Its name, and its recipes with their links: what every way of sharing it hands on.
    func sharedText(then: @escaping @MainActor (String) -> Void) {
        host.dismiss()
        host.change("collection") { [id, name] box throws(LibraryError) in
            CollectionText.text(name, try await box.recipes(in: id))
        } then: {
            then($0)
        }
    }

    func copy() {
        sharedText() { text in
            host.stage.clipboard.write(text)
            host.tell(host.words.collectionCopied(self.name))
        }
    }

    /// The same in QR codes, as many as it takes, for a phone.
    func showCodes() {
        sharedText() { text in
            // The cook may have gone elsewhere meanwhile.
            guard host.collection === self, host.sheet == nil else { return }
            host.sheet = .collectionSharing
            host.sharing.show(text)
        }
    }

    /// Writes it to a file among the cook's documents, and says where.
    func save() {
        sharedText() { text in
            let file = DocumentFolder.name(
                for: self.name, otherwise: host.words.collection, gap: "-")
            host.services.errands.write {
                [folder = host.services.documents] () -> Result<String, DocumentError> in
                do throws(DocumentError) {
                    return .success(try folder.keep(text, named: file, ending: "txt"))
                } catch { return .failure(error) }
            } then: { answer in
                switch answer {
                case .success(let path): host.tell(host.words.collectionSaved(self.name, as: path))
                case .failure(let error):
                    host.services.log.error("collection not saved: \(error.cause)")
                    host.tell(error.sentence(host.words))
                }
            }
        }
    }
}
