import Language

extension English: SharingWording {
    func shareRecipe(_ title: String) -> String { "Share “\(title)”" }
    var shareText: String { "Copy the text" }
    var shareTextDetail: String { "Ingredients and steps, to paste into a message." }
    var recipeFile: String { "Recipe" }
    var shareLink: String { "Copy the link" }
    var shareLinkDetail: String { "The address of the page it comes from." }
    var shareCodeOfLink: String { "Its link, for the camera of a phone." }
    var shareCodeOfText: String { "Its whole text, for the camera of a phone." }
    var shareCodeTooLong: String {
        "It has no link, and its text is too long for a code that a phone can read. Copy the text instead."
    }
    var shareFile: String { "Print it, or save it as a file" }
    var shareFileDetail: String { "PDF, web page, Cooklang, RecipeMD, JSON." }
    var shareFileTitle: String { "Which kind of file?" }
    func shareFileSaved(_ path: String) -> String { "The recipe is saved as \(path)." }
    var filePDF: String { "PDF" }
    var filePDFDetail: String { "A page to print, as in a cookbook." }
    var fileWebPage: String { "Web page" }
    var fileWebPageDetail: String { "One file with the picture, for any browser; prints well, too." }
    var fileCooklang: String { "Cooklang" }
    var fileRecipeMD: String { "RecipeMD" }
    var fileSchemaOrg: String { "JSON (schema.org)" }
    var fileCooklangDetail: String { "Plain text with the ingredients marked in the steps." }
    var fileRecipeMDDetail: String { "Plain Markdown that people and programs read." }
    var fileSchemaOrgDetail: String { "For Mealie, Nextcloud, Paprika and most other programs." }
    var shareCard: String { "Save a picture card" }
    var shareCardDetail: String { "A picture with its ingredients, for Instagram or the fridge door." }
    func shareCardSaved(_ path: String) -> String { "The picture card is saved as \(path)." }
    func sharePost(_ place: String) -> String { "Post on \(place)" }

    func cardServings(_ count: Int) -> String { "Serves \(count)" }
    func cardMore(_ count: Int) -> String { "and \(count) more" }
    var recipeCopied: String { "The recipe is copied." }
}
