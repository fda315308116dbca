import House
import Kit
import Stage

/// The kinds of file that a recipe can be saved as (TR23).
struct RecipeFileSheet: View {
    let look: Look
    let host: Host
    let model: ShareModel

    var body: any View {
        ShareSheet(
            look: look, host: host, codes: model.codes, title: look.words.shareFileTitle,
            ways: RecipeFileKind.allCases.map { kind in
                let (icon, title, detail) = said(kind)
                return ShareSheet.Way(icon: icon, title: title, detail: detail) {
                    model.saveFile(kind)
                }
            })
    }

    private func said(_ kind: RecipeFileKind) -> (icon: String, title: String, detail: String) {
        let words = look.words
        return switch kind {
        case .pdf: ("file", words.filePDF, words.filePDFDetail)
        case .webPage: ("globe", words.fileWebPage, words.fileWebPageDetail)
        case .cooklang: ("pencil", words.fileCooklang, words.fileCooklangDetail)
        case .recipeMD: ("list", words.fileRecipeMD, words.fileRecipeMDDetail)
        case .schemaOrg: ("archive", words.fileSchemaOrg, words.fileSchemaOrgDetail)
        }
    }
}
