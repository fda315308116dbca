import House
import Library
import Recipes

/// A collection for others (RF4).
extension CollectionPage {
    /// Offers the ways to share it.
    /// - Returns: the codes that the sheet can show.
    @discardableResult func share() -> CodesModel {
        let codes = CodesModel(host)
        host.present(
            Sheet("collection sharing") { [unowned host] look in
                CollectionShareSheet(look: look, host: host, model: self, codes: codes)
            })
        return codes
    }

    /// Its name, and its recipes with their links: what every way of sharing it hands on.
    private func readText(then: @escaping @MainActor (String) -> Void) {
        host.dismiss()
        host.read("collection", afterWrites: true) { [collectionID, name] box throws(LibraryError) in
            CollectionText.text(name, try await box.recipes(in: collectionID))
        } then: { answer in
            switch answer {
            case .success(let text): then(text)
            case .failure(let error):
                self.host.tell(failure: error.sentence(self.host.words)) { self.readText(then: then) }
            }
        }
    }

    func copy() {
        readText { text in
            self.host.stage.clipboard.write(text)
            self.host.tell(self.host.words.collectionCopied(self.name))
        }
    }

    /// The same in QR codes, as many as it takes, for a phone.
    func showCodes() {
        readText { text in
            // The cook may have gone elsewhere meanwhile.
            guard self.host.isShown(self), self.host.sheet == nil else { return }
            self.share().show(text)
        }
    }

    /// Asks where, writes it to a file there, and says so.
    func save() {
        let file = DocumentFolder.name(for: name, otherwise: host.words.collection, gap: "-")
        host.chooseNewFile(title: host.words.saveWhere, named: file, ending: "txt") { self.save($0) }
    }

    private func save(_ place: FilePlace) {
        readText { text in
            self.host.services.errands.run { () -> Result<String, DocumentError> in
                do throws(DocumentError) {
                    return .success(try place.keep(text))
                } catch { return .failure(error) }
            } then: { [host = self.host] answer in
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
