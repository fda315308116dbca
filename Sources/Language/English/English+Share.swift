extension English {
    public func shareRecipe(_ title: String) -> String { "Share “\(title)”" }
    public var shareText: String { "Copy the text" }
    public var shareTextDetail: String { "Ingredients and steps, to paste into a message." }
    public var recipeFile: String { "Recipe" }
    public var shareLink: String { "Copy the link" }
    public var shareLinkDetail: String { "The address of the page it comes from." }
    public var shareCode: String { "QR code" }
    public var shareCodeOfLink: String { "Its link, for the camera of a phone." }
    public var shareCodeOfText: String { "Its whole text, for the camera of a phone." }
    public var shareCodeTooLong: String {
        "It has no link, and its text is too long for a code that a phone can read. Copy the text instead."
    }
    public var shareCodeOfList: String { "To take it along on a phone." }
    public var shareFile: String { "Print it, or save it as a file" }
    public var shareFileDetail: String { "PDF, web page, Cooklang, RecipeMD, JSON." }
    public var shareFileTitle: String { "Which kind of file?" }
    public func shareFileSaved(_ path: String) -> String { "The recipe is saved as \(path)." }
    public var filePDF: String { "PDF" }
    public var filePDFDetail: String { "A page to print, as in a cookbook." }
    public var fileWebPage: String { "Web page" }
    public var fileWebPageDetail: String { "One file with the picture, for any browser; prints well, too." }
    public var fileCooklang: String { "Cooklang" }
    public var fileRecipeMD: String { "RecipeMD" }
    public var fileSchemaOrg: String { "JSON (schema.org)" }
    public var fileCooklangDetail: String { "Plain text with the ingredients marked in the steps." }
    public var fileRecipeMDDetail: String { "Plain Markdown that people and programs read." }
    public var fileSchemaOrgDetail: String { "For Mealie, Nextcloud, Paprika and most other programs." }
    public var shareCard: String { "Save a picture card" }
    public var shareCardDetail: String { "A picture with its ingredients, for Instagram or the fridge door." }
    public func shareCardSaved(_ path: String) -> String { "The picture card is saved as \(path)." }
    public var shareOpen: String { "Open the original page" }
    public func shareOpened(_ host: String) -> String { "\(host) opens in your browser." }
    public var shareNotOpened: String { "The page can’t be opened: this desktop has no browser set up for it." }
    public func sharePost(_ place: String) -> String { "Post on \(place)" }

    public var codeBack: String { "Other ways to share" }
    public var codeHow: String { "Point the camera of your phone at it." }
    public func codeLabel(_ number: Int, of count: Int) -> String {
        count == 1 ? "QR code to scan" : "QR code to scan, \(number) of \(count)"
    }
    public func codeSplit(_ count: Int) -> String {
        "It is too long for one code that a phone can read, so here it is in \(count). Scan them one by one."
    }
    public func codePlace(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
    public var codePrevious: String { "Code before" }
    public var codeNext: String { "Next code" }
    public var codeAll: String { "Everything" }
    public var codeOpen: String { "Still to buy" }

    public func cardServings(_ count: Int) -> String { "Serves \(count)" }
    public func cardMore(_ count: Int) -> String { "and \(count) more" }
}
