import Language

/// Sharing a recipe, and the picture that is drawn of it (TR23, RF4, END).
protocol SharingWording: Wording {
    func shareRecipe(_ title: String) -> String
    var shareText: String { get }
    var shareTextDetail: String { get }
    /// What a file of a recipe without a title is called.
    var recipeFile: String { get }
    var shareLink: String { get }
    var shareLinkDetail: String { get }
    var shareCodeOfLink: String { get }
    var shareCodeOfText: String { get }
    var shareCodeTooLong: String { get }
    /// A recipe as a file, for paper and for other programs.
    var shareFile: String { get }
    var shareFileDetail: String { get }
    var shareFileTitle: String { get }
    func shareFileSaved(_ path: String) -> String
    var filePDF: String { get }
    var filePDFDetail: String { get }
    var fileWebPage: String { get }
    var fileWebPageDetail: String { get }
    /// Formats go by their own names.
    var fileCooklang: String { get }
    var fileRecipeMD: String { get }
    var fileSchemaOrg: String { get }
    var fileCooklangDetail: String { get }
    var fileRecipeMDDetail: String { get }
    var fileSchemaOrgDetail: String { get }
    var shareCard: String { get }
    var shareCardDetail: String { get }
    /// - Parameter path: where it is, as "Documents/Tomato soup.png".
    func shareCardSaved(_ path: String) -> String
    /// - Parameter place: "Facebook".
    func sharePost(_ place: String) -> String

    /// On the picture: for how many people it is.
    func cardServings(_ count: Int) -> String
    /// On the picture: how many ingredients found no room.
    func cardMore(_ count: Int) -> String
    var recipeCopied: String { get }
}
