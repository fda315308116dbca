import House
import Kit
import Recipes
import Stage

/// Where in the shop a food is to be looked for.
struct AisleSheet: View {
    let look: Look
    let host: Host
    let model: ShoppingListPage
    let line: ShoppingLine

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row(spacing: Space.s) {
                Column(spacing: 2) {
                    Text(
                        look.words.aisleOf(line.name), look.type.title, look.colors.ink, maxLines: 2,
                        isHeading: true)
                    Text(look.words.aisleIsKept, look.type.small, look.colors.softInk)
                }
                .grow()
                IconButton(look: look, icon: "close", label: look.words.close, press: close)
            }
            Grid(columns: look.isTight ? 1 : 2, spacing: Space.xs) {
                for aisle in Aisle.allCases { choice(aisle) }
            }
        }
        return SheetFrame(look: look, key: "aisle", width: 720, dismiss: close, content: content)
    }

    private func choice(_ aisle: Aisle) -> Node {
        let isChosen = aisle == line.aisle
        var spec = RegionSpec(.choice, look.words.aisle(aisle), id: "aisle \(aisle.rawValue)")
        spec.value = isChosen ? look.words.chosen : nil
        spec.radius = Space.smallRadius
        spec.press = { model.move(line, to: aisle) }
        return Row(spacing: Space.s) {
            Text(
                look.words.aisle(aisle), isChosen ? look.type.bodyStrong : look.type.body, look.colors.ink,
                maxLines: 2
            )
            .grow()
            if isChosen { Icon("check", size: 22, look.colors.sage) }
        }
        .unread()
        .padding(x: Space.m, y: 6)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
        .region(spec)
    }

    private func close() { host.dismiss() }
}
