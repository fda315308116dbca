import Foundation
import House
import Kit
import Library
import Screen
import Stage

/// Pictures come from files and from the webcam (AR04).
extension EditorPage {
    /// The most that a recipe can have.
    static let mostPictures = 12

    /// Whether the cook is being asked for a picture.
    private var isAsking: Bool { host.sheet?.id == EditorPictureSheet.id }

    /// Asks where a picture is to come from.
    func askForPicture(_ target: PictureTarget) {
        self.target = target
        (path, pathTrouble) = ("", nil)
        host.present(
            Sheet(EditorPictureSheet.id) { [self] in EditorPictureSheet(look: $0, host: host, model: self) })
        host.services.errands.run { [folder = host.services.pictures] in
            folder.newest(PictureFolder.shown)
        } then: {
            self.found = $0
        }
    }

    func addTypedPicture() {
        if path.trimmed.isEmpty { return }
        addPicture(at: path.trimmed)
    }

    /// Looks for a file through the folders, so that nothing needs to be typed.
    func choosePicture() {
        let target = target
        host.choose(
            title: host.words.editorChooseTitle, .file(endings: PictureFolder.endings),
            in: host.services.pictures.url.path
        ) { self.addPicture(at: $0, to: target) }
    }

    /// A file, by its path: as typed, as dropped, or as one of the newest.
    func addPicture(at path: String) {
        addPicture(at: path, to: isAsking ? target : .recipe)
    }

    private func addPicture(at path: String, to target: PictureTarget) {
        host.services.errands.run { [drawer = host.services.drawer] in
            await PictureFolder.read(path, drawer)
        } then: { [self, host] answer in
            switch answer {
            case .success(let file): add(file, to: target)
            case .failure(let trouble):
                host.services.log.warning("picture refused: \(path): \(trouble)")
                host.services.speaker.play(.refused)
                let sentence = trouble.sentence(host.words)
                if isAsking { pathTrouble = sentence } else { host.tell(sentence) }
            }
        }
    }

    /// The camera looks for a photo while the card for it is open, and not a moment longer.
    func takePhoto() {
        host.present(
            Sheet("editor photo", gone: { [unowned host] in host.lens.close() }) { [self] in
                EditorPhotoSheet(look: $0, host: host, model: self)
            })
        host.lens.open(device: host.settings.camera)
    }

    /// The photo that was taken and chosen.
    func addPhoto(_ photo: Bitmap) {
        let target = target
        host.dismiss()
        host.services.errands.run {
            try? PictureFile(photo)
        } then: { file in
            if let file { self.add(file, to: target) }
        }
    }

    private func add(_ file: PictureFile, to target: PictureTarget) {
        let name = "own-" + UUID().uuidString.lowercased()
        let picture = SavedPicture(name: name, mediaType: file.mediaType, data: file.data)
        host.change("picture") { box throws(LibraryError) in
            try await box.save(picture)
        } then: { [self, host] in
            if isAsking { host.dismiss() }
            host.services.speaker.play(.tick)
            photos.append(name)
            change { draft in
                switch target {
                case .recipe: draft.pictures = Array((draft.pictures + [name]).prefix(Self.mostPictures))
                case .step(let id): draft.changeStep(id) { $0.picture = name }
                }
            }
        }
    }

    func removePicture(_ name: String) {
        guard let index = recipe.pictures.firstIndex(of: name) else { return }
        change { $0.pictures.removeAll { $0 == name } }
        host.tell(host.words.editorPictureRemoved) {
            self.change { draft in
                if draft.pictures.contains(name) { return }
                draft.pictures.insert(name, at: min(index, draft.pictures.count))
            }
        }
    }

    /// The picture on the card.
    func putFirst(_ name: String) {
        change { $0.pictures = [name] + $0.pictures.filter { $0 != name } }
    }
}
