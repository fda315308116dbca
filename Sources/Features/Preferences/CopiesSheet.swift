import House
import Kit
import Language
import Library
import Stage

/// The copies that are kept beside the library, to go back to one.
struct CopiesSheet: View {
    let look: Look
    let host: Host
    let preferences: Preferences

    var body: any View {
        DeedsSheet(look: look, host: host, key: "copies", title: look.words.copiesTitle) {
            for (i, copy) in host.copies.all.enumerated() {
                SheetRow(
                    look: look, icon: i == 0 ? "history" : "archive",
                    title: look.words.goBackTo(host.date(copy.madeAt)),
                    detail: look.words.copyHolds(
                        copy.recipes, LibraryCopy(copy.occasion, isLast: i == 0))
                ) {
                    host.dismiss()
                    preferences.consider(copy.path)
                }
            }
        }
    }
}
