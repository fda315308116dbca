import Edamam
import House
import Kit
import Stage

/// Below what a search has found: the way to Edamam, and what came from there (RF5).
struct ForageShelf: View {
    let look: Look
    let host: Host
    let model: ForageSearch
    /// What is looked for now.
    let wish: EdamamQuestion
    let pictures: ForagedPictures
    let show: @MainActor (EdamamRecipe) -> Void

    var body: any View {
        Column(spacing: Space.m) {
            Rule(look: look).padding(y: Space.s)
            if model.asked == wish { answer } else { offer }
        }
    }

    /// Nobody is asked before the cook wants it.
    private var offer: Node {
        let isOffline = host.settings.worksOffline
        return Wrap(spacing: Space.m, lineSpacing: Space.s) {
            WordButton(
                look: look, label: look.words.askEdamam, icon: "globe", id: "ask edamam",
                isEnabled: !isOffline
            ) { model.ask(wish) }
            Text(
                isOffline ? look.words.sentence(.offline) : look.words.edamamGets,
                look.type.small.leading(1.25), look.colors.softInk
            )
            .padding(y: 12)
        }
    }

    private var answer: Node {
        Column(spacing: Space.m) {
            heading
            if !model.recipes.isEmpty { grid }
            foot
        }
    }

    /// Every list says whose it is: so their terms want it.
    private var heading: Node {
        Wrap(spacing: Space.m, lineSpacing: 2) {
            Text(look.words.fromEdamam, look.type.heading, look.colors.ink, isHeading: true)
            if !model.recipes.isEmpty {
                Text(look.words.poweredByEdamam, look.type.label, look.colors.softInk).padding(y: 4)
            }
        }
    }

    private var grid: Node {
        CardGrid(
            id: "foraged", count: model.recipes.count, columns: columns,
            spacing: look.isCompact ? Space.m : Space.l
        ) { place in
            guard model.recipes.indices.contains(place) else { return Spacer(0) }
            return ForagedCard(
                look: look, host: host, recipe: model.recipes[place], pictures: pictures, show: show)
        }
    }

    private var columns: Int {
        if look.isNarrow { return 1 }
        return max(2, min(5, Int((look.size.width - 2 * look.margin) / (look.size.width > 1500 ? 430 : 360))))
    }

    private var foot: Node {
        if model.isAsking {
            return Row(spacing: Space.m) {
                BusySign(look: look, size: 28, color: look.colors.tomato)
                Text(look.words.edamamLooks, look.type.body, look.colors.softInk)
            }
            .padding(y: Space.m)
        }
        if let trouble = model.trouble {
            return Column(spacing: Space.m, align: .start) {
                Notice(look: look, text: look.words.sentence(trouble))
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh", id: "edamam again") {
                    if model.recipes.isEmpty { model.ask(wish) } else { model.more() }
                }
            }
        }
        if model.recipes.isEmpty, !model.hasMore {
            return Text(
                model.leftOut > 0 ? look.words.nothingOfEdamamSuits : look.words.edamamHasNothing,
                look.type.body, look.colors.softInk)
        }
        if model.hasMore {
            return WordButton(
                look: look, label: look.words.moreOfEdamam, icon: "chevron-down", id: "more of edamam"
            ) { model.more() }.node
        }
        return Spacer(0)
    }
}
