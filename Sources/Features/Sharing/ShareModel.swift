import struct Foundation.Data
import House
import Library
import Recipes
import Screen
import Scullery
import Stage

/// What is made of a recipe to take it along: text, link, code, file or picture (TR23, RF4, END).
@MainActor final class ShareModel {
    private let host: Host
    /// As it was shown.
    let recipe: Recipe
    /// The codes that are held out to a phone, once that way was chosen.
    let codes: CodesModel
    /// The recipe's link as a code, or its text where there is no link; nil = it is too long for one.
    let recipeCode: QRCode?

    init(_ recipe: Recipe, _ host: Host) {
        (self.recipe, self.host) = (recipe, host)
        codes = CodesModel(host)
        recipeCode = QRCode(Self.link(recipe)?.text ?? RecipeText.text(recipe, host.words))
    }

    /// Where the recipe was found on the web.
    var link: BrowserAddress? { Self.link(recipe) }
    private static func link(_ recipe: Recipe) -> BrowserAddress? { BrowserAddress(recipe.source?.address) }

    // MARK: Sheets

    /// Lays the ways out to choose from.
    func offer() {
        host.present(Sheet("share recipe") { [self] in RecipeShareSheet(look: $0, host: host, model: self) })
    }

    /// Asks which kind of file it shall be.
    func askForKind() {
        host.present(Sheet("share file") { [self] in RecipeFileSheet(look: $0, host: host, model: self) })
    }

    // MARK: Text and link

    /// As text, to paste into a message.
    func copyText() { copy(RecipeText.text(recipe, host.words), saying: host.words.recipeCopied) }

    func copyLink() {
        if let link { copy(link.text, saying: host.words.linkCopied) }
    }

    private func copy(_ text: String, saying said: String) {
        host.stage.clipboard.write(text)
        host.dismiss()
        host.tell(said)
    }

    /// Shows the page that the recipe comes from in the desktop's browser (RF4).
    func openPage() {
        if let link { host.open(link) }
    }

    /// Posts the link where the cook has friends; the cook writes and sends it there.
    func post(on place: PostingPlace) {
        if let link, let form = place.form(for: link, title: recipe.title) { host.open(form) }
    }

    /// Holds the recipe's code out to a phone.
    func showCode() { codes.show(recipeCode.map { [$0] } ?? []) }

    // MARK: Files

    /// Asks where, and saves the recipe there, as it was shown.
    func saveFile(_ kind: RecipeFileKind) {
        host.chooseNewFile(title: host.words.saveWhere, named: fileName, ending: kind.ending) {
            self.saveFile(kind, $0)
        }
    }

    private func saveFile(_ kind: RecipeFileKind, _ place: FilePlace) {
        let again = { @MainActor in self.saveFile(kind, place) }
        readPicture(
            then: { picture in
                self.readMedia(then: { self.save(kind, place, picture: picture, media: $0) }, tryAgain: again)
            }, tryAgain: again)
    }

    /// The clips of steps, and the pictures that stand for them; what can't be read is said.
    private func readMedia(
        then: @escaping @MainActor ([SavedPicture]) -> Void, tryAgain: @escaping @MainActor () -> Void
    ) {
        let names = recipe.clipMedia
        if names.isEmpty { return then([]) }
        host.read("clips to share") { box throws(LibraryError) in
            var media: [SavedPicture] = []
            for name in names { if let one = try await box.picture(name) { media.append(one) } }
            return media
        } then: { [host] (answer: Result<[SavedPicture], LibraryError>) in
            switch answer {
            case .success(let media): then(media)
            case .failure(let error): host.tell(failure: error.sentence(host.words), tryAgain: tryAgain)
            }
        }
    }

    /// The picture on the card, if there is one; what can't be read is said.
    private func readPicture(
        then: @escaping @MainActor (SavedPicture?) -> Void, tryAgain: @escaping @MainActor () -> Void
    ) {
        guard let name = recipe.picture else { return then(nil) }
        host.read("picture to share") { box throws(LibraryError) in
            try await box.picture(name)
        } then: { [host] answer in
            switch answer {
            case .success(let picture): then(picture)
            case .failure(let error): host.tell(failure: error.sentence(host.words), tryAgain: tryAgain)
            }
        }
    }

    private var fileName: String { DocumentFolder.name(for: recipe.title, otherwise: host.words.recipeFile) }

    private func save(
        _ kind: RecipeFileKind, _ place: FilePlace, picture: SavedPicture?, media: [SavedPicture]
    ) {
        host.services.errands.run {
            [recipe, language = host.language] () -> Result<String, DocumentError> in
            let scullion = Scullion(.own)
            let made = kind.data(
                of: recipe, language, picture: picture, media: media, draw: scullion.drawing)
            guard let data = made else {
                return .failure(DocumentError(folder: place.folder.url.path, cause: "no memory for \(kind)"))
            }
            do throws(DocumentError) {
                return .success(
                    try place.keep { try data.write(to: $0, options: .withoutOverwriting) })
            } catch { return .failure(error) }
        } then: { [host] answer in
            switch answer {
            case .success(let path): host.tell(host.words.shareFileSaved(path))
            case .failure(let error):
                host.services.log.error("recipe not saved as a file: \(error.cause)")
                host.tell(error.sentence(host.words))
            }
        }
    }

    // MARK: Picture card

    /// Asks where, draws the recipe as a picture, and saves that there.
    func saveCard() {
        host.chooseNewFile(title: host.words.saveWhere, named: fileName, ending: "png") { self.saveCard($0) }
    }

    private func saveCard(_ place: FilePlace) {
        readPicture(then: { self.draw($0, place) }, tryAgain: { self.saveCard(place) })
    }

    private func draw(_ picture: SavedPicture?, _ place: FilePlace) {
        host.services.errands.run { [drawer = host.services.drawer] () -> Pixels? in
            guard let picture else { return nil }
            let size = PictureCard.picture
            return await drawer.pixels(
                of: picture.data,
                PictureRendering(width: Int(size.width), height: Int(size.height), fills: true))
        } then: { [self, host] picture in
            let page = host.services.draw(PictureCard.size) { stage in
                PictureCard(recipe: recipe, picture: picture, language: host.language, motion: stage.motion)
            }
            save(page, place)
        }
    }

    private func save(_ page: Pixels, _ place: FilePlace) {
        host.services.errands.run { () -> Result<String, DocumentError> in
            do throws(DocumentError) {
                return .success(try place.keep { try page.opaque.writePNG(to: $0.path) })
            } catch { return .failure(error) }
        } then: { [host] answer in
            switch answer {
            case .success(let path): host.tell(host.words.shareCardSaved(path))
            case .failure(let error):
                host.services.log.error("picture card not saved: \(error.cause)")
                host.tell(error.sentence(host.words))
            }
        }
    }
}
