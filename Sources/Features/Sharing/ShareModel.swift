import Foundation
import House
import Library
import Recipes
import Screen
import Scullery
import Stage

/// What is being shared: a recipe, a collection or the shopping list, by text, link, code or picture (TR23, AR19, RF4, END).
@MainActor final class ShareModel {
    /// The recipe, as it was shown.
    private(set) var recipe: Recipe?
    /// The recipe's link as a code, or its text where there is no link; nil = it is too long for one.
    private(set) var recipeCode: QRCode?
    /// The code that is held out to a phone; nil = there is still a choice.
    var codes: ShownCodes?

    /// Opens the sheet for a recipe.
    func share(_ recipe: Recipe) {
        self.recipe = recipe
        recipeCode = QRCode(link?.text ?? RecipeText.text(recipe, host.words))
        host.sheet = .shareRecipe
        host.touch()
    }

    /// Where the recipe was found on the web.
    var link: BrowserAddress? { recipe.flatMap { BrowserAddress($0.source?.address) } }

    // MARK: Text and link

    func copyText() {
        if let recipe { copy(recipe) }
    }

    func copyLink() {
        if let link { copy(link: link.text) }
    }

    /// A recipe as it is shown, to paste into a message.
    func copy(_ recipe: Recipe) {
        copy(RecipeText.text(recipe, host.words), saying: host.words.recipeCopied)
    }

    func copy(link: String) {
        copy(link, saying: host.words.linkCopied)
    }

    private func copy(_ text: String, saying said: String) {
        host.stage.clipboard.write(text)
        host.dismiss()
        host.tell(said)
    }

    /// Shows the page that the recipe comes from in the desktop's browser (RF4).
    func openPage() {
        if let link { open(link) }
    }

    /// Posts the link where the cook has friends; the cook writes and sends it there.
    func post(on place: PostingPlace) {
        if let recipe, let link, let form = place.form(for: link, title: recipe.title) { open(form) }
    }

    func open(_ address: BrowserAddress) {
        host.dismiss()
        // The desktop takes its time to begin.
        host.services.errands.run { [show = host.services.showPage] in
            show(address.text)
        } then: { isShown in
            host.tell(isShown ? host.words.shareOpened(address.host) : host.words.shareNotOpened)
        }
    }

    // MARK: Codes

    func showRecipeCode() {
        codes = ShownCodes(recipeCode.map { [$0] } ?? [])
        host.touch()
    }

    /// A text in as many codes as it takes.
    func show(_ text: String) {
        codes = ShownCodes(TextCodes.codes(text))
        host.touch()
    }

    /// The shopping list in as many codes as it takes (AR19).
    /// - Parameter onlyOpen: whether what is ticked is left out.
    func showListCodes(onlyOpen: Bool) {
        let groups = host.shoppingList.groups()
        let open = Self.open(groups)
        let isQuestion = open != groups && !open.isEmpty
        let text = ShoppingExport.text(onlyOpen && isQuestion ? open : groups, host.words)
        codes = ShownCodes(TextCodes.codes(text), onlyOpen: isQuestion ? onlyOpen : nil)
        host.touch()
    }

    /// What is not ticked.
    static func open(_ groups: [ShoppingGroup]) -> [ShoppingGroup] {
        groups.compactMap { group in
            var group = group
            group.lines.removeAll(where: \.isTicked)
            return group.lines.isEmpty ? nil : group
        }
    }

    func turnCode(by step: Int) {
        codes?.turn(by: step)
        host.touch()
    }

    func closeCode() {
        codes = nil
        host.touch()
    }

    // MARK: Files

    /// Saves the recipe, as it was shown, among the cook's documents.
    func saveFile(_ kind: RecipeFileKind) {
        guard let recipe else { return }
        host.dismiss()
        let name = DocumentFolder.name(for: recipe.title, otherwise: host.words.recipeFile)
        host.services.errands.run {
            [box = host.services.box, folder = host.services.documents, language = host.language]
            () -> Result<String, DocumentError> in
            var picture: SavedPicture?
            if let name = recipe.picture { picture = try? await box.picture(name) }
            let scullion = Scullion(.own)
            guard
                let data = kind.data(of: recipe, language, picture: picture, draw: scullion.drawing)
            else {
                return .failure(DocumentError(folder: folder.url.path, cause: "no memory for \(kind)"))
            }
            do throws(DocumentError) {
                return .success(
                    try folder.keep(named: name, ending: kind.ending) {
                        try data.write(to: $0, options: .withoutOverwriting)
                    })
            } catch { return .failure(error) }
        } then: { answer in
            switch answer {
            case .success(let path): host.tell(host.words.shareFileSaved(path))
            case .failure(let error):
                host.services.log.error("recipe not saved as a file: \(error.cause)")
                host.tell(error.sentence(host.words))
            }
        }
    }

    // MARK: Picture card

    /// Draws the recipe as a picture and saves it among the cook's documents.
    func saveCard() {
        guard let recipe else { return }
        host.dismiss()
        host.services.errands.run { [box = host.services.box, drawer = host.services.drawer] () -> Pixels? in
            guard let name = recipe.picture, let file = try? await box.picture(name) else { return nil }
            let size = PictureCard.picture
            return await drawer.pixels(
                of: file.data,
                PictureRendering(width: Int(size.width), height: Int(size.height), fills: true))
        } then: { picture in
            let page = host.services.draw(PictureCard.size) { stage in
                PictureCard(recipe: recipe, picture: picture, words: host.words, motion: stage.motion)
            }
            self.save(page, of: recipe)
        }
    }

    private func save(_ page: Pixels, of recipe: Recipe) {
        let name = DocumentFolder.name(for: recipe.title, otherwise: host.words.recipeFile)
        host.services.errands.run {
            [folder = host.services.documents] () -> Result<String, DocumentError> in
            do throws(DocumentError) {
                return .success(
                    try folder.keep(named: name, ending: "png") { try page.opaque.writePNG(to: $0.path) })
            } catch { return .failure(error) }
        } then: { answer in
            switch answer {
            case .success(let path): host.tell(host.words.shareCardSaved(path))
            case .failure(let error):
                host.services.log.error("picture card not saved: \(error.cause)")
                host.tell(error.sentence(host.words))
            }
        }
    }
}
