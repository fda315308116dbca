import Foundation
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
    func share(_ recipe: Recipe, _ app: App) {
        self.recipe = recipe
        recipeCode = QRCode(link?.text ?? RecipeText.text(recipe, app.words))
        app.sheet = .shareRecipe
        app.touch()
    }

    /// Where the recipe was found on the web.
    var link: BrowserAddress? { recipe.flatMap { BrowserAddress($0.source?.address) } }

    // MARK: Text and link

    func copyText(_ app: App) {
        if let recipe { copy(recipe, app) }
    }

    func copyLink(_ app: App) {
        if let link { copy(link: link.text, app) }
    }

    /// A recipe as it is shown, to paste into a message.
    func copy(_ recipe: Recipe, _ app: App) {
        copy(RecipeText.text(recipe, app.words), saying: app.words.recipeCopied, app)
    }

    func copy(link: String, _ app: App) {
        copy(link, saying: app.words.linkCopied, app)
    }

    private func copy(_ text: String, saying said: String, _ app: App) {
        app.stage.clipboard.write(text)
        app.sheet = nil
        app.tell(said)
    }

    /// Shows the page that the recipe comes from in the desktop's browser (RF4).
    func openPage(_ app: App) {
        if let link { open(link, app) }
    }

    /// Posts the link where the cook has friends; the cook writes and sends it there.
    func post(on place: PostingPlace, _ app: App) {
        if let recipe, let link, let form = place.form(for: link, title: recipe.title) { open(form, app) }
    }

    func open(_ address: BrowserAddress, _ app: App) {
        app.sheet = nil
        // The desktop takes its time to begin.
        app.services.errands.run { [show = app.services.showPage] in
            show(address.text)
        } then: { isShown in
            app.tell(isShown ? app.words.shareOpened(address.host) : app.words.shareNotOpened)
        }
    }

    // MARK: Codes

    func showRecipeCode(_ app: App) {
        codes = ShownCodes(recipeCode.map { [$0] } ?? [])
        app.touch()
    }

    /// A text in as many codes as it takes.
    func show(_ text: String, _ app: App) {
        codes = ShownCodes(TextCodes.codes(text))
        app.touch()
    }

    /// The shopping list in as many codes as it takes (AR19).
    /// - Parameter onlyOpen: whether what is ticked is left out.
    func showListCodes(onlyOpen: Bool, _ app: App) {
        let groups = app.shoppingList.groups(app)
        let open = Self.open(groups)
        let isQuestion = open != groups && !open.isEmpty
        let text = ShoppingExport.text(onlyOpen && isQuestion ? open : groups, app.words)
        codes = ShownCodes(TextCodes.codes(text), onlyOpen: isQuestion ? onlyOpen : nil)
        app.touch()
    }

    /// What is not ticked.
    static func open(_ groups: [ShoppingGroup]) -> [ShoppingGroup] {
        groups.compactMap { group in
            var group = group
            group.lines.removeAll(where: \.isTicked)
            return group.lines.isEmpty ? nil : group
        }
    }

    func turnCode(by step: Int, _ app: App) {
        codes?.turn(by: step)
        app.touch()
    }

    func closeCode(_ app: App) {
        codes = nil
        app.touch()
    }

    // MARK: Files

    /// Saves the recipe, as it was shown, among the cook's documents.
    func saveFile(_ kind: RecipeFileKind, _ app: App) {
        guard let recipe else { return }
        app.sheet = nil
        let name = DocumentFolder.name(for: recipe.title, otherwise: app.words.recipeFile)
        app.services.errands.run {
            [box = app.services.box, folder = app.services.documents, language = app.language]
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
            case .success(let path): app.tell(app.words.shareFileSaved(path))
            case .failure(let error):
                app.services.log.error("recipe not saved as a file: \(error.cause)")
                app.tell(error.sentence(app.words))
            }
        }
    }

    // MARK: Picture card

    /// Draws the recipe as a picture and saves it among the cook's documents.
    func saveCard(_ app: App) {
        guard let recipe else { return }
        app.sheet = nil
        app.services.errands.run { [box = app.services.box, drawer = app.services.drawer] () -> Pixels? in
            guard let name = recipe.picture, let file = try? await box.picture(name) else { return nil }
            let size = PictureCard.picture
            return await drawer.pixels(
                of: file.data,
                PictureRendering(width: Int(size.width), height: Int(size.height), fills: true))
        } then: { picture in
            let page = app.services.draw(PictureCard.size) { stage in
                PictureCard(recipe: recipe, picture: picture, words: app.words, motion: stage.motion)
            }
            self.save(page, of: recipe, app)
        }
    }

    private func save(_ page: Pixels, of recipe: Recipe, _ app: App) {
        let name = DocumentFolder.name(for: recipe.title, otherwise: app.words.recipeFile)
        app.services.errands.run {
            [folder = app.services.documents] () -> Result<String, DocumentError> in
            do throws(DocumentError) {
                return .success(
                    try folder.keep(named: name, ending: "png") { try page.opaque.writePNG(to: $0.path) })
            } catch { return .failure(error) }
        } then: { answer in
            switch answer {
            case .success(let path): app.tell(app.words.shareCardSaved(path))
            case .failure(let error):
                app.services.log.error("picture card not saved: \(error.cause)")
                app.tell(error.sentence(app.words))
            }
        }
    }
}
