import House
import Kit
import Stage

/// The pages a recipe was read from, large enough to be read.
struct PagesSheet: View {
    let look: Look
    let host: Host
    let names: [String]

    var body: any View {
        let width = min(880, look.size.width - (look.isCompact ? 24 : 112))
        let content = Column(spacing: Space.m) {
            Row {
                Text(look.words.pagesTitle, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { host.dismiss() }
            }
            PrintedPages(look: look, names: names, width: width - 2 * Space.l)
        }
        return SheetFrame(
            look: look, key: "pages", width: width, dismiss: { host.dismiss() }, content: content)
    }
}
