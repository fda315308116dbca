extension English {
    func shareRecipe(_ title: String) -> String { "Share “\(title)”" }
    var shareText: String { "Copy the text" }
    var shareTextDetail: String { "Ingredients and steps, to paste into a message." }
    var recipeFile: String { "Recipe" }
    var shareLink: String { "Copy the link" }
    var shareLinkDetail: String { "The address of the page it comes from." }
    var shareCode: String { "QR code" }
    var shareCodeOfLink: String { "Its link, for the camera of a phone." }
    var shareCodeOfText: String { "Its whole text, for the camera of a phone." }
    var shareCodeTooLong: String {
        "It has no link, and its text is too long for a code that a phone can read. Copy the text instead."
    }
    var shareCodeOfList: String { "To take it along on a phone." }
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
    var shareOpen: String { "Open the original page" }
    func shareOpened(_ host: String) -> String { "\(host) opens in your browser." }
    var shareNotOpened: String { "The page can’t be opened: this desktop has no browser set up for it." }
    func sharePost(_ place: String) -> String { "Post on \(place)" }

    var codeBack: String { "Other ways to share" }
    var codeHow: String { "Point the camera of your phone at it." }
    func codeLabel(_ number: Int, of count: Int) -> String {
        count == 1 ? "QR code to scan" : "QR code to scan, \(number) of \(count)"
    }
    func codeSplit(_ count: Int) -> String {
        "It is too long for one code that a phone can read, so here it is in \(count). Scan them one by one."
    }
    func codePlace(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
    var codePrevious: String { "Code before" }
    var codeNext: String { "Next code" }
    var codeAll: String { "Everything" }
    var codeOpen: String { "Still to buy" }

    func cardServings(_ count: Int) -> String { "Serves \(count)" }
    func cardMore(_ count: Int) -> String { "and \(count) more" }
}
