import Foundation
import Library
import Screen
import Stage

/// Pictures come from files and from the webcam (AR04).
extension EditorModel {
    /// As many as a recipe can have.
    static let mostPictures = 12

    /// Asks where a picture is to come from.
    func askForPicture(_ target: PictureTarget, _ app: App) {
        self.target = target
        (path, pathTrouble) = ("", nil)
        app.sheet = .editorPicture
        app.touch()
        app.services.errands.run { [folder = app.services.pictures] in
            folder.newest(PictureFolder.shown)
        } then: {
            self.found = $0
        }
    }

    func addTypedPicture(_ app: App) {
        if path.trimmed.isEmpty { return }
        addPicture(at: path.trimmed, app)
    }

    /// Looks for a file through the folders, so that nothing needs to be typed.
    func choosePicture(_ app: App) {
        let target = target
        app.choose(
            title: app.words.editorChooseTitle, .file(endings: PictureFolder.endings),
            in: app.services.pictures.url.path
        ) { self.addPicture(at: $0, to: target, app) }
    }

    /// A file, by its path: as typed, as dropped, or as one of the newest.
    func addPicture(at path: String, _ app: App) {
        addPicture(at: path, to: app.sheet == .editorPicture ? target : .recipe, app)
    }

    private func addPicture(at path: String, to target: PictureTarget, _ app: App) {
        app.services.errands.run { [drawer = app.services.drawer] in
            await PictureFolder.read(path, drawer)
        } then: { answer in
            switch answer {
            case .success(let file): self.add(file, to: target, app)
            case .failure(let trouble):
                app.services.log.warning("picture refused: \(path): \(trouble)")
                app.services.speaker.play(.refused)
                let sentence = trouble.sentence(app.words)
                if app.sheet == .editorPicture { self.pathTrouble = sentence } else { app.tell(sentence) }
            }
        }
    }

    /// The photo that was taken and chosen.
    func addPhoto(_ photo: Bitmap, _ app: App) {
        let target = target
        app.sheet = nil
        app.services.errands.run {
            try? PictureFile(photo)
        } then: { file in
            if let file { self.add(file, to: target, app) }
        }
    }

    private func add(_ file: PictureFile, to target: PictureTarget, _ app: App) {
        let name = "own-" + UUID().uuidString.lowercased()
        let picture = SavedPicture(name: name, mediaType: file.mediaType, data: file.data)
        app.change("picture") { box throws(LibraryError) in
            try await box.save(picture)
        } then: {
            if app.sheet == .editorPicture { app.sheet = nil }
            app.services.speaker.play(.tick)
            self.photos.append(name)
            self.change(app) { draft in
                switch target {
                case .recipe: draft.pictures = Array((draft.pictures + [name]).prefix(Self.mostPictures))
                case .step(let id): draft.changeStep(id) { $0.picture = name }
                }
            }
        }
    }

    func removePicture(_ name: String, _ app: App) {
        guard let index = recipe.pictures.firstIndex(of: name) else { return }
        change(app) { $0.pictures.removeAll { $0 == name } }
        app.tell(app.words.editorPictureRemoved) {
            self.change(app) { draft in
                if draft.pictures.contains(name) { return }
                draft.pictures.insert(name, at: min(index, draft.pictures.count))
            }
        }
    }

    /// The picture on the card.
    func putFirst(_ name: String, _ app: App) {
        change(app) { $0.pictures = [name] + $0.pictures.filter { $0 != name } }
    }
}
