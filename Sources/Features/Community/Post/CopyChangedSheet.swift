import House
import class House.Host
import Kit
import Recipes
import Stage

/// Both have changed it since: the author the recipe, and the cook the copy.
struct CopyChangedSheet: View {
    let look: Look
    let host: Host
    let page: PostPage
    let own: Recipe

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.copyChangedTitle, look.type.title, look.colors.ink, isHeading: true)
            Text(look.words.copyChangedText, look.type.body, look.colors.ink)
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(
                look: look, label: look.words.replaceCopy, emphasis: .plain, id: "replace copy"
            ) {
                host.dismiss()
                page.replace(own)
            },
            yes: WordButton(
                look: look, label: look.words.saveBeside, emphasis: .filled, id: "save beside"
            ) {
                host.dismiss()
                page.takeBeside()
            })
        return SheetFrame(
            look: look, key: "copy changed", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}
