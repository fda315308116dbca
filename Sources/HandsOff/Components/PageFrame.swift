import Stage

/// The scaffold of a page: header on top, the content scrolling below it.
struct PageFrame: View {
    let look: Look
    let app: App
    let id: String
    var goesBack = true
    let content: Node

    var body: any View {
        Column {
            Header(look: look, app: app, goesBack: goesBack)
            Scroll(id: id, indicator: look.colors.softInk.opacity(0.35)) { content }.grow(x: true, y: true)
        }
    }
}
