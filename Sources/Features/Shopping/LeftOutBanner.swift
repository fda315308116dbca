import House
import Kit
import Stage

/// What was not put on the list because the pantry has it, and the way to have it there all the same.
struct LeftOutBanner: View {
    let look: Look
    let model: ShoppingListPage

    var body: any View {
        let names = model.leftOut.names
        return BannerLine(look: look) {
            Icon("home", size: 24, look.colors.sage)
            Column(spacing: 2) {
                Text(look.words.leftOutTitle(names.count), look.type.bodyStrong, look.colors.ink)
                Text(
                    names.joined(separator: ", "), look.type.small.leading(1.2), look.colors.softInk,
                    maxLines: 3)
            }
            .grow()
        } ways: {
            WordButton(look: look, label: look.words.addAllTheSame, icon: "plus") { model.addLeftOut() }
            IconButton(look: look, icon: "close", label: look.words.close, id: "left out close") {
                model.forgetLeftOut()
            }
        }
        .padding(x: Space.m, y: Space.s)
        .card(look)
    }
}
