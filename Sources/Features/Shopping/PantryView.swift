import House
import Kit
import Recipes
import Stage

/// What is at home, by aisle (BY6).
struct PantryView: View {
    let look: Look
    let host: Host
    let model: PantryPage

    var body: any View {
        let content = Column(spacing: Space.l) {
            ShoppingField(
                look: look, host: host, id: PantryPage.field, label: look.words.addToPantry,
                placeholder: look.words.addToPantryPlaceholder, text: model.typed, add: { model.add() },
                addLines: { model.add($0) }
            ) { model.typed = $0 }
            if let trouble = model.trouble {
                Notice(look: look, text: trouble.sentence(look.words))
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh") { model.refresh() }
            } else if model.pantry.items.isEmpty {
                if model.isKnown {
                    EmptyState(
                        look: look, icon: "archive", title: look.words.emptyPantryTitle,
                        text: look.words.emptyPantry)
                }
            } else {
                Text(look.words.pantryPurpose, look.type.label.leading(1.25), look.colors.softInk)
                for group in model.groups { card(group.aisle, group.items) }
            }
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(
            Edges(
                top: Space.s, left: look.margin, bottom: model.pantry.items.isEmpty ? Space.s : 96,
                right: look.margin))
        return PageFrame(look: look, host: host, id: "pantry", content: content)
    }

    private func card(_ aisle: Aisle, _ items: [PantryItem]) -> Node {
        Column(spacing: 10) {
            Text(look.words.aisle(aisle), look.type.heading, look.colors.ink, isHeading: true)
            Column {
                for (i, item) in items.enumerated() {
                    if i > 0 { Rule(look: look).padding(Edges(left: Space.m, right: Space.m)) }
                    row(item)
                }
            }
            .padding(y: 6)
            .card(look)
        }
    }

    private func row(_ item: PantryItem) -> Node {
        var spec = RegionSpec(.button, look.words.buyAgain(item.name), id: PantryPage.region(item))
        spec.radius = Space.smallRadius
        spec.press = { model.buyAgain(item) }
        return Row(spacing: Space.xs) {
            Row(spacing: Space.s) {
                Text(item.name, look.type.body.weight(.medium), look.colors.ink).padding(y: 6).grow()
                Icon("basket", size: 24, look.colors.softInk)
            }
            .padding(x: 10)
            .limit(minHeight: 52)
            .region(spec)
            .grow()
            IconButton(
                look: look, icon: "close", label: look.words.removeNamed(item.name),
                color: look.colors.softInk, id: "unstock \(item.id)"
            ) { model.remove(item) }
        }
        .padding(Edges(left: 6, right: Space.s))
    }
}
