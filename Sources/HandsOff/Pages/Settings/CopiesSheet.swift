import Language
import Library
import Stage

/// The copies that are kept beside the library, to go back to one.
struct CopiesSheet: View {
    let look: Look
    let app: App

    var body: any View {
        DeedsSheet(look: look, app: app, key: "copies", title: look.words.copiesTitle) {
            for (i, copy) in app.copies.all.enumerated() {
                SheetRow(
                    look: look, icon: i == 0 ? "history" : "archive",
                    title: look.words.goBackTo(app.date(copy.madeAt)),
                    detail: look.words.copyHolds(
                        copy.recipes, LibraryCopy(copy.occasion, isLast: i == 0))
                ) {
                    app.sheet = nil
                    app.consider(copy.path)
                }
            }
        }
    }
}
