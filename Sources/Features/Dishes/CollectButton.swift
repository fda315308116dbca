import House
import Kit
import Stage

/// In how many collections a recipe is, and the way into others.
struct CollectButton: View {
    let look: Look
    let host: Host
    let model: RecipePage
    let size: Double

    var body: any View {
        IconButton(
            look: look, icon: "collections", label: look.words.collections, size: size,
            fill: look.colors.sunken, id: "collect", value: look.words.inCollections(model.collections)
        ) { host.crossings.collect([model.recipe.id], model.recipe.title) }
        .node
        .overlay(badge)
    }

    private var badge: Node {
        guard model.collections > 0 else { return Spacer() }
        return Text("\(min(model.collections, 99))", look.type.smallStrong, look.colors.onTomato, maxLines: 1)
            .unread()
            .padding(x: 6, y: 1)
            .limit(minWidth: 22, minHeight: 22)
            .behind(.fill(radius: 11, look.colors.tomato))
            .place(.end, .start)
    }
}
